import { bar, ellipse, outline, path, rect, solid, strokes } from '../paint';
import { backdrop, screw, type DrawDetail } from './close-up';

/** A cross base with its turning spigot: the flag swings with the wind. */
export const featherBase: DrawDetail = () => [
  backdrop('shade1'),
  rect(-4, 212, 460, 130, { fill: 'shade2', line: 'shade4' }),
  ellipse(224, 270, 168, 32, { fill: 'shade3' }),
  path(
    'M206 250L242 250L404 232Q424 230 424 240Q424 248 408 252L250 272L198 272L40 252Q24 248 24 240Q24 230 44 232Z',
    solid('soft'),
  ),
  path('M210 252L238 252L290 308Q296 318 280 320L168 320Q152 318 158 308Z', solid('soft')),
  path('M210 262L238 262L270 306L178 306Z', outline('shade4')),
  strokes(
    [
      [60, 240, 196, 256],
      [388, 240, 252, 256],
    ],
    outline('shade4'),
  ),
  ellipse(224, 250, 32, 12, solid('shade4')),
  rect(206, 176, 36, 74, solid('shade2')),
  ellipse(224, 176, 18, 6, solid('shade3')),
  strokes(
    [
      [206, 196, 242, 196],
      [206, 204, 242, 204],
    ],
    outline('soft'),
  ),
  ...bar('M224 176L224 96', 20, 'shade3'),
  ...bar('M224 112L224 -10', 30, 'soft'),
  rect(206, 96, 36, 18, solid('print-ink'), 3),
  ...screw(224, 226, 7),
  path('M180 150C150 160 150 178 182 184', outline('cyan')),
  path('M268 184C300 178 300 160 268 150', outline('cyan')),
  strokes(
    [
      [182, 184, 174, 178],
      [182, 184, 174, 188],
      [268, 150, 276, 146],
      [268, 150, 275, 157],
    ],
    outline('cyan'),
  ),
];
