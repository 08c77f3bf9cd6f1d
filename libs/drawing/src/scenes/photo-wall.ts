import { person } from '../figure';
import { range } from '../geometry';
import { bar, circle, flat, outline, path, polygon, rect, solid, strokes } from '../paint';
import { printedRect, type Design } from '../print';
import type { SvgNode } from '../svg';
import { far, pendant, potPlant, interior, type DrawScene } from './scenery';

const GROUND_Y = 238;
const SCALE = 0.078;
const WALL = { x: 76, y: 238 - 2600 * 0.078, width: 3800 * 0.078, height: 2560 * 0.078 };
const CELL = { width: WALL.width / 7, height: WALL.height / 5 };

/** A photo wall with repeated logos behind a carpet and a cord. */
export const photoWall: DrawScene = (design) => [
  ...interior(GROUND_Y, 'shade2', 'shade1'),
  ...pendant(36, 40, 18),
  ...pendant(412, 40, 18),
  polygon(
    [
      [92, GROUND_Y - 3],
      [356, GROUND_Y - 3],
      [424, 328],
      [24, 328],
    ],
    flat('print-magenta'),
  ),
  ...wall(design),
  ...stanchions(),
  ...camera(),
  person(176, GROUND_Y + 22, 1700 * SCALE, { coat: 'slate' }),
  ...potPlant(420, GROUND_Y + 6, 78),
];

function wall(design: Design): SvgNode[] {
  const { x, y, width, height } = WALL;
  const marks = range(5).flatMap((row) =>
    range(7).flatMap((column) => {
      const [cx, cy] = [x + (column + 0.5) * CELL.width, y + (row + 0.5) * CELL.height];
      if ((row + column) % 2 === 1) return [circle(cx, cy, 7, flat(row % 2 === 0 ? 'print-magenta' : 'print-cyan'))];
      return [...printedRect(design, cx - 14, cy - 8, 28, 16)];
    }),
  );
  return [
    ...[x - 3, x + width + 3].flatMap((pole) => bar(`M${pole} ${GROUND_Y + 2}L${pole} ${y - 5}`, 5, 'shade3')),
    rect(x, y, width, height, flat('print-white')),
    ...marks,
    rect(x, y, width, height, outline()),
    ...bar(`M${x - 8} ${y - 4}L${x + width + 8} ${y - 4}`, 5, 'shade3'),
    ...[x - 3, x + width + 3].map((pole) => rect(pole - 12, GROUND_Y, 24, 4, solid('soft'), 1)),
  ];
}

function stanchions(): SvgNode[] {
  const posts = [40, 66] as const;
  return [
    path('M66 238Q52 262 40 262', outline('print-deep')),
    path('M382 238Q396 262 408 262', outline('print-deep')),
    ...[...posts, 382, 408].flatMap((x, index) => {
      const base = index === 0 || index === 3 ? 312 : 282;
      return [
        ...bar(`M${x} ${base}L${x} ${base - 48}`, 4, 'shade3'),
        circle(x, base - 50, 4, solid('print-yellow')),
        rect(x - 9, base - 2, 18, 4, solid('soft'), 2),
      ];
    }),
  ];
}

/** A camera on its tripod, from behind. */
function camera(): SvgNode[] {
  return [
    strokes(
      [
        [282, 236, 262, 316],
        [282, 236, 302, 316],
        [282, 236, 282, 310],
        [272, 278, 292, 278],
      ],
      outline(),
    ),
    rect(264, 208, 36, 26, solid('slate'), 3),
    rect(274, 200, 16, 9, solid('slate'), 2),
    rect(269, 213, 22, 16, solid('glass'), 1),
    circle(295, 214, 1.8, solid('print-magenta')),
    strokes([[276, 226, 284, 218]], far),
  ];
}
