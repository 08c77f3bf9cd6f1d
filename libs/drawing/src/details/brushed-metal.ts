import { range, type Point } from '../geometry';
import { glint, outline, polygon, rect, solid, strokes, type Segment } from '../paint';
import { printedDisc, printedRect } from '../print';
import { backdrop, HEIGHT, screw, type DrawDetail } from './close-up';

const PLATE: readonly Point[] = [
  [34, 30],
  [480, 30],
  [480, 300],
  [34, 300],
];

/** Brushed aluminium: ink with white beneath covers, ink alone lets the metal shine through. */
export const brushedMetal: DrawDetail = (design) => [
  backdrop('warm'),
  polygon(
    [
      [44, 42],
      [490, 42],
      [490, 312],
      [44, 312],
    ],
    { fill: 'wood' },
  ),
  polygon(PLATE, solid('shade3')),
  strokes(
    range(64).map((index): Segment => {
      const start = 38 + ((index * 71) % 120);
      return [start, 34 + index * 4.15, Math.min(448, start + 150 + ((index * 97) % 210)), 34 + index * 4.15];
    }),
    outline('shade2'),
  ),
  ...printedRect(design, 118, 84, 150, 160),
  rect(118, 84, 150, 160, outline()),
  ...printedDisc('halves', 362, 164, 64),
  strokes(
    range(26).map((index): Segment => {
      const y = 106 + index * 4.6;
      const half = Math.sqrt(Math.max(0, 62 ** 2 - (y - 164) ** 2));
      return [362 - half, y, 362 + half, y];
    }),
    { line: 'paper', alpha: 0.4 },
  ),
  polygon(PLATE, outline()),
  polygon(
    [
      [34, 300],
      [480, 300],
      [480, 308],
      [34, 308],
    ],
    solid('shade4'),
  ),
  ...screw(66, 62, 13),
  ...screw(66, 268, 13),
  glint(280, 40, 46, 'paper'),
  strokes([[0, HEIGHT - 6, 448, HEIGHT - 6]], outline('wood')),
];
