import { person } from '../figure';
import { range, type Point } from '../geometry';
import { circle, flat, glint, outline, rect, solid, strokes, type Segment } from '../paint';
import { printedRect, type Design } from '../print';
import type { SvgNode } from '../svg';
import { counter, pendant, potPlant, interior, type DrawScene } from './scenery';

const GROUND_Y = 256;
const SCALE = 0.09;
const SIGN = { x: 142, y: 42, width: 190, height: 92 };

/** An acrylic sign on stand-offs behind a reception desk. */
export const acrylicReception: DrawScene = (design) => [
  ...interior(GROUND_Y),
  ...panelling(),
  ...sign(design),
  ...pendant(96, 26, 18),
  ...pendant(376, 26, 18),
  ...counter(124, GROUND_Y + 14, 226, 92, 'warm'),
  strokes(
    range(7).map((index): Segment => [
      124 + ((index + 1) * 226) / 8,
      GROUND_Y - 68,
      124 + ((index + 1) * 226) / 8,
      GROUND_Y + 6,
    ]),
    outline('wood'),
  ),
  rect(286, GROUND_Y - 102, 36, 22, solid('shade3', 'shade4'), 2),
  strokes([[304, GROUND_Y - 80, 304, GROUND_Y - 78]], outline('shade4')),
  ...potPlant(408, GROUND_Y + 10, 100),
  person(72, GROUND_Y + 38, 1700 * SCALE),
];

function panelling(): SvgNode[] {
  return [
    strokes(
      range(15).map((index): Segment => [index * 32, 0, index * 32, GROUND_Y - 7]),
      outline('shade2'),
    ),
  ];
}

function sign(design: Design): SvgNode[] {
  const { x, y, width, height } = SIGN;
  const caps = [10, width - 10].flatMap((dx) => [10, height - 10].map((dy): Point => [x + dx, y + dy]));
  return [
    rect(x + 5, y + 6, width, height, flat('shade3'), 2),
    rect(x, y, width, height, solid('glass'), 2),
    ...printedRect(design, x + 22, y + 12, width - 44, height - 24),
    rect(x + 22, y + 12, width - 44, height - 24, outline()),
    ...caps.flatMap(([cx, cy]) => [circle(cx, cy, 5, solid('shade2')), circle(cx, cy, 2.4, { line: 'soft' })]),
    glint(x + width - 40, y + 6, 24),
  ];
}
