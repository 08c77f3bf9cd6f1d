import { person } from '../figure';
import { carFlag } from '../forms/small-flags';
import { range } from '../geometry';
import { circle, courses, flat, glint, outline, path, polygon, rect, solid, strokes } from '../paint';
import type { Design } from '../print';
import type { SvgNode } from '../svg';
import { pane, street, tree, WIDTH, type DrawScene } from './scenery';

const GROUND = 230;
const ROAD = 300;

/** A car with a flag on each window it shows. */
export const carFlagStreet: DrawScene = (design) => [
  ...street(GROUND, 'glass', 252),
  rect(0, 40, WIDTH, GROUND - 40, flat('shade1')),
  courses(0, 40, WIDTH, GROUND - 40, 40, 16, 'shade2'),
  ...range(4).flatMap((index) => pane(22 + index * 108, 66, 76, 84, 4)),
  ...tree(424, GROUND + 6, 150),
  person(40, GROUND + 16, 148),
  strokes(
    range(5).map((index) => [index * 110, 318, index * 110 + 60, 318] as const),
    outline('paper'),
  ),
  ...flag(166, design),
  ...flag(250, 'bands'),
  ...car(),
];

function flag(x: number, design: Design): SvgNode[] {
  return carFlag({ x, groundY: 198, width: 84, height: 88, scale: 0.15 }, design);
}

function car(): SvgNode[] {
  return [
    path(
      `M74 ${ROAD - 14}L70 248Q72 236 88 234L128 230L160 194Q166 188 178 188L292 188Q304 188 314 196L346 226` +
        `L384 234Q396 238 398 254L400 ${ROAD - 14}Z`,
      solid('paper'),
    ),
    polygon(
      [
        [142, 230],
        [168, 200],
        [224, 200],
        [224, 230],
      ],
      solid('glass'),
    ),
    polygon(
      [
        [232, 200],
        [290, 200],
        [322, 230],
        [232, 230],
      ],
      solid('glass'),
    ),
    glint(184, 204, 20),
    glint(252, 204, 20),
    strokes(
      [
        [228, 200, 228, ROAD - 20],
        [134, 234, 134, ROAD - 20],
        [330, 234, 338, 262],
      ],
      outline(),
    ),
    strokes(
      [
        [206, 246, 222, 246],
        [300, 246, 316, 246],
        [74, 268, 398, 268],
      ],
      outline('shade4'),
    ),
    rect(72, 246, 12, 10, solid('print-magenta'), 2),
    rect(384, 246, 14, 10, solid('glow'), 2),
    ...[136, 330].flatMap((x) => [
      circle(x, ROAD - 12, 28, solid('soft')),
      circle(x, ROAD - 12, 16, solid('shade2')),
      circle(x, ROAD - 12, 4, flat('soft')),
    ]),
  ];
}
