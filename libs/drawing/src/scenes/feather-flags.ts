import { person } from '../figure';
import { featherFlag, type FeatherShape } from '../forms/feather';
import { range } from '../geometry';
import { glint, rect, solid, strokes } from '../paint';
import type { SvgNode } from '../svg';
import { far, pane, skyline, street, tree, WIDTH, type DrawScene } from './scenery';

const GROUND = 266;
const SCALE = 0.062;

const SIZES = {
  angled: { width: 800, height: 3400 },
  concave: { width: 800, height: 3400 },
  convex: { width: 800, height: 3400 },
  straight: { width: 800, height: 3400 },
  teardrop: { width: 1150, height: 3000 },
} as const satisfies Readonly<Record<FeatherShape, { width: number; height: number }>>;

/** Three feather flags of one shape along the forecourt of a showroom. */
export const featherFlags =
  (shape: FeatherShape): DrawScene =>
  (design) => {
    const { width, height } = SIZES[shape];
    const flag = (x: number, drop: number, print: typeof design) =>
      featherFlag(shape)(
        { x, groundY: GROUND + drop, width: width * SCALE, height: height * SCALE, scale: SCALE },
        print,
      );
    return [
      ...street(GROUND - 8, 'glass', 304),
      skyline(GROUND - 8, [30, 44, 44, 36, 52, 52, 40, 28]),
      ...showroom(),
      ...tree(416, GROUND - 2, 124),
      ...flag(84, 14, design),
      ...flag(196, 14, 'bands'),
      ...flag(308, 14, design),
      person(282, GROUND + 22, 1700 * SCALE),
    ];
  };

function showroom(): SvgNode[] {
  const groundY = GROUND - 8;
  return [
    rect(40, 150, 330, groundY - 150, solid('paper', 'shade4')),
    rect(28, 138, 354, 14, solid('shade2', 'shade4')),
    ...range(4).flatMap((index) => pane(54 + index * 62, 170, 58, groundY - 176, 3)),
    rect(306, 170, 50, groundY - 170, solid('shade2', 'shade4')),
    rect(311, 175, 40, groundY - 175, solid('glass', 'shade4')),
    strokes(
      [
        [331, 175, 331, groundY],
        [0, groundY, WIDTH, groundY],
      ],
      far,
    ),
    glint(314, 180, 14),
  ];
}
