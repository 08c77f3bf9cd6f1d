import { person } from '../figure';
import { range } from '../geometry';
import { bar, circle, courses, ellipse, flat, glint, outline, rect, solid, strokes, type Segment } from '../paint';
import { printedDisc, printedRect } from '../print';
import type { SvgNode } from '../svg';
import { far, potPlant, street, WIDTH, type DrawScene } from './scenery';

const GROUND = 292;
const SCALE = 0.124;
const DOOR = { x: 170, y: 22, width: 116, height: GROUND - 22 };

/** A mark, the opening hours and a two-sided sign on a shop's glass door. */
export const shopDoor: DrawScene = (design) => [
  ...street(GROUND),
  rect(0, 0, WIDTH, GROUND, flat('warm')),
  courses(0, 0, WIDTH, GROUND, 30, 14, 'shade3'),
  ...sideWindow(),
  ...door(),
  ...printedDisc(design, DOOR.x + DOOR.width / 2, 100, 34),
  circle(DOOR.x + DOOR.width / 2, 100, 34, outline()),
  ...hours(),
  ...sign(),
  ...lantern(),
  ...potPlant(316, GROUND + 4, 86),
  person(392, GROUND + 24, 1700 * SCALE, { flip: true, coat: 'cyan' }),
];

function door(): SvgNode[] {
  const { x, y, width, height } = DOOR;
  return [
    rect(x - 10, y - 10, width + 20, height + 10, solid('slate')),
    rect(x, y, width, height, solid('shade3')),
    rect(x + 12, y + 14, width - 24, height - 60, solid('glass')),
    rect(x + 12, GROUND - 38, width - 24, 28, solid('shade2', 'soft')),
    glint(x + 20, 170, 40),
    ...bar(`M${x + 7} 148L${x + 7} 206`, 5, 'print-yellow'),
    rect(x - 16, GROUND - 3, width + 32, 6, solid('shade3', 'shade4')),
  ];
}

/** White letters straight on the glass. */
function hours(): SvgNode[] {
  const rows = range(5).flatMap((index): Segment[] => [
    [198, 150 + index * 8, 218, 150 + index * 8],
    [234, 150 + index * 8, index === 4 ? 246 : 256, 150 + index * 8],
  ]);
  return [strokes(rows, outline('print-ink'))];
}

function sign(): SvgNode[] {
  return [
    ...printedRect('bands', 196, 200, 64, 30),
    rect(196, 200, 64, 30, outline()),
    rect(206, 208, 44, 14, solid('print-white'), 2),
    strokes([[213, 215, 243, 215]], outline('print-ink')),
  ];
}

function sideWindow(): SvgNode[] {
  return [
    rect(14, 54, 118, 176, solid('slate')),
    rect(22, 62, 102, 160, solid('glass')),
    strokes([[24, 168, 122, 168]], far),
    ...[30, 52, 78, 100].map((x, index) =>
      rect(x, 168 - 22 - (index % 2) * 14, 14, 22 + (index % 2) * 14, solid('shade1', 'shade3'), 2),
    ),
    ...printedRect('halves', 34, 82, 78, 42),
    rect(34, 82, 78, 42, outline()),
    rect(6, 228, 134, 8, solid('paper', 'shade4')),
  ];
}

function lantern(): SvgNode[] {
  return [
    ...bar('M330 46L330 62', 3, 'slate'),
    ellipse(330, 80, 15, 18, solid('glow')),
    rect(320, 60, 20, 6, solid('slate')),
    rect(322, 96, 16, 5, solid('slate')),
  ];
}
