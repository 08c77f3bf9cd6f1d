import { range, type Point } from '../geometry';
import { circle, dots, flat, glint, outline, path, rect, solid, strokes } from '../paint';
import { printedDisc } from '../print';
import { backdrop, HEIGHT, WIDTH, type DrawDetail } from './close-up';

const EDGE = 268;

/** Frosted film on half of a pane: what is behind it blurs, and shows clearly through what is cut out. */
export const frostedFilm: DrawDetail = (design) => [
  backdrop('glass'),
  ...printedDisc(design, EDGE, 168, 92),
  circle(EDGE, 168, 92, outline()),
  strokes([[0, 272, WIDTH, 272]], outline('shade4')),
  rect(0, 0, EDGE, HEIGHT, flat('print-white', 0.72)),
  dots(grain(), 0.8, 'shade4'),
  ...arrow(),
  rect(EDGE - 1, 0, 7, HEIGHT, solid('print-white')),
  glint(EDGE + 96, 26, 60),
  glint(EDGE + 120, 214, 40),
];

const grain = (): Point[] =>
  range(24).flatMap((row) =>
    range(19).map((column): Point => [
      6 + column * 14 + ((row * 5 + column * 3) % 7),
      6 + row * 13.6 + ((row * 3 + column * 5) % 6),
    ]),
  );

/** An arrow left out of the film. */
function arrow() {
  const d = 'M40 92L104 92L104 66L150 110L104 154L104 128L40 128Z';
  return [path(d, solid('glass')), glint(56, 98, 22)];
}
