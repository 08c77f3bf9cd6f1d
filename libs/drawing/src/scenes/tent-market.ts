import { person } from '../figure';
import { tent } from '../forms/tent';
import { range } from '../geometry';
import { circle, outline, rect, solid, strokes } from '../paint';
import { printedRect } from '../print';
import type { SvgNode } from '../svg';
import { skyline, street, tree, type DrawScene } from './scenery';

const GROUND = 262;
const SCALE = 0.078;

/** A printed canopy with its table on a market. */
export const tentMarket: DrawScene = (design) => [
  ...street(GROUND),
  skyline(GROUND, [80, 104, 104, 72, 96, 116, 116, 84, 64]),
  ...tree(40, GROUND + 2, 150),
  ...tree(416, GROUND + 2, 132),
  ...tent({ x: 112, groundY: GROUND + 22, width: 3000 * SCALE, height: 3200 * SCALE, scale: SCALE }, design),
  ...stall(),
  person(82, GROUND + 32, 1700 * SCALE, { coat: 'cyan' }),
];

function stall(): SvgNode[] {
  const [x, y, width, height] = [150, 210, 160, 66];
  const fruit = range(3).flatMap((crate) =>
    range(5).map((index) =>
      circle(x + 16 + crate * 50 + index * 7.4, y - 14, 4, solid(crate === 1 ? 'print-yellow' : 'shade3')),
    ),
  );
  return [
    ...fruit,
    ...range(3).flatMap((index) => [
      rect(x + 8 + index * 50, y - 14, 44, 14, solid('wood')),
      strokes([[x + 8 + index * 50, y - 7, x + 52 + index * 50, y - 7]], outline()),
    ]),
    ...printedRect('bands', x, y, width, height),
    strokes(
      [
        [x + 36, y + 6, x + 36, y + height],
        [x + 124, y + 6, x + 124, y + height],
      ],
      { line: 'print-ink', alpha: 0.25 },
    ),
    rect(x, y, width, height, outline()),
  ];
}
