import { range, type Point } from '../geometry';
import { flat, outline, polygon, strokes, type Segment } from '../paint';
import { between, printed } from '../print';
import { backdrop, weave, type DrawDetail } from './close-up';

const CORNER: Point = [306, 218];
const DEEP: Point = [372, 262];
const FRONT = [[-20, -20], [CORNER[0], -20], CORNER, [-20, CORNER[1]]] as const satisfies readonly Point[];

/** The corner of a stretched canvas: the weave of its face, the edge wrapped around the bar. */
export const canvasWeave: DrawDetail = (design) => [
  backdrop('warm'),
  polygon(
    [
      [10, 290],
      [392, 290],
      [392, -4],
      [372, -4],
      [372, 262],
      [-4, 262],
      [-4, 290],
    ],
    flat('wood'),
  ),
  ...printed(design, 1.3, between(FRONT)),
  weave(-6, -4, 312, 222, 12, { line: 'print-ink', alpha: 0.28 }),
  ...side(),
  ...below(),
  polygon(FRONT, outline()),
];

function side() {
  const ring: readonly Point[] = [[CORNER[0], -20], [DEEP[0], -20], DEEP, CORNER];
  const threads = range(6).map((index): Segment => {
    const share = (index + 1) / 7;
    const [x, y] = [CORNER[0] + (DEEP[0] - CORNER[0]) * share, (DEEP[1] - CORNER[1]) * share];
    return [x, -20, x, CORNER[1] + y];
  });
  return [
    polygon(ring, flat('print-deep')),
    strokes(threads, { line: 'print-white', alpha: 0.3 }),
    polygon(ring, outline()),
  ];
}

function below() {
  const ring: readonly Point[] = [[-20, CORNER[1]], CORNER, DEEP, [-20, DEEP[1]]];
  const threads = range(4).map((index): Segment => {
    const share = (index + 1) / 5;
    return [
      -20,
      CORNER[1] + (DEEP[1] - CORNER[1]) * share,
      CORNER[0] + (DEEP[0] - CORNER[0]) * share,
      CORNER[1] + (DEEP[1] - CORNER[1]) * share,
    ];
  });
  return [
    polygon(ring, flat('print-deep')),
    polygon(
      [
        [-20, CORNER[1]],
        [160, CORNER[1]],
        [116, DEEP[1]],
        [-20, DEEP[1]],
      ],
      flat('print-cyan'),
    ),
    polygon(
      [
        [62, CORNER[1]],
        [160, CORNER[1]],
        [116, DEEP[1]],
        [18, DEEP[1]],
      ],
      flat('print-magenta'),
    ),
    strokes(threads, { line: 'print-white', alpha: 0.3 }),
    polygon([CORNER, DEEP, [CORNER[0] + 10, DEEP[1]]], { fill: 'print-deep', line: 'ink' }),
    polygon(ring, outline()),
  ];
}
