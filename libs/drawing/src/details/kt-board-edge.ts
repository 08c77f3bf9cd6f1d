import { range, type Point } from '../geometry';
import { dots, flat, glint, outline, polygon, strokes } from '../paint';
import { between, printed } from '../print';
import { backdrop, HEIGHT, type DrawDetail } from './close-up';

const FACE = [
  [-10, -20],
  [340, 62],
  [340, 360],
  [-10, 360],
] as const satisfies readonly Point[];
const EDGE = 58;

/** KT board at its cut edge: laminated print, paper, foam core, paper. */
export const ktBoardEdge: DrawDetail = (design) => [
  backdrop('shade2'),
  polygon(
    [
      [410, 60],
      [448, 70],
      [448, HEIGHT],
      [410, HEIGHT],
    ],
    flat('shade3'),
  ),
  ...printed(design, 1.1, between(FACE)),
  polygon(FACE, outline()),
  glint(214, 66, 70, 'print-white'),
  polygon(
    [
      [340, 62],
      [340 + EDGE, 40],
      [340 + EDGE, 360],
      [340, 360],
    ],
    { fill: 'paper', line: 'ink' },
  ),
  polygon(
    [
      [-10, -20],
      [340, 62],
      [340 + EDGE, 40],
      [80, -20],
    ],
    { fill: 'shade1', line: 'ink' },
  ),
  strokes(
    [
      [347, 59.5, 347, HEIGHT + 4],
      [391, 43, 391, HEIGHT + 4],
    ],
    outline(),
  ),
  cells(),
];

function cells() {
  const points = range(24).flatMap((row) =>
    range(4).map((column): Point => [
      353 + column * 10 + ((row * 7 + column * 3) % 5),
      64 + row * 12 + ((column * 5 + row * 3) % 7),
    ]),
  );
  return dots(points, 1.8, 'shade3');
}
