import { range, type Point } from '../geometry';
import { circle, flat, outline, path, rect, solid, strokes, type Segment } from '../paint';
import { printedRect } from '../print';
import { backdrop, HEIGHT, hatch, WIDTH, type DrawDetail } from './close-up';

const FACE = 118;
const BEADS = 196;
const R = 24;

/** A cut through reflective film: ink and clear face, glass beads on silver, adhesive; light turns in a bead. */
export const reflectiveBeads: DrawDetail = (design) => [
  backdrop('night'),
  rect(0, FACE, WIDTH, 52, flat('pale-cyan')),
  rect(0, 170, WIDTH, 56, flat('shade2')),
  rect(0, 226, WIDTH, 30, solid('steel', 'print-ink')),
  rect(0, 256, WIDTH, HEIGHT - 256, flat('warm')),
  hatch(
    [
      [0, 256],
      [WIDTH, 256],
      [WIDTH, 300],
      [0, 300],
    ],
    11,
    outline('wood'),
  ),
  rect(0, 300, WIDTH, 30, solid('shade3', 'print-ink')),
  ...printedRect(design, 0, FACE - 14, 230, 14),
  rect(0, FACE - 14, 230, 14, outline('print-ink')),
  strokes(
    [
      [0, FACE, WIDTH, FACE],
      [0, 170, WIDTH, 170],
      [0, 256, WIDTH, 256],
    ],
    outline('print-ink'),
  ),
  ...range(8).flatMap((index) => bead(30 + index * 56)),
  ...[86, 310].flatMap((x) => ray(x)),
];

function bead(x: number) {
  return [
    circle(x, BEADS, R, solid('glass', 'print-ink')),
    path(`M${x - 14} ${BEADS + 18}Q${x} ${BEADS + 30} ${x + 14} ${BEADS + 18}`, outline('steel')),
    path(`M${x - 15} ${BEADS - 8}Q${x - 12} ${BEADS - 16} ${x - 4} ${BEADS - 17}`, outline('paper')),
  ];
}

/** Enters at the upper left of a bead, is reflected by the silver and returns. */
function ray(x: number) {
  const bottom: Point = [x, BEADS + R];
  const into: readonly Segment[] = [
    [x - 78, 4, x - 13, BEADS - 20],
    [x - 13, BEADS - 20, bottom[0], bottom[1]],
  ];
  const out: readonly Segment[] = [
    [bottom[0], bottom[1], x + 13, BEADS - 20],
    [x + 13, BEADS - 20, x - 52, 4],
  ];
  const head = `M${x - 56} 18L${x - 52} 4L${x - 42} 14`;
  return [strokes([...into, ...out], outline('print-yellow')), path(head, outline('print-yellow'))];
}
