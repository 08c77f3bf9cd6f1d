import { person } from '../figure';
import { range, type Point } from '../geometry';
import { circle, dots, flat, glint, rect, solid, strokes, type Segment } from '../paint';
import { printedRect, type Design } from '../print';
import type { SvgNode } from '../svg';
import { counter, far, pendant, interior, type DrawScene } from './scenery';

const GROUND_Y = 262;
const SCALE = 0.092;
const FILM = { x: 128, y: 50, width: 246, height: 140 };

/** Clear film hung over a counter: printed where it should show, clear elsewhere. */
export const clearFilmCounter: DrawScene = (design) => [
  ...interior(GROUND_Y),
  ...shelves(),
  ...pendant(76, 24, 17),
  ...counter(112, GROUND_Y + 12, 278, 90, 'warm'),
  rect(316, GROUND_Y - 96, 34, 18, solid('shade3', 'shade4'), 2),
  ...film(design),
  person(70, GROUND_Y + 40, 1700 * SCALE, { coat: 'shade3' }),
];

function shelves(): SvgNode[] {
  const boards = [78, 118, 158];
  const bottles = boards.flatMap((y, row) =>
    range(12).map((index) => {
      const height = 16 + ((index * 5 + row * 3) % 3) * 5;
      return rect(
        124 + index * 22,
        y - height,
        13,
        height,
        solid((index + row) % 3 === 0 ? 'shade3' : 'paper', 'shade4'),
        2,
      );
    }),
  );
  return [
    ...bottles,
    strokes(
      boards.map((y): Segment => [116, y, 386, y]),
      far,
    ),
  ];
}

function film(design: Design): SvgNode[] {
  const { x, y, width, height } = FILM;
  const holes = range(6).map((index): Point => [x + 8 + ((width - 16) * index) / 5, y + 7]);
  return [
    strokes(
      holes.map(([hx, hy]): Segment => [hx, 0, hx, hy]),
      far,
    ),
    rect(x, y, width, height, flat('glass', 0.55)),
    glint(x + 150, y + 20, 50),
    glint(x + 176, y + 64, 30),
    ...printedRect(design, x, y + height - 34, width, 34),
    circle(x + 58, y + 58, 30, solid('print-yellow')),
    circle(x + 58, y + 58, 17, solid('print-magenta')),
    rect(x, y, width, height, { line: 'ink' }),
    dots(holes, 2.2, 'ink'),
    dots(holes, 1.1, 'paper'),
  ];
}
