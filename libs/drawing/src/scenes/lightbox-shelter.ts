import { person } from '../figure';
import { range, type Point } from '../geometry';
import { circle, flat, outline, polygon, rect, solid, strokes } from '../paint';
import { printedRect, type Design } from '../print';
import type { SvgNode } from '../svg';
import { WIDTH, type DrawScene } from './scenery';

const GROUND = 268;
const SCALE = 0.078;
const BOX = { x: 268, y: 96, width: 1200 * SCALE, height: 1750 * SCALE };

/** Backlit film in the lightbox of a bus shelter after dark. */
export const lightboxShelter: DrawScene = (design) => [
  rect(0, 0, WIDTH, GROUND, flat('night')),
  ...town(),
  rect(0, GROUND, WIDTH, 60, flat('slate')),
  polygon(
    [
      [230, GROUND],
      [398, GROUND],
      [448, 328],
      [190, 328],
    ],
    flat('steel'),
  ),
  strokes(
    [
      [0, GROUND, WIDTH, GROUND],
      [0, 306, WIDTH, 306],
    ],
    outline('print-ink'),
  ),
  ...shelter(),
  ...lightbox(design),
  person(226, GROUND + 22, 1700 * SCALE, { coat: 'shade3' }),
];

/** Houses as left edge, roof, columns of windows. */
const BUILDINGS = [
  [0, 150, 2],
  [58, 74, 3],
  [132, 168, 0],
  [196, 58, 3],
  [262, 142, 0],
  [352, 70, 3],
  [420, 128, 1],
] as const;

function town(): SvgNode[] {
  const roofs = BUILDINGS.flatMap(([x, y], index): Point[] => [
    [x, y],
    [BUILDINGS[index + 1]?.[0] ?? WIDTH, y],
  ]);
  const windows = BUILDINGS.flatMap(([x, y, columns]) => {
    const rows = range(Math.floor((GROUND - y) / 22) - 4);
    return range(columns).flatMap((column) =>
      rows.map((row) => ({
        x: x + 14 + column * 19,
        y: y + 12 + row * 20,
        lit: (row * 5 + column * 3 + x) % 4 === 0,
      })),
    );
  });
  return [
    circle(318, 40, 13, flat('lit')),
    polygon([[0, GROUND], ...roofs, [WIDTH, GROUND]], solid('dusk', 'print-ink')),
    ...windows.map(({ x, y, lit }) => rect(x, y, 8, 10, flat(lit ? 'lit' : 'night'))),
  ];
}

function shelter(): SvgNode[] {
  return [
    rect(62, 84, 318, 10, solid('steel', 'print-ink'), 2),
    rect(72, 94, 5, GROUND - 94, solid('steel', 'print-ink')),
    rect(252, 94, 5, GROUND - 94, solid('steel', 'print-ink')),
    rect(78, 106, 173, 122, { fill: 'slate', line: 'print-ink' }),
    strokes(
      [
        [136, 106, 136, 228],
        [194, 106, 194, 228],
      ],
      outline('print-ink'),
    ),
    rect(92, 222, 118, 6, solid('wood', 'print-ink')),
    strokes(
      [
        [108, 228, 108, GROUND],
        [194, 228, 194, GROUND],
      ],
      { line: 'print-ink' },
    ),
  ];
}

function lightbox(design: Design): SvgNode[] {
  const { x, y, width, height } = BOX;
  return [
    rect(x - 26, y - 22, width + 52, height + 44, flat('lit', 0.1), 20),
    rect(x - 14, y - 12, width + 28, height + 24, flat('lit', 0.22), 12),
    rect(x + 8, y + height, 7, GROUND - y - height, solid('steel', 'print-ink')),
    rect(x + width - 15, y + height, 7, GROUND - y - height, solid('steel', 'print-ink')),
    rect(x - 6, y - 6, width + 12, height + 12, solid('steel', 'print-ink'), 2),
    ...printedRect(design, x, y, width, height),
    rect(x, y, width, height, outline('print-ink')),
  ];
}
