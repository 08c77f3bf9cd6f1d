import { bar, circle, ellipse, flat, outline, path, polygon } from '../paint';
import { between, printed } from '../print';
import { backdrop, grommet, type DrawDetail } from './close-up';

/** The tip of an X-stand's arm: its hook holds the print by the grommet. */
export const xStandCorner: DrawDetail = (design) => [
  backdrop('shade1'),
  ...bar('M-20 360L330 64', 22, 'shade4'),
  ...bar('M150 216L322 71', 14, 'shade2'),
  ...printed(
    design,
    1.2,
    between([
      [-20, 96],
      [372, 96],
      [372, 400],
      [-20, 400],
    ]),
  ),
  polygon(
    [
      [-20, 96],
      [372, 96],
      [372, 400],
      [-20, 400],
    ],
    outline(),
  ),
  polygon(
    [
      [300, 96],
      [372, 96],
      [372, 168],
      [300, 168],
    ],
    flat('print-ink', 0.18),
  ),
  ...grommet(336, 132, 24, 'shade2'),
  ...hook(),
];

function hook() {
  return [
    ellipse(336, 132, 10, 10, flat('soft')),
    path(
      'M326 138C330 112 338 82 352 64C358 56 372 52 380 60C388 68 384 80 376 84L366 76C362 84 352 110 346 140' +
        'C342 148 328 146 326 138Z',
      { fill: 'soft', line: 'ink' },
    ),
    path('M318 60L340 44Q352 38 360 48Q366 58 356 66L334 82Z', { fill: 'shade4', line: 'ink' }),
    circle(350, 54, 4.5, { fill: 'shade2', line: 'ink' }),
  ];
}
