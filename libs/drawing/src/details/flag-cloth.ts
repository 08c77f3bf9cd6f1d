import { range, smooth, type Point } from '../geometry';
import { outline, path, polygon, strokes, type Segment } from '../paint';
import { printed, type Surface } from '../print';
import { backdrop, grommet, HEIGHT, stitches, type DrawDetail } from './close-up';

const BAND = 62;

/** Knitted flag cloth: dyed through, hemmed twice, a heading band with grommets. */
export const flagCloth: DrawDetail = (design) => {
  const cloth: Surface = (u, v) => [BAND + u * 420, 26 + v * 300 + Math.sin(u * Math.PI * 2.2) * 14];
  const edge = (v: number) => range(13).map((step): Point => cloth(step / 12, v));
  return [
    backdrop('shade1'),
    ...printed(design, 1.4, cloth, 20),
    loops(cloth),
    path(smooth(edge(0)), outline()),
    path(smooth(edge(0.055)), outline('print-white', '8 5')),
    path(smooth(edge(0.075)), outline('print-white', '8 5')),
    polygon(
      [
        [BAND - 48, 18],
        [BAND + 6, 18],
        [BAND + 6, HEIGHT + 4],
        [BAND - 48, HEIGHT + 4],
      ],
      { fill: 'paper', line: 'ink' },
    ),
    stitches(BAND - 2, 22, BAND - 2, HEIGHT, 'shade4'),
    stitches(BAND - 42, 22, BAND - 42, HEIGHT, 'shade4'),
    ...grommet(BAND - 21, 58, 15, 'shade1'),
    ...grommet(BAND - 21, 276, 15, 'shade1'),
  ];
};

/** The knit, drawn in one patch so that the print stays legible. */
function loops(cloth: Surface) {
  const segments = range(15).flatMap((row) =>
    range(13).flatMap((column): Segment[] => {
      const [x, y] = cloth(0.52 + column * 0.032, 0.28 + row * 0.045);
      return [
        [x - 4, y - 4, x, y + 3],
        [x + 4, y - 4, x, y + 3],
      ];
    }),
  );
  return strokes(segments, { line: 'print-white', alpha: 0.45 });
}
