import { range, smooth, type Point } from '../geometry';
import { ellipse, flat, outline, path, polygon } from '../paint';
import { between, printed } from '../print';
import { backdrop, HEIGHT, type DrawDetail } from './close-up';

const PRINT = [
  [150, -20],
  [480, -20],
  [480, 250],
  [150, 250],
] as const satisfies readonly Point[];

/** Birch plywood: grain through the ink, the layers at the lower edge. */
export const woodGrain: DrawDetail = (design) => [
  backdrop('shade2'),
  polygon(
    [
      [-10, -10],
      [460, -10],
      [460, 268],
      [-10, 268],
    ],
    { fill: 'wood', line: 'ink' },
  ),
  ...printed(design, 1.2, between(PRINT)),
  ...grain(),
  ...[
    [318, 96],
    [62, 178],
  ].flatMap(([x = 0, y = 0]) => [
    ellipse(x, y, 26, 12, { line: 'print-ink', alpha: 0.35 }),
    ellipse(x, y, 15, 6, { line: 'print-ink', alpha: 0.35 }),
  ]),
  polygon(
    [
      [150, -20],
      [480, -20],
      [480, 250],
      [150, 250],
    ],
    outline(),
  ),
  ...layers(),
];

function grain() {
  return range(13).map((row) => {
    const y = 8 + row * 20;
    const points = range(9).map((step): Point => [
      step * 58 - 8,
      y + Math.sin(step * 1.3 + row * 0.7) * (row % 4 === 1 ? 7 : 3),
    ]);
    return path(smooth(points), { line: 'print-ink', alpha: 0.22 });
  });
}

function layers() {
  return range(5)
    .map((index) =>
      polygon(
        [
          [-10, 268 + index * 9],
          [460, 268 + index * 9],
          [460, 277 + index * 9],
          [-10, 277 + index * 9],
        ],
        { fill: index % 2 === 0 ? 'warm' : 'wood', line: 'ink' },
      ),
    )
    .concat([
      polygon(
        [
          [-10, 313],
          [460, 313],
          [460, HEIGHT],
          [-10, HEIGHT],
        ],
        flat('shade3'),
      ),
    ]);
}
