import type { Point } from '../geometry';
import { flat, outline, polygon, solid, strokes } from '../paint';
import { printedRect } from '../print';
import { backdrop, HEIGHT, hatch, WIDTH, type DrawDetail } from './close-up';

/** A slanting cut across the sheet, `at` its place along the upper edge. */
const cut = (at: number): readonly [Point, Point] => [
  [at, 0],
  [at - 130, HEIGHT],
];

const beyond = (at: number): readonly Point[] => [
  ...cut(at).slice(0, 1),
  [WIDTH, 0],
  [WIDTH, HEIGHT],
  ...cut(at).slice(1),
];

/** A blockout's layers, each cut back further: print, white, the black core, white, the print of the other side. */
export const blockoutLayers: DrawDetail = (design) => [
  backdrop(),
  ...printedRect(design, 0, 0, WIDTH, HEIGHT),
  polygon(beyond(214), flat('print-white')),
  polygon(beyond(284), flat('print-ink')),
  hatch(beyond(284), 12, outline('slate')),
  polygon(beyond(354), flat('shade1')),
  polygon(beyond(424), flat('pale-yellow')),
  polygon(
    [
      [WIDTH + 40, 0],
      [WIDTH + 40, HEIGHT],
      [350, HEIGHT],
      [480, 0],
    ],
    flat('print-yellow'),
  ),
  strokes(
    [214, 284, 354, 424].map((at) => {
      const [[x1, y1], [x2, y2]] = cut(at);
      return [x1, y1, x2, y2];
    }),
    outline(),
  ),
  ...[214, 284, 354, 424].map((at) => lip(at)),
];

/** The thickness that shows at a cut edge. */
function lip(at: number) {
  const [[x1, y1], [x2, y2]] = cut(at);
  return polygon(
    [
      [x1, y1],
      [x1 + 7, y1],
      [x2 + 7, y2],
      [x2, y2],
    ],
    solid('shade3'),
  );
}
