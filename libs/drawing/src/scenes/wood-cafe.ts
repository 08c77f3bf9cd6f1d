import { person } from '../figure';
import { range } from '../geometry';
import { ellipse, flat, outline, rect, solid, strokes, type Segment } from '../paint';
import { printedRect, type Design } from '../print';
import type { SvgNode } from '../svg';
import { counter, pendant, potPlant, interior, type DrawScene } from './scenery';

const GROUND_Y = 254;
const SCALE = 0.096;

/** Printed boards of wood on the wall behind a café's counter. */
export const woodCafe: DrawScene = (design) => [
  ...interior(GROUND_Y, 'shade1', 'warm'),
  ...pendant(120, 26, 18),
  ...pendant(226, 26, 18),
  ...pendant(332, 26, 18),
  ...board(56, 66, 86, 112, 'bars'),
  ...board(158, 66, 136, 112, design),
  ...board(310, 66, 86, 112, 'bands'),
  ...counter(112, GROUND_Y + 16, 236, 88, 'wood'),
  ...machine(),
  ...range(3).map((index) => ellipse(132 + index * 26, GROUND_Y - 76, 9, 4, solid('paper', 'soft'))),
  ...potPlant(408, GROUND_Y + 12, 92),
  person(74, GROUND_Y + 44, 1700 * SCALE),
];

function board(x: number, y: number, width: number, height: number, design: Design): SvgNode[] {
  const planks = range(4).map((row): Segment => [
    x,
    y + ((row + 1) * height) / 5,
    x + width,
    y + ((row + 1) * height) / 5,
  ]);
  return [
    rect(x + 4, y + 5, width, height, flat('shade3')),
    rect(x, y, width, height, solid('wood')),
    ...printedRect(design, x + 10, y + 12, width - 20, height - 24),
    strokes(planks, { line: 'print-ink', alpha: 0.35 }),
    rect(x, y, width, height, outline()),
  ];
}

function machine(): SvgNode[] {
  const top = GROUND_Y - 72;
  return [
    rect(250, top - 44, 74, 42, solid('shade3', 'soft'), 4),
    rect(258, top - 28, 58, 20, solid('shade1', 'soft'), 2),
    strokes(
      [
        [270, top - 28, 270, top - 18],
        [304, top - 28, 304, top - 18],
      ],
      outline('soft'),
    ),
    rect(264, top - 10, 12, 8, solid('paper', 'soft'), 1),
    rect(298, top - 10, 12, 8, solid('paper', 'soft'), 1),
    rect(246, top - 2, 82, 4, solid('soft')),
  ];
}
