import { type Point } from '../geometry';
import { flat, outline, path, polygon, rect, solid, strokes } from '../paint';
import { printedRect } from '../print';
import { backdrop, hatch, HEIGHT, stitches, type DrawDetail } from './close-up';

const PROFILE: readonly Point[] = [
  [48, 40],
  [262, 40],
  [262, 66],
  [154, 66],
  [154, 106],
  [262, 106],
  [262, 150],
  [84, 150],
  [84, HEIGHT + 4],
  [48, HEIGHT + 4],
];

/** A frame for fabric in section: the flat silicone strip sewn to the edge sits in the groove. */
export const backlitFabric: DrawDetail = (design) => [
  backdrop('shade1'),
  rect(84, 150, 182, HEIGHT, flat('lit')),
  ...lamps(),
  polygon(PROFILE, solid('shade2')),
  hatch(PROFILE, 12, outline('shade4')),
  polygon(PROFILE, outline()),
  rect(162, 78, 92, 24, solid('print-yellow'), 3),
  path('M162 68L262 68Q278 68 278 84L278 340L268 340L268 88Q268 78 258 78L162 78Z', solid('print-cyan')),
  stitches(168, 90, 250, 90, 'print-ink', 9, 5),
  ...printedRect(design, 318, 40, 140, HEIGHT),
  path('M458 40L318 40L318 340', outline()),
  strokes(
    [
      [288, 200, 308, 200],
      [302, 195, 308, 200],
      [302, 205, 308, 200],
    ],
    outline('soft'),
  ),
];

function lamps() {
  return [
    rect(84, 178, 12, 116, solid('paper')),
    ...[192, 228, 264].flatMap((y) => [
      rect(96, y, 10, 16, solid('print-yellow'), 3),
      strokes(
        [
          [116, y + 8, 246, y + 8],
          [116, y + 3, 220, y - 8],
          [116, y + 13, 220, y + 24],
        ],
        outline('print-yellow', '10 6'),
      ),
    ]),
  ];
}
