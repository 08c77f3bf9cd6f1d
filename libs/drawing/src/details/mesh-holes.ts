import { placed, range } from '../geometry';
import { flat, outline, path, rect, strokes } from '../paint';
import { printedRect } from '../print';
import { backdrop, grommet, HEIGHT, stitches, WIDTH, type DrawDetail } from './close-up';

const PITCH = 26;
const HOLE = 'M4 0L9 0Q13 0 13 4L13 9Q13 13 9 13L4 13Q0 13 0 9L0 4Q0 0 4 0Z';

/** Mesh vinyl: the yarns carry the print, the holes let the wind through; below it the hem. */
export const meshHoles: DrawDetail = (design) => [
  backdrop('glass'),
  ...printedRect(design, 0, 0, WIDTH, HEIGHT),
  holes(),
  ...hem(),
];

function holes() {
  const d = range(9)
    .flatMap((row) =>
      range(18).map((column) => {
        const [x, y] = [column * PITCH - 4, row * PITCH + 8];
        return placed(HOLE, ([px, py]) => [x + px, y + py]);
      }),
    )
    .join('');
  return path(d, { fill: 'glass', line: 'ink' });
}

function hem() {
  return [
    rect(-4, 242, WIDTH + 8, 90, flat('print-deep')),
    rect(-4, 242, WIDTH + 8, 90, outline()),
    stitches(0, 252, WIDTH, 252),
    strokes([[0, 318, WIDTH, 318]], outline('print-cyan')),
    ...[84, 364].flatMap((x) => grommet(x, 287, 23, 'glass')),
  ];
}
