import { person } from '../figure';
import { backdropFrame } from '../forms/backdrop';
import { range } from '../geometry';
import { circle, flat, outline, path, polygon, rect, solid, strokes, type Segment } from '../paint';
import type { SvgNode } from '../svg';
import { WIDTH, type DrawScene } from './scenery';

const GROUND_Y = 262;
const SCALE = 0.086;

/** A backdrop on a low stage before rows of chairs, with a lectern. */
export const backdropStage: DrawScene = (design) => [
  rect(0, 0, WIDTH, GROUND_Y, flat('shade2')),
  ...curtain(),
  ...lights(),
  polygon(
    [
      [40, GROUND_Y - 18],
      [408, GROUND_Y - 18],
      [430, GROUND_Y + 12],
      [18, GROUND_Y + 12],
    ],
    solid('wood', 'shade4'),
  ),
  rect(18, GROUND_Y + 12, 412, 18, solid('warm', 'shade4')),
  rect(0, GROUND_Y + 30, WIDTH, 50, flat('shade3')),
  ...backdropFrame({ x: 82, groundY: GROUND_Y - 8, width: 3000 * SCALE, height: 2400 * SCALE, scale: SCALE }, design),
  ...lectern(366),
  person(226, GROUND_Y + 4, 1700 * SCALE, { coat: 'soft' }),
  ...chairs(),
];

function curtain(): SvgNode[] {
  const folds = range(29).map((index): Segment => [index * 16, 30, index * 16, GROUND_Y - 18]);
  return [strokes(folds, outline('shade3')), rect(0, 0, WIDTH, 30, solid('shade3', 'shade4'))];
}

function lights(): SvgNode[] {
  return [92, 182, 272, 362].flatMap((x) => [
    rect(x - 7, 22, 14, 16, solid('soft')),
    path(`M${x - 7} 38L${x - 12} 46L${x + 12} 46L${x + 7} 38Z`, solid('glow', 'shade4')),
  ]);
}

function lectern(x: number): SvgNode[] {
  const foot = GROUND_Y + 2;
  return [
    polygon(
      [
        [x - 16, foot],
        [x + 16, foot],
        [x + 20, foot - 78],
        [x - 20, foot - 78],
      ],
      solid('paper'),
    ),
    polygon(
      [
        [x - 24, foot - 78],
        [x + 24, foot - 78],
        [x + 21, foot - 90],
        [x - 21, foot - 90],
      ],
      solid('shade3'),
    ),
    path(`M${x} ${foot - 90}Q${x + 2} ${foot - 106} ${x - 8} ${foot - 112}`, outline()),
    circle(x - 9, foot - 113, 3, solid('soft')),
  ];
}

function chairs(): SvgNode[] {
  return range(9).flatMap((index) => [
    rect(6 + index * 50, 288, 38, 34, solid('soft', 'ink'), 7),
    rect(4 + index * 50, 316, 42, 16, solid('slate', 'ink'), 3),
  ]);
}
