import { range } from '../geometry';
import { circle, flat, glint, outline, path, polygon, rect, solid, strokes, type Segment } from '../paint';
import { backdrop, HEIGHT, WIDTH, type DrawDetail } from './close-up';

/** Clear film: bare, with colour alone, and with white under the colour. */
export const clearFilm: DrawDetail = () => [
  backdrop('warm'),
  ...table(),
  polygon(
    [
      [60, 36],
      [424, 36],
      [424, 292],
      [60, 292],
    ],
    flat('glass', 0.5),
  ),
  circle(152, 128, 62, { fill: 'print-cyan', alpha: 0.6 }),
  circle(152, 128, 62, outline()),
  circle(316, 128, 66, solid('print-white')),
  circle(316, 128, 60, solid('print-magenta')),
  rect(92, 220, 296, 36, { fill: 'print-yellow', alpha: 0.55 }),
  rect(92, 220, 296, 36, outline()),
  path('M60 36L424 36L424 250L382 292L60 292Z', outline()),
  path('M424 250C408 250 394 252 388 256C384 266 382 280 382 292Z', solid('paper')),
  glint(86, 54, 40),
  glint(212, 176, 34),
];

function table() {
  return [
    strokes(
      range(12).map((index): Segment => [index * 44 - 30, 0, index * 44 - 60, HEIGHT]),
      outline('wood'),
    ),
    strokes(
      [
        [0, 128, WIDTH, 128],
        [0, 238, WIDTH, 238],
      ],
      outline('shade4'),
    ),
  ];
}
