import { person } from '../figure';
import { wideRollUp } from '../forms/roll-up';
import { range } from '../geometry';
import { glint, outline, polygon, rect, solid, strokes, type Segment } from '../paint';
import type { SvgNode } from '../svg';
import { far, potPlant, interior, WIDTH, type DrawScene } from './scenery';

const GROUND_Y = 246;
const SCALE = 0.094;

/** Roll-up stands down the passage of a shopping centre. */
export const rollUpMall: DrawScene = (design) => [
  ...interior(GROUND_Y, 'shade1', 'shade2'),
  ...shops(),
  strokes(
    range(9).map((index): Segment => [index * 62 - 40, 328, 60 + index * 40, GROUND_Y]),
    outline('shade3'),
  ),
  ...potPlant(226, GROUND_Y + 4, 84),
  ...wideRollUp({ x: 56, groundY: GROUND_Y + 44, width: 870 * SCALE, height: 2080 * SCALE, scale: SCALE }, design),
  ...wideRollUp({ x: 316, groundY: GROUND_Y + 44, width: 870 * SCALE, height: 2080 * SCALE, scale: SCALE }, 'halves'),
  person(180, GROUND_Y + 56, 1700 * SCALE, { coat: 'cyan' }),
];

function shops(): SvgNode[] {
  return [
    rect(0, 0, WIDTH, 26, solid('shade2', 'shade4')),
    strokes(
      range(11).map((index): Segment => [index * 44, 0, index * 44 + 4, 26]),
      far,
    ),
    ...range(3).flatMap((index) => {
      const x = 14 + index * 146;
      return [
        rect(x, 56, 128, GROUND_Y - 56, solid('glass', 'shade4')),
        rect(x, 40, 128, 22, solid(index === 1 ? 'shade3' : 'paper', 'shade4')),
        strokes(
          [
            [x + 42, 62, x + 42, GROUND_Y],
            [x + 86, 62, x + 86, GROUND_Y],
          ],
          far,
        ),
        polygon(
          [
            [x + 10, GROUND_Y - 8],
            [x + 10, GROUND_Y - 54],
            [x + 32, GROUND_Y - 54],
            [x + 32, GROUND_Y - 8],
          ],
          solid('shade2', 'shade3'),
        ),
        rect(x + 94, GROUND_Y - 70, 26, 62, solid('shade1', 'shade3')),
        glint(x + 52, 74, 26),
      ];
    }),
  ];
}
