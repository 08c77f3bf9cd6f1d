import { flat, outline, path, polygon, rect } from '../paint';
import { printedRect } from '../print';
import { backdrop, grommet, stitches, type DrawDetail } from './close-up';

/** A banner's corner: folded hem, double seam, grommet, cord. */
export const hemGrommet: DrawDetail = (design) => [
  backdrop('shade2'),
  ...printedRect(design, -60, 40, 430, 330),
  polygon(
    [
      [-10, 40],
      [370, 40],
      [370, 340],
      [290, 340],
      [290, 120],
      [-10, 120],
    ],
    flat('print-deep'),
  ),
  path('M-10 40L362 40Q370 40 370 48L370 340', outline()),
  path('M-10 120L282 120Q290 120 290 128L290 340', outline()),
  stitches(-4, 108, 300, 108),
  stitches(-4, 100, 308, 100),
  stitches(302, 112, 302, 330),
  stitches(310, 104, 310, 330),
  path('M290 120L370 40', outline('print-cyan')),
  rect(300, 50, 60, 60, flat('print-cyan', 0.18), 6),
  ...grommet(328, 82, 31, 'shade3'),
  ...cord(),
];

function cord() {
  const d = 'M448 10C410 26 372 44 342 72C334 80 330 86 324 88';
  return [
    path('M448 10C410 26 372 44 342 72C334 80 330 86 324 88L318 80C326 76 330 70 336 64C366 36 408 14 444 -2Z', {
      fill: 'paper',
      line: 'ink',
    }),
    path(d, { line: 'paper' }),
    path(
      'M344 70L336 62M354 62L346 53M366 53L358 44M379 45L371 36M392 37L385 28M406 30L399 20M420 22L413 12M434 16L428 5',
      outline('soft'),
    ),
    ...grommet(70, 82, 31, 'shade3'),
  ];
}
