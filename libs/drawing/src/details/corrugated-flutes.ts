import { range, type Point } from '../geometry';
import { bar, flat, outline, polygon, strokes, type Segment } from '../paint';
import { between, printed } from '../print';
import { backdrop, WIDTH, type DrawDetail } from './close-up';

const EDGE = { top: 226, bottom: 276 };
const FACE = [
  [40, -20],
  [480, -20],
  [450, EDGE.top],
  [-20, EDGE.top],
] as const satisfies readonly Point[];

/** Corrugated plastic at its open edge: walls between two skins, a stake pushed into a flute. */
export const corrugatedFlutes: DrawDetail = (design) => [
  backdrop('shade1'),
  ...printed(design, 1.8, between(FACE)),
  polygon(FACE, outline()),
  ribs(),
  polygon(
    [
      [-20, EDGE.top],
      [WIDTH + 10, EDGE.top],
      [WIDTH + 10, EDGE.bottom],
      [-20, EDGE.bottom],
    ],
    flat('paper'),
  ),
  ...range(14).map((index) => polygon(flute(index), { fill: 'shade3', line: 'soft' })),
  strokes(
    [
      [-20, EDGE.top, WIDTH + 10, EDGE.top],
      [-20, EDGE.bottom, WIDTH + 10, EDGE.bottom],
    ],
    outline(),
  ),
  ...bar(`M289 ${EDGE.top + 14}L289 340`, 13, 'shade4'),
  strokes([[286, EDGE.bottom + 6, 286, 338]], outline('paper')),
];

function flute(index: number): Point[] {
  const x = -14 + index * 34;
  return [
    [x, EDGE.top + 7],
    [x + 29, EDGE.top + 7],
    [x + 29, EDGE.bottom - 7],
    [x, EDGE.bottom - 7],
  ];
}

/** The walls between the flutes show through the skin as faint lines. */
function ribs() {
  return strokes(
    range(14).map((index): Segment => {
      const x = -17 + index * 34;
      return [x, EDGE.top, 40 + (x + 20) * 0.936, -20];
    }),
    { line: 'print-white', alpha: 0.35 },
  );
}
