import { person } from '../figure';
import { range } from '../geometry';
import { circle, flat, outline, path, rect, solid, strokes, type Segment } from '../paint';
import { printedRect, type Design } from '../print';
import type { SvgNode } from '../svg';
import { far, skyline, street, tree, WIDTH, type DrawScene } from './scenery';

const GROUND = 264;
const SCALE = 0.082;

/** Posters pasted side by side on a hoarding. */
export const posterHoarding: DrawScene = (design) => [
  ...street(GROUND, 'glass', 304),
  skyline(GROUND, [120, 150, 150, 108, 168, 132, 132, 96]),
  ...tree(430, GROUND, 180),
  ...hoarding(),
  ...poster('bars', 40),
  ...poster(design, 134),
  ...poster('halves', 228),
  ...poster(design, 322),
  ...lamp(),
  person(118, GROUND + 24, 1700 * SCALE, { coat: 'shade2' }),
];

function hoarding(): SvgNode[] {
  return [
    rect(18, 92, 412, GROUND - 92, solid('shade2', 'soft')),
    strokes(
      range(14).map((index): Segment => [18 + index * 30, 100, 18 + index * 30, GROUND]),
      outline('shade3'),
    ),
    rect(10, 86, 428, 9, solid('shade3', 'soft')),
    rect(0, GROUND - 4, WIDTH, 4, flat('shade3')),
  ];
}

function poster(design: Design, x: number): SvgNode[] {
  const [y, width, height] = [112, 84, 122];
  return [
    rect(x - 3, y - 3, width + 6, height + 6, solid('print-white', 'shade4')),
    ...printedRect(design, x, y, width, height),
    path(`M${x + width - 12} ${y}L${x + width} ${y}L${x + width} ${y + 12}Z`, { fill: 'print-white', line: 'ink' }),
    path(
      `M${x} ${y}L${x + width - 12} ${y}L${x + width} ${y + 12}L${x + width} ${y + height}L${x} ${y + height}Z`,
      outline(),
    ),
  ];
}

function lamp(): SvgNode[] {
  return [
    strokes(
      [
        [224, 86, 224, 62],
        [224, 62, 240, 54],
      ],
      outline('soft'),
    ),
    circle(244, 54, 5, solid('glow', 'soft')),
    strokes([[210, 86, 238, 86]], far),
  ];
}
