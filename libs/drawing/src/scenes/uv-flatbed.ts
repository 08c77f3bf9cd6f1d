import { person } from '../figure';
import { range } from '../geometry';
import { flat, outline, path, polygon, rect, solid, strokes, type Segment } from '../paint';
import { between, printed, type Design } from '../print';
import type { SvgNode } from '../svg';
import { far, interior, WIDTH, type DrawScene } from './scenery';

const GROUND_Y = 244;
const SCALE = 0.095;
const INKS = ['print-cyan', 'print-magenta', 'print-yellow', 'print-ink', 'print-white'] as const;

/** A flatbed printer at work on boards of wood, glass and aluminium. */
export const uvFlatbed: DrawScene = (design) => [
  ...interior(GROUND_Y),
  ...rack(),
  ...bed(design),
  ...gantry(),
  person(58, GROUND_Y + 54, 1700 * SCALE, { coat: 'cyan' }),
];

function rack(): SvgNode[] {
  const boards = range(8).map((index) =>
    rect(
      326 + index * 13,
      66 + (index % 3) * 8,
      8,
      171 - (index % 3) * 8,
      solid(index % 3 === 0 ? 'wood' : index % 3 === 1 ? 'glass' : 'shade3', 'shade4'),
    ),
  );
  return [
    rect(22, 44, 120, 80, solid('paper', 'shade3')),
    strokes(
      [
        [34, 62, 120, 62],
        [34, 76, 130, 76],
        [34, 90, 104, 90],
      ],
      outline('shade3'),
    ),
    ...boards,
    strokes(
      [
        [316, 60, 316, GROUND_Y - 7],
        [436, 60, 436, GROUND_Y - 7],
        [316, 150, 436, 150],
      ],
      far,
    ),
  ];
}

function bed(design: Design): SvgNode[] {
  const board = [
    [176, 186],
    [270, 186],
    [280, 212],
    [166, 212],
  ] as const;
  return [
    polygon(
      [
        [120, 178],
        [392, 178],
        [416, 220],
        [96, 220],
      ],
      solid('shade1'),
    ),
    strokes(
      range(9).map((index): Segment => [150 + index * 27, 178, 130 + index * 31.6, 220]),
      outline('shade3'),
    ),
    polygon(
      board.map(([x, y]): [number, number] => [x - (x < 220 ? 8 : -8), y + (y < 200 ? -3 : 3)]),
      solid('wood'),
    ),
    ...printed(design, 3, between(board)),
    polygon(board, outline()),
    polygon(
      [
        [306, 188],
        [364, 188],
        [376, 211],
        [310, 211],
      ],
      solid('glass'),
    ),
    ...printed(
      'halves',
      2,
      between([
        [316, 191],
        [350, 191],
        [358, 208],
        [320, 208],
      ]),
    ),
    rect(96, 220, 320, 20, solid('shade3')),
    rect(104, 240, 304, 36, solid('paper')),
    ...[112, 250, 388].map((x) => rect(x, 276, 14, 18, solid('soft'))),
    rect(330, 248, 62, 18, solid('shade2'), 2),
    strokes(
      [
        [116, 258, 190, 258],
        [116, 248, 160, 248],
      ],
      outline('shade4'),
    ),
  ];
}

function gantry(): SvgNode[] {
  return [
    rect(86, 156, 16, 76, solid('shade3'), 2),
    rect(410, 156, 16, 76, solid('shade3'), 2),
    rect(80, 146, 352, 20, solid('shade2'), 3),
    strokes([[96, 160, 416, 160]], outline('shade4')),
    rect(206, 138, 66, 44, solid('paper'), 3),
    path('M212 182L266 182L262 190L216 190Z', solid('soft')),
    ...INKS.map((tint, index) => rect(213 + index * 11, 146, 8, 14, solid(tint), 1)),
    polygon(
      [
        [218, 190],
        [260, 190],
        [272, 206],
        [206, 206],
      ],
      flat('pale-cyan', 0.55),
    ),
    rect(0, 326, WIDTH, 2, flat('shade2')),
  ];
}
