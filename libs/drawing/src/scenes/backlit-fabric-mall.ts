import { person } from '../figure';
import { range } from '../geometry';
import { flat, outline, polygon, rect, solid, strokes } from '../paint';
import { printedRect, type Design } from '../print';
import type { SvgNode } from '../svg';
import { far, potPlant, interior, WIDTH, type DrawScene } from './scenery';

const GROUND_Y = 262;
const SCALE = 0.076;
const FRAME = { x: 108, y: 54, width: 3000 * SCALE, height: 2300 * SCALE };

/** Backlit fabric in a frame across the wall of a mall. */
export const backlitFabricMall: DrawScene = (design) => [
  ...interior(GROUND_Y, 'shade2', 'shade1'),
  ...ceiling(),
  ...gate(0, 66),
  ...gate(382, 66),
  ...frame(design),
  ...bench(),
  ...potPlant(86, GROUND_Y + 8, 74),
  person(352, GROUND_Y + 28, 1700 * SCALE, { flip: true }),
];

function ceiling(): SvgNode[] {
  return [
    rect(0, 0, WIDTH, 22, solid('paper', 'shade4')),
    ...range(6).map((index) => rect(34 + index * 72, 9, 26, 5, solid('lit', 'shade4'), 2)),
  ];
}

function gate(x: number, width: number): SvgNode[] {
  return [
    rect(x, 60, width, GROUND_Y - 60, solid('paper', 'shade4')),
    rect(x, 60, width, 26, solid('shade3', 'shade4')),
    rect(x + 8, 98, width - 16, GROUND_Y - 105, solid('glass', 'shade4')),
    strokes([[x + width / 2, 98, x + width / 2, GROUND_Y - 7]], far),
  ];
}

function frame(design: Design): SvgNode[] {
  const { x, y, width, height } = FRAME;
  return [
    rect(x - 16, y - 16, width + 32, height + 32, flat('lit', 0.45), 10),
    rect(x - 9, y - 9, width + 18, height + 18, flat('lit'), 6),
    rect(x - 4, y - 4, width + 8, height + 8, solid('shade3')),
    ...printedRect(design, x, y, width, height),
    rect(x, y, width, height, outline()),
    polygon(
      [
        [x, GROUND_Y],
        [x + width, GROUND_Y],
        [x + width + 24, GROUND_Y + 26],
        [x - 24, GROUND_Y + 26],
      ],
      flat('lit', 0.5),
    ),
  ];
}

function bench(): SvgNode[] {
  return [
    rect(164, GROUND_Y - 6, 116, 10, solid('wood'), 2),
    rect(178, GROUND_Y + 4, 8, 24, solid('soft')),
    rect(258, GROUND_Y + 4, 8, 24, solid('soft')),
  ];
}
