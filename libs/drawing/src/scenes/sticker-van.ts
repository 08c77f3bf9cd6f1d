import { person } from '../figure';
import { range } from '../geometry';
import { circle, glint, outline, path, rect, solid, strokes, type Segment } from '../paint';
import { printedRect } from '../print';
import type { SvgNode } from '../svg';
import { far, skyline, street, tree, type DrawScene } from './scenery';

const GROUND = 268;
const SCALE = 0.068;
const BODY = 'M84 244L84 112Q84 102 94 102L300 102Q316 102 324 112L354 154L392 166Q404 170 404 184L404 244Z';

/** A sticker on the side and the door of a van. */
export const stickerVan: DrawScene = (design) => [
  ...street(GROUND - 20, 'glass', GROUND - 6),
  skyline(GROUND - 20, [50, 74, 74, 60, 92, 92, 66, 48]),
  ...tree(34, GROUND - 14, 150),
  path(BODY, solid('paper')),
  ...printedRect(design, 98, 130, 166, 80),
  rect(98, 130, 166, 80, outline()),
  ...cab(),
  ...[142, 352].flatMap(wheel),
  person(48, GROUND + 12, 1700 * SCALE, { coat: 'cyan' }),
];

function cab(): SvgNode[] {
  return [
    path('M284 114L302 114Q310 114 314 120L338 154L284 154Z', solid('glass')),
    glint(292, 124, 20),
    strokes(
      [
        [274, 102, 274, 236],
        [274, 236, 330, 236],
        [284, 168, 294, 168],
        [84, 222, 114, 222],
        [172, 222, 322, 222],
        [382, 222, 404, 222],
        [354, 154, 346, 164],
        [346, 164, 346, 214],
      ],
      outline(),
    ),
    ...printedRect('halves', 296, 178, 40, 28),
    rect(296, 178, 40, 28, outline()),
    rect(396, 188, 8, 16, solid('glow')),
    rect(82, 190, 6, 22, solid('print-magenta')),
    rect(390, 232, 18, 12, solid('shade3')),
    rect(78, 232, 18, 12, solid('shade3')),
    rect(330, 140, 9, 16, solid('soft'), 2),
  ];
}

function wheel(x: number): SvgNode[] {
  const spokes = range(5).map((index): Segment => {
    const angle = (index * 2 * Math.PI) / 5 - Math.PI / 2;
    return [x + Math.cos(angle) * 4, 246 + Math.sin(angle) * 4, x + Math.cos(angle) * 11, 246 + Math.sin(angle) * 11];
  });
  return [
    path(`M${x - 29} 246Q${x - 29} 217 ${x} 217Q${x + 29} 217 ${x + 29} 246Z`, solid('soft')),
    circle(x, 246, 23, solid('ink')),
    circle(x, 246, 14, solid('shade2')),
    strokes(spokes, far),
    circle(x, 246, 3.4, solid('shade4')),
  ];
}
