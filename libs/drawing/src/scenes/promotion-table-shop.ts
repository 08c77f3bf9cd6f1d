import { person } from '../figure';
import { promotionTable } from '../forms/promotion-table';
import { range } from '../geometry';
import { ellipse, outline, path, rect, solid, strokes, type Segment } from '../paint';
import type { SvgNode } from '../svg';
import { far, interior, type DrawScene } from './scenery';

const GROUND_Y = 248;
const SCALE = 0.102;

/** A tasting at a promotion table between a supermarket's shelves. */
export const promotionTableShop: DrawScene = (design) => [
  ...interior(GROUND_Y, 'shade1', 'shade2'),
  strokes(
    range(8).map((index): Segment => [index * 70 - 30, 328, index * 64 + 10, GROUND_Y]),
    outline('shade3'),
  ),
  ...rack(0, 132),
  ...rack(316, 132),
  person(300, GROUND_Y + 34, 1700 * SCALE, { flip: true }),
  ...promotionTable({ x: 168, groundY: GROUND_Y + 48, width: 850 * SCALE, height: 2050 * SCALE, scale: SCALE }, design),
  ...tasting(168, GROUND_Y + 48 - 2050 * SCALE * 0.42),
  person(118, GROUND_Y + 56, 1700 * SCALE, { coat: 'cyan' }),
];

function rack(x: number, width: number): SvgNode[] {
  const boards = range(4);
  return [
    rect(x, 62, width, GROUND_Y - 62, solid('shade2', 'shade4')),
    ...boards.flatMap((row) =>
      range(7).map((column) => {
        const height = 20 + ((row * 3 + column * 5) % 4) * 4;
        const tint = (row + column) % 4 === 0 ? 'shade4' : (row + column) % 2 === 0 ? 'paper' : 'shade3';
        return rect(
          x + 6 + column * ((width - 12) / 7),
          104 + row * 46 - height,
          13,
          height,
          solid(tint, 'shade4'),
          1.5,
        );
      }),
    ),
    ...boards.map((row) => rect(x, 104 + row * 46, width, 6, solid('paper', 'shade4'))),
    strokes(
      [
        [x, 50, x + width, 50],
        [x + 10, 50, x + 10, 0],
        [x + width - 10, 50, x + width - 10, 0],
      ],
      far,
    ),
  ];
}

function tasting(x: number, top: number): SvgNode[] {
  return [
    ellipse(x + 30, top - 3, 22, 4, solid('paper')),
    ...range(4).map((index) =>
      path(`M${x + 15 + index * 9} ${top - 12}l1.4 9h4l1.4 -9Z`, solid(index % 2 ? 'print-yellow' : 'glass')),
    ),
    rect(x + 60, top - 20, 12, 20, solid('print-magenta'), 2),
    rect(x + 63, top - 26, 6, 6, solid('shade3')),
    strokes([[x + 60, top - 8, x + 72, top - 8]], outline('paper')),
  ];
}
