import { person } from '../figure';
import { range } from '../geometry';
import { courses, flat, outline, rect, solid, strokes } from '../paint';
import { printedRect } from '../print';
import type { SvgNode } from '../svg';
import { far, pane, street, tree, WIDTH, type DrawScene } from './scenery';

const GROUND = 288;
const SCALE = 0.026;
const WALL = { x: 44, y: 34, width: 360 };
const BANNER = { x: 180, y: 66, width: 3400 * SCALE, height: 5600 * SCALE };

/** A banner down the front of a building, between its windows. */
export const bannerFacade: DrawScene = (design) => [
  ...street(GROUND, 'glass', 312),
  ...building(),
  rect(BANNER.x - 4, BANNER.y - 5, BANNER.width + 8, 5, solid('shade3')),
  ...printedRect(design, BANNER.x, BANNER.y, BANNER.width, BANNER.height),
  rect(BANNER.x, BANNER.y, BANNER.width, BANNER.height, outline()),
  rect(BANNER.x - 4, BANNER.y + BANNER.height, BANNER.width + 8, 5, solid('shade3')),
  ...tree(28, GROUND + 6, 92),
  ...tree(424, GROUND + 6, 104),
  person(150, GROUND + 10, 1700 * SCALE),
  person(302, GROUND + 12, 1700 * SCALE, { flip: true, coat: 'cyan' }),
  person(320, GROUND + 10, 1650 * SCALE, { coat: 'shade1' }),
];

function building(): SvgNode[] {
  const shop = 60;
  const right = WALL.x + WALL.width;
  const columns = [66, 122, 282, 338];
  return [
    rect(0, 96, WIDTH, GROUND - 96, { fill: 'shade1', line: 'shade3' }),
    rect(WALL.x, WALL.y, WALL.width, GROUND - WALL.y, solid('warm', 'shade4')),
    courses(WALL.x, WALL.y + 8, WALL.width, GROUND - shop - WALL.y - 8, 20, 9, 'shade2'),
    ...range(3).flatMap((groundY) => columns.flatMap((x) => window(x, 58 + groundY * 58))),
    rect(WALL.x - 8, WALL.y - 6, WALL.width + 16, 12, solid('paper', 'shade4')),
    rect(WALL.x, GROUND - shop, WALL.width, shop, solid('shade2', 'shade4')),
    rect(WALL.x - 4, GROUND - shop - 7, WALL.width + 8, 8, solid('paper', 'shade4')),
    ...pane(62, GROUND - 50, 96, 46, 3),
    ...pane(262, GROUND - 50, 124, 46, 3),
    rect(188, GROUND - 52, 56, 52, solid('paper', 'shade4')),
    strokes(
      [
        [216, GROUND - 52, 216, GROUND],
        [212, GROUND - 24, 212, GROUND - 20],
        [220, GROUND - 24, 220, GROUND - 20],
      ],
      far,
    ),
    rect(right - 2, WALL.y, 2, GROUND - WALL.y, flat('shade3')),
  ];
}

function window(x: number, y: number): SvgNode[] {
  return [
    ...pane(x, y, 40, 42, 3),
    strokes(
      [
        [x + 20, y + 3, x + 20, y + 39],
        [x + 3, y + 17, x + 37, y + 17],
      ],
      far,
    ),
    rect(x - 3, y + 42, 46, 4, solid('paper', 'shade4')),
  ];
}
