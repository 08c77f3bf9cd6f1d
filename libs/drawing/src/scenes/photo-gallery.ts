import { person } from '../figure';
import { range } from '../geometry';
import { flat, outline, path, polygon, rect, solid, strokes, type Segment } from '../paint';
import { printedRect, type Design } from '../print';
import type { SvgNode } from '../svg';
import { interior, WIDTH, type DrawScene } from './scenery';

const GROUND_Y = 256;
const SCALE = 0.09;

/** Framed photographs under spotlights, and a bench before them. */
export const photoGallery: DrawScene = (design) => [
  ...interior(GROUND_Y, 'paper', 'wood'),
  ...track(),
  ...frame(26, 92, 84, 112, 'halves'),
  ...frame(134, 78, 180, 126, design),
  ...frame(338, 92, 84, 112, 'bars'),
  strokes(
    range(7).map((index): Segment => [index * 80 - 40, 328, index * 62 + 36, GROUND_Y]),
    outline('warm'),
  ),
  ...bench(),
  person(112, GROUND_Y + 38, 1700 * SCALE),
  person(342, GROUND_Y + 34, 1640 * SCALE, { flip: true, coat: 'cyan' }),
];

function track(): SvgNode[] {
  return [
    rect(0, 22, WIDTH, 5, solid('shade3', 'shade4')),
    ...[68, 176, 272, 380].flatMap((x) => [
      polygon(
        [
          [x - 5, 40],
          [x + 5, 40],
          [x + 46, 206],
          [x - 46, 206],
        ],
        flat('glow', 0.35),
      ),
      rect(x - 2, 27, 4, 6, solid('soft')),
      path(`M${x - 6} 33L${x + 6} 33L${x + 8} 45L${x - 8} 45Z`, solid('soft')),
    ]),
  ];
}

function frame(x: number, y: number, width: number, height: number, design: Design): SvgNode[] {
  return [
    rect(x + 3, y + 4, width, height, flat('shade3')),
    rect(x, y, width, height, solid('print-ink')),
    rect(x + 4, y + 4, width - 8, height - 8, solid('print-white')),
    ...printedRect(design, x + 14, y + 14, width - 28, height - 28),
    rect(x + 14, y + 14, width - 28, height - 28, outline('shade4')),
  ];
}

function bench(): SvgNode[] {
  return [
    rect(160, GROUND_Y + 14, 132, 10, solid('shade3')),
    rect(172, GROUND_Y + 24, 8, 24, solid('soft')),
    rect(272, GROUND_Y + 24, 8, 24, solid('soft')),
  ];
}
