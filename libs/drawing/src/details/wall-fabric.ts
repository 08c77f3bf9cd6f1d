import { flat, outline, path, rect, strokes } from '../paint';
import { printedRect } from '../print';
import { backdrop, HEIGHT, weave, WIDTH, type DrawDetail } from './close-up';

/** Woven wall covering: two panels meet, and a corner of one comes off the wall again. */
export const wallFabric: DrawDetail = (design) => [
  backdrop('warm'),
  strokes(
    [
      [30, 300, 70, 300],
      [120, 314, 180, 314],
      [300, 306, 360, 306],
      [402, 290, 440, 290],
    ],
    outline('wood'),
  ),
  ...printedRect(design, 0, 0, WIDTH, 268),
  weave(0, 0, WIDTH, 264, 14, { line: 'print-ink', alpha: 0.2 }),
  strokes([[214, 0, 214, 268]], outline()),
  rect(216, 0, 6, 268, flat('print-white', 0.35)),
  path('M448 96L448 328L268 328L268 268C338 236 404 172 448 96Z', flat('warm')),
  path('M448 150C410 212 354 262 290 288L300 268C352 242 408 180 448 118Z', flat('wood', 0.6)),
  path('M448 96C404 172 338 236 268 268C276 226 292 180 322 150C356 118 404 104 448 96Z', {
    fill: 'paper',
    line: 'ink',
  }),
  path('M286 246C294 214 308 184 332 162C362 136 400 122 440 114', outline('shade3')),
  path('M300 246C342 220 384 178 414 134', outline('shade4', '4 4')),
  strokes([[0, 268, 268, 268]], outline()),
  rect(0, HEIGHT - 6, WIDTH, 6, flat('paper')),
];
