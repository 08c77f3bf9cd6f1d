import { range, type Point } from '../geometry';
import { flat, outline, path, polygon, rect, strokes, type Segment } from '../paint';
import { printedRect } from '../print';
import { backdrop, WIDTH, type DrawDetail } from './close-up';

const SHEET = { x: 36, y: 28, width: 372, height: 262 };
/** Where the fold meets the lower and the right edge, and where the lifted corner points. */
const LOW: Point = [206, 290];
const HIGH_UP: Point = [408, 138];
const TIP: Point = [252, 152];

/** A magnet sheet on steel, a corner lifted off: print in front, the dark magnet behind. */
export const magnetLift: DrawDetail = (design) => {
  const { x, y, width, height } = SHEET;
  return [
    backdrop('shade2'),
    strokes(
      [
        [0, 310, WIDTH, 310],
        [430, 0, 430, 310],
      ],
      outline('shade4'),
    ),
    rect(x + 6, y + 8, width, height, flat('shade3')),
    ...printedRect(design, x, y, width, height),
    rect(x, y, width, height, outline()),
    polygon(
      [
        [206, 288],
        [420, 288],
        [420, 302],
        [200, 302],
        [200, 292],
      ],
      flat('shade2'),
    ),
    polygon([LOW, [420, 292], [420, 139], HIGH_UP], flat('shade2')),
    polygon([LOW, [336, 262], HIGH_UP], flat('shade4')),
    path(`M206 290Q262 216 252 152Q330 174 408 138Q318 232 206 290Z`, { fill: 'print-ink', line: 'ink' }),
    stripes(),
  ];
};

/** The pole stripes of the magnet. */
function stripes() {
  return strokes(
    range(6).map((index): Segment => {
      const t = (index + 1) / 7;
      const fold: Point = [LOW[0] + (HIGH_UP[0] - LOW[0]) * t, LOW[1] + (HIGH_UP[1] - LOW[1]) * t];
      const reach = 0.62 - Math.abs(t - 0.5) * 0.7;
      return [fold[0] - 8, fold[1] - 2, fold[0] + (TIP[0] - fold[0]) * reach, fold[1] + (TIP[1] - fold[1]) * reach];
    }),
    outline('slate'),
  );
}
