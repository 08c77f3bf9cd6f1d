import { person } from '../figure';
import { range, type Point } from '../geometry';
import { ellipse, flat, outline, polygon, rect, solid, strokes, type Segment } from '../paint';
import { printedDisc, type Design } from '../print';
import type { SvgNode } from '../svg';
import { far, pendant, WIDTH, type DrawScene } from './scenery';

const GROUND_Y = 186;

/** A round sticker on the floor of an aisle. */
export const floorGraphic: DrawScene = (design) => [
  rect(0, 0, WIDTH, GROUND_Y, flat('shade1')),
  rect(0, GROUND_Y, WIDTH, 142, flat('shade2')),
  ...tiles(),
  ...wallRack(96, 256, 106),
  ...rack([
    [0, 40],
    [88, 84],
    [88, 196],
    [0, 292],
  ]),
  ...rack([
    [448, 40],
    [360, 84],
    [360, 196],
    [448, 292],
  ]),
  ...pendant(160, 34, 18),
  ...pendant(288, 34, 18),
  ...sticker(design),
  person(306, 250, 138, { flip: true, coat: 'cyan' }),
];

function tiles(): SvgNode[] {
  const rays = range(9).map((index): Segment => [224 + (index - 4) * 26, GROUND_Y, 224 + (index - 4) * 96, 328]);
  return [
    strokes(
      [...rays, [0, 200, WIDTH, 200], [0, 222, WIDTH, 222], [0, 256, WIDTH, 256], [0, 304, WIDTH, 304]],
      outline('shade3'),
    ),
  ];
}

function wallRack(x: number, width: number, height: number): SvgNode[] {
  const goods = range(3).flatMap((row) =>
    range(14).map((index) => {
      const tall = 16 + ((index * 7 + row * 5) % 4) * 3;
      return rect(x + 6 + index * 17.6, GROUND_Y - 8 - row * 32 - tall, 14, tall, {
        fill: (index + row) % 3 === 0 ? 'shade3' : 'shade1',
        line: 'shade4',
      });
    }),
  );
  return [
    rect(x, GROUND_Y - height, width, height, solid('paper', 'shade4')),
    ...goods,
    strokes(
      range(3).map((row): Segment => [x, GROUND_Y - 8 - row * 32, x + width, GROUND_Y - 8 - row * 32]),
      far,
    ),
  ];
}

function rack(corners: readonly [Point, Point, Point, Point]): SvgNode[] {
  const [a, b, c, d] = corners;
  const boards = range(4).map((index): Segment => {
    const share = (index + 1) / 5;
    return [a[0], a[1] + (d[1] - a[1]) * share, b[0], b[1] + (c[1] - b[1]) * share];
  });
  return [polygon(corners, solid('paper', 'shade4')), strokes(boards, far)];
}

function sticker(design: Design): SvgNode[] {
  return [...printedDisc(design, 196, 262, 88, 40), ellipse(196, 262, 88, 40, outline())];
}
