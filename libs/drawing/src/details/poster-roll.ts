import { ellipse, flat, outline, path, polygon, solid } from '../paint';
import { between, printed } from '../print';
import { backdrop, type DrawDetail } from './close-up';

/** A print unrolled from its core. */
export const posterRoll: DrawDetail = (design) => [
  backdrop('shade2'),
  polygon(
    [
      [72, 118],
      [412, 118],
      [448, 328],
      [24, 328],
    ],
    flat('shade3'),
  ),
  ...printed(
    design,
    1.4,
    between([
      [62, 104],
      [394, 104],
      [420, 340],
      [24, 340],
    ]),
  ),
  polygon(
    [
      [62, 104],
      [394, 104],
      [420, 340],
      [24, 340],
    ],
    outline(),
  ),
  path('M62 62L394 62L394 122C394 132 62 132 62 122Z', solid('print-white')),
  path('M62 104C62 132 394 132 394 104', outline('shade3')),
  path('M62 74L394 74', outline('shade3')),
  ellipse(394, 92, 17, 30, solid('paper')),
  ellipse(394, 92, 12, 22, { line: 'shade4' }),
  ellipse(394, 92, 8, 15, solid('wood')),
  ellipse(394, 92, 5, 10, solid('soft')),
  path('M62 62C48 66 46 116 62 122', outline()),
];
