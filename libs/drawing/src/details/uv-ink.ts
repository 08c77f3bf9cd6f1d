import { placed, range, type Point } from '../geometry';
import { flat, outline, path, polygon, rect, solid, strokes } from '../paint';
import type { Tint } from '../palette';
import { backdrop, hatch, type DrawDetail } from './close-up';

const BOARD: readonly Point[] = [
  [-10, 246],
  [458, 246],
  [458, 340],
  [-10, 340],
];

/** UV ink in section: drops cured by lamps as they land; white under colour under varnish. */
export const uvInk: DrawDetail = () => [
  backdrop('shade1'),
  ...layers(),
  polygon(BOARD, solid('wood')),
  hatch(BOARD, 14, outline('shade4')),
  polygon(BOARD, outline()),
  ...head(),
];

function layers() {
  const stepped = [
    ['print-white', 0, 20],
    ['print-cyan', 0, 14],
    ['print-magenta', 130, 14],
  ] as const;
  return [
    rect(-10, 226, 330, 20, solid('print-white')),
    rect(-10, 210, 250, 16, solid('print-cyan')),
    rect(96, 196, 104, 14, solid('print-magenta')),
    path('M-10 198L86 198L86 184L210 184L210 196L252 198L252 212L-10 212', outline('shade4')),
    ...stepped.slice(2).map(() => strokes([[-10, 204, 90, 204]], outline('shade3'))),
  ];
}

function head() {
  const inks = ['print-white', 'print-cyan', 'print-magenta', 'print-yellow', 'print-ink'] as const;
  return [
    polygon(
      [
        [116, 92],
        [168, 92],
        [196, 182],
        [88, 182],
      ],
      flat('pale-magenta', 0.55),
    ),
    rect(112, 44, 60, 48, solid('soft'), 3),
    ...range(4).map((index) => rect(119 + index * 12, 80, 8, 12, solid('glow'))),
    rect(186, 20, 188, 84, solid('paper'), 4),
    ...inks.map((tint, index) => rect(202 + index * 32, 32, 26, 44, solid(tint), 2)),
    ...inks.map((_, index) =>
      path(
        `M${206 + index * 32} 104L${224 + index * 32} 104L${218 + index * 32} 114L${212 + index * 32} 114Z`,
        solid('soft'),
      ),
    ),
    ...range(3).flatMap((drop) =>
      [0, 1, 2].map((index) => droplet(215 + index * 32, 132 + drop * 30 - index * 6, inks[index] ?? 'print-cyan')),
    ),
    strokes(
      [
        [392, 62, 428, 62],
        [420, 56, 428, 62],
        [420, 68, 428, 62],
      ],
      outline('soft'),
    ),
  ];
}

const DROPLET = 'M0 0C5 7 5 13 0 13C-5 13 -5 7 0 0Z';

function droplet(x: number, y: number, tint: Tint) {
  return path(
    placed(DROPLET, ([px, py]) => [x + px, y + py]),
    solid(tint),
  );
}
