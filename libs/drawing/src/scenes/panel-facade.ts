import { person } from '../figure';
import { range, type Point } from '../geometry';
import { circle, flat, outline, rect, solid, strokes, type Segment } from '../paint';
import { printedRect, type Design } from '../print';
import type { SvgNode } from '../svg';
import { far, pane, street, tree, WIDTH, type DrawScene } from './scenery';

const GROUND = 264;
const SCALE = 0.076;

/** Screwed panels as the sign of a workshop and as the plate at its gate. */
export const panelFacade: DrawScene = (design) => [
  ...street(GROUND, 'glass', 306),
  rect(24, 34, 400, GROUND - 34, solid('shade1', 'shade4')),
  strokes(
    range(24).map((index): Segment => [40 + index * 16.2, 44, 40 + index * 16.2, GROUND]),
    outline('shade2'),
  ),
  rect(16, 26, 416, 12, solid('shade3', 'shade4')),
  ...panel(86, 54, 276, 66, design),
  ...gate(),
  ...pane(296, 142, 98, 62, 4),
  ...panel(232, 168, 44, 58, 'bands'),
  ...tree(426, GROUND + 4, 120),
  rect(0, GROUND - 2, WIDTH, 2, flat('shade3')),
  person(330, GROUND + 28, 1700 * SCALE, { coat: 'cyan' }),
];

function panel(x: number, y: number, width: number, height: number, design: Design): SvgNode[] {
  const inset = Math.min(8, width / 7);
  const screws = [inset, width - inset].flatMap((dx) => [inset, height - inset].map((dy): Point => [x + dx, y + dy]));
  return [
    rect(x + 3, y + 4, width, height, flat('shade4')),
    ...printedRect(design, x, y, width, height),
    rect(x, y, width, height, outline()),
    ...screws.map(([cx, cy]) => circle(cx, cy, 2.4, solid('shade2'))),
  ];
}

function gate(): SvgNode[] {
  return [
    rect(56, 142, 150, GROUND - 142, solid('shade3', 'shade4')),
    ...range(5).map((index) => rect(62, 148 + index * 23, 138, 20, solid('paper', 'shade4'))),
    strokes([[116, GROUND - 6, 146, GROUND - 6]], far),
  ];
}
