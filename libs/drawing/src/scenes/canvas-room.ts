import { person } from '../figure';
import { ellipse, outline, path, polygon, rect, solid, strokes } from '../paint';
import { printedRect, type Design } from '../print';
import type { SvgNode } from '../svg';
import { far, potPlant, interior, type DrawScene } from './scenery';

const GROUND_Y = 264;
const SCALE = 0.1;

/** Stretched canvases over a sofa. */
export const canvasRoom: DrawScene = (design) => [
  ...interior(GROUND_Y, 'warm', 'wood'),
  ...canvas(design, 118, 38, 130, 98),
  ...canvas('bands', 262, 38, 62, 46),
  ...canvas('halves', 262, 90, 62, 46),
  ...sofa(),
  ...lamp(),
  ...potPlant(414, GROUND_Y + 10, 104),
  ellipse(240, GROUND_Y + 38, 156, 14, { fill: 'shade1', line: 'shade4' }),
  person(56, GROUND_Y + 36, 1700 * SCALE),
];

function canvas(design: Design, x: number, y: number, width: number, height: number): SvgNode[] {
  const [right, bottom] = [x + width, y + height];
  return [
    polygon(
      [
        [right, y],
        [right + 4, y + 4],
        [right + 4, bottom + 4],
        [x + 4, bottom + 4],
        [x, bottom],
      ],
      solid('shade4'),
    ),
    ...printedRect(design, x, y, width, height),
    rect(x, y, width, height, outline()),
  ];
}

function sofa(): SvgNode[] {
  const [x, groundY] = [122, GROUND_Y + 20];
  return [
    rect(x + 12, groundY - 92, 216, 62, solid('shade2', 'soft'), 8),
    strokes([[x + 120, groundY - 90, x + 120, groundY - 48]], outline('soft')),
    rect(x + 10, groundY - 50, 110, 30, solid('shade1', 'soft'), 5),
    rect(x + 120, groundY - 50, 110, 30, solid('shade1', 'soft'), 5),
    rect(x, groundY - 70, 24, 58, solid('shade3', 'soft'), 7),
    rect(x + 216, groundY - 70, 24, 58, solid('shade3', 'soft'), 7),
    rect(x + 6, groundY - 22, 228, 12, solid('shade3', 'soft'), 3),
    strokes(
      [
        [x + 16, groundY - 10, x + 14, groundY],
        [x + 224, groundY - 10, x + 226, groundY],
      ],
      outline('soft'),
    ),
    path(
      `M${x + 36} ${groundY - 52}L${x + 44} ${groundY - 82}L${x + 74} ${groundY - 76}L${x + 68} ${groundY - 50}Z`,
      solid('print-yellow', 'soft'),
    ),
  ];
}

function lamp(): SvgNode[] {
  return [
    strokes([[380, GROUND_Y + 16, 380, 128]], outline('soft')),
    path('M366 90L394 90L404 128L356 128Z', solid('glow', 'soft')),
    rect(366, GROUND_Y + 14, 28, 4, solid('soft')),
    strokes([[356, 128, 404, 128]], far),
  ];
}
