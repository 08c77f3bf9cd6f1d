import { type Point } from '../geometry';
import { bar, circle, flat, outline, path, polygon, rect, solid, strokes } from '../paint';
import { between, printed } from '../print';
import { backdrop, type DrawDetail } from './close-up';

const PRINT = [
  [90, 150],
  [480, 150],
  [480, 360],
  [90, 360],
] as const satisfies readonly Point[];

/** The upper end of a stand: a hinged rail bites the print, the pole's hook holds the rail. */
export const clipRail: DrawDetail = (design) => [
  backdrop('shade1'),
  ...bar('M262 340L262 60', 26, 'shade4'),
  ...printed(design, 1.5, between(PRINT)),
  polygon(PRINT, outline()),
  polygon(
    [
      [66, 84],
      [480, 84],
      [480, 160],
      [66, 160],
    ],
    solid('shade2'),
  ),
  strokes(
    [
      [92, 104, 480, 104],
      [92, 142, 480, 142],
    ],
    outline('shade4'),
  ),
  rect(94, 114, 400, 10, flat('paper')),
  path('M66 84L66 160L52 154Q44 150 44 142L44 100Q44 92 52 90Z', solid('soft')),
  circle(56, 122, 6, solid('shade3')),
  path('M240 84L240 52Q240 40 252 40L274 40Q286 40 286 52L286 100L272 100L272 58L254 58L254 84Z', solid('soft')),
  path('M90 160L480 160', outline('print-ink')),
];
