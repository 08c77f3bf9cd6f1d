import { range, type Point } from '../geometry';
import { flat, outline, polygon, strokes } from '../paint';
import { between, printed } from '../print';
import { backdrop, stitches, type DrawDetail } from './close-up';

const TOPS: readonly Point[] = [
  [-70, 70],
  [136, 92],
  [342, 82],
];

/** Pennants sewn under a folded tape that runs on between them. */
export const pennantCord: DrawDetail = (design) => {
  const prints = [design, 'bands', 'halves'] as const;
  return [
    backdrop('glass'),
    ...TOPS.flatMap((top, index) => pennant(top, prints[index] ?? design)),
    polygon(
      [
        [-10, 56],
        [240, 82],
        [460, 68],
        [460, 98],
        [240, 112],
        [-10, 86],
      ],
      { fill: 'paper', line: 'ink' },
    ),
    strokes(
      [
        [-10, 62, 240, 88],
        [240, 88, 460, 74],
      ],
      outline('shade3'),
    ),
    stitches(0, 80, 240, 105, 'soft'),
    stitches(240, 105, 448, 91, 'soft'),
    strokes(
      range(3).map((index) => [60 + index * 150, 20, 86 + index * 150, 8] as const),
      outline('paper'),
    ),
  ];
};

function pennant([x, y]: Point, design: Parameters<typeof printed>[0]) {
  const tip: Point = [x + 92, y + 232];
  return [
    polygon(
      [
        [x + 8, y + 14],
        [x + 192, y + 14],
        [tip[0] + 8, tip[1] + 10],
      ],
      flat('shade2'),
    ),
    ...printed(design, 0.8, between([[x, y], [x + 184, y], tip, tip])),
    polygon([[x, y], [x + 184, y], tip], outline()),
    strokes(
      [
        [x + 14, y + 30, tip[0] - 6, tip[1] - 30],
        [x + 170, y + 30, tip[0] + 6, tip[1] - 30],
      ],
      {
        line: 'print-white',
        dash: '8 5',
      },
    ),
  ];
}
