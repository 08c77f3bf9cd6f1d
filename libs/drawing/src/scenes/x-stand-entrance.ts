import { person } from '../figure';
import { xStand } from '../forms/x-stand';
import { courses, flat, glint, outline, rect, solid, strokes } from '../paint';
import type { SvgNode } from '../svg';
import { far, pane, potPlant, street, WIDTH, type DrawScene } from './scenery';

const GROUND = 266;
const SCALE = 0.088;

/** An X-stand beside the door. */
export const xStandEntrance: DrawScene = (design) => [
  ...street(GROUND),
  rect(0, 0, WIDTH, GROUND, flat('warm')),
  courses(0, 0, WIDTH, GROUND, 34, 16, 'shade2'),
  ...door(),
  ...pane(18, 74, 104, 112, 5),
  rect(12, 186, 116, 7, solid('paper', 'shade4')),
  ...potPlant(404, GROUND + 4, 96),
  ...xStand({ x: 288, groundY: GROUND + 26, width: 800 * SCALE, height: 1800 * SCALE, scale: SCALE }, design),
  person(118, GROUND + 34, 1700 * SCALE, { flip: true }),
];

function door(): SvgNode[] {
  return [
    rect(146, 58, 128, GROUND - 58, solid('shade3', 'shade4')),
    rect(154, 98, 55, GROUND - 98, solid('paper', 'shade4')),
    rect(211, 98, 55, GROUND - 98, solid('paper', 'shade4')),
    rect(154, 66, 112, 26, solid('glass', 'shade4')),
    rect(162, 108, 39, 122, solid('glass', 'shade4')),
    rect(219, 108, 39, 122, solid('glass', 'shade4')),
    glint(224, 114, 24),
    glint(167, 114, 24),
    strokes(
      [
        [205, 172, 205, 196],
        [215, 172, 215, 196],
      ],
      outline('soft'),
    ),
    rect(138, GROUND - 4, 144, 8, solid('shade1', 'shade4')),
    rect(134, 46, 152, 10, solid('paper', 'shade4')),
    strokes(
      [
        [140, 46, 150, 30],
        [280, 46, 270, 30],
        [150, 30, 270, 30],
      ],
      far,
    ),
  ];
}
