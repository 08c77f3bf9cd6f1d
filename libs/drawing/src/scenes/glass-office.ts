import { person } from '../figure';
import { range } from '../geometry';
import { flat, glint, outline, polygon, rect, solid, strokes, type Segment } from '../paint';
import { printedRect, type Design } from '../print';
import type { SvgNode } from '../svg';
import { far, pendant, potPlant, interior, type DrawScene } from './scenery';

const GROUND_Y = 262;
const SCALE = 0.102;

/** Printed glass in the partition of a meeting room. */
export const glassOffice: DrawScene = (design) => [
  ...interior(GROUND_Y, 'shade1', 'shade2'),
  rect(0, 24, 448, 12, solid('shade3', 'shade4')),
  ...pendant(150, 60, 16),
  ...pendant(270, 60, 16),
  ...meeting(),
  ...sheet(22, 'blank'),
  ...sheet(126, design),
  ...sheet(230, 'halves'),
  ...door(),
  ...potPlant(420, GROUND_Y + 20, 92),
  person(88, GROUND_Y + 40, 1700 * SCALE),
];

function meeting(): SvgNode[] {
  return [
    rect(60, 190, 240, 8, solid('wood', 'shade4')),
    strokes(
      [
        [84, 198, 84, GROUND_Y - 8],
        [276, 198, 276, GROUND_Y - 8],
      ],
      far,
    ),
    ...range(4).map((index) => rect(78 + index * 56, 156, 34, 50, solid('shade2', 'shade3'), 6)),
  ];
}

function sheet(x: number, design: Design): SvgNode[] {
  const [y, width, height] = [36, 102, GROUND_Y - 36];
  return [
    rect(x, y, width, height, { fill: 'glass', alpha: 0.55 }),
    ...(design === 'blank' ? [] : printedRect(design, x + 12, y + 44, width - 24, 112)),
    ...(design === 'blank'
      ? [rect(x + 12, y + 88, width - 24, 30, { fill: 'print-white', alpha: 0.8 })]
      : [rect(x + 12, y + 44, width - 24, 112, outline())]),
    glint(x + 60, y + 6, 30),
    rect(x, y, width, height, outline('soft')),
    rect(x, GROUND_Y - 5, width, 5, solid('shade4', 'soft')),
  ];
}

function door(): SvgNode[] {
  const handle: Segment = [344, 152, 344, 182];
  return [
    rect(334, 36, 70, GROUND_Y - 36, { fill: 'glass', line: 'soft' }),
    polygon(
      [
        [334, 36],
        [404, 36],
        [404, GROUND_Y],
        [334, GROUND_Y],
      ],
      outline('soft'),
    ),
    strokes([handle], outline()),
    rect(334, 150, 70, 10, flat('print-white', 0.7)),
    glint(366, 60, 24),
  ];
}
