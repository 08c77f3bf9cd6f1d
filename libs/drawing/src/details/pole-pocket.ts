import { ellipse, flat, outline, path, polygon, solid, strokes } from '../paint';
import { printedRect } from '../print';
import { backdrop, stitches, type DrawDetail } from './close-up';

/** The end of a banner's pole pocket with the pole in it. */
export const polePocket: DrawDetail = (design) => [
  backdrop('shade2'),
  ...printedRect(design, -30, 132, 350, 240),
  path('M320 132L320 372', outline()),
  path('M320 90L430 90L430 136L320 136Z', flat('shade1')),
  strokes(
    [
      [320, 90, 430, 90],
      [320, 136, 430, 136],
      [330, 102, 426, 102],
    ],
    outline(),
  ),
  ellipse(430, 113, 12, 23, solid('shade3')),
  ellipse(430, 113, 7, 15, solid('soft')),
  polygon(
    [
      [-10, 68],
      [320, 68],
      [320, 158],
      [-10, 158],
    ],
    flat('print-deep'),
  ),
  path('M-10 68L320 68C344 72 344 154 320 158L-10 158', { fill: 'print-deep', line: 'ink' }),
  path('M320 68C300 74 300 152 320 158C340 152 340 74 320 68Z', solid('soft')),
  path('M322 90C316 96 316 130 322 136L350 136L350 90Z', solid('shade1')),
  strokes([[326, 102, 350, 102]], outline()),
  stitches(-4, 146, 306, 146),
  stitches(-4, 152, 306, 152),
];
