import { person } from '../figure';
import { flagPole } from '../forms/flag-pole';
import { range } from '../geometry';
import { flat, rect, solid, strokes } from '../paint';
import type { SvgNode } from '../svg';
import { far, pane, street, tree, WIDTH, type DrawScene } from './scenery';

const GROUND = 272;
const SCALE = 0.036;

/** Flags on three masts before a hall. */
export const flagPolePlaza: DrawScene = (design) => [
  ...street(GROUND),
  ...hall(),
  ...tree(18, GROUND + 4, 110),
  ...tree(430, GROUND + 4, 96),
  ...range(3).flatMap((index) =>
    flagPole(
      { x: 84 + index * 112, groundY: GROUND + 18, width: 2700 * SCALE, height: 7200 * SCALE, scale: SCALE },
      index === 1 ? 'bands' : design,
    ),
  ),
  person(152, GROUND + 22, 1700 * SCALE),
  person(352, GROUND + 28, 1700 * SCALE, { flip: true, coat: 'cyan' }),
  person(370, GROUND + 26, 1640 * SCALE, { coat: 'shade1' }),
];

function hall(): SvgNode[] {
  return [
    rect(48, 150, 352, GROUND - 150, solid('shade1', 'shade4')),
    rect(36, 138, 376, 14, solid('paper', 'shade4')),
    ...range(8).flatMap((index) => (index === 3 || index === 4 ? [] : pane(62 + index * 41, 168, 34, 78, 3))),
    rect(185, 168, 76, GROUND - 168, solid('glass', 'shade4')),
    strokes(
      [
        [223, 168, 223, GROUND],
        [185, 190, 261, 190],
      ],
      far,
    ),
    ...range(3).map((index) =>
      rect(160 - index * 10, GROUND - 10 + index * 5, 126 + index * 20, 5, solid('paper', 'shade4')),
    ),
    rect(0, GROUND + 4, WIDTH, 1, flat('shade3')),
  ];
}
