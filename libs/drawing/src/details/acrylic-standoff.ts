import { type Point } from '../geometry';
import { ellipse, flat, glint, outline, path, polygon, strokes } from '../paint';
import { between, printed, type Design } from '../print';
import { backdrop, HEIGHT, WIDTH, type DrawDetail } from './close-up';

const FRONT = [
  [96, 70],
  [470, 34],
  [470, 360],
  [96, 360],
] as const satisfies readonly Point[];
const DEPTH = 22;

/** The corner of an acrylic sheet, held off the wall by a turned spacer. */
export const acrylicStandoff: DrawDetail = (design) => [
  backdrop('warm'),
  strokes(
    [
      [0, 96, WIDTH, 52],
      [0, 226, WIDTH, 196],
    ],
    outline('wood'),
  ),
  polygon(
    [
      [76, 118],
      [430, 84],
      [430, HEIGHT],
      [76, HEIGHT],
    ],
    flat('wood', 0.55),
  ),
  ...spacer(),
  polygon(FRONT, { fill: 'glass', alpha: 0.72 }),
  ...print(design),
  polygon([[FRONT[0][0] - DEPTH, FRONT[0][1] + 8], FRONT[0], FRONT[3], [FRONT[3][0] - DEPTH, FRONT[3][1]]], {
    fill: 'pale-cyan',
    line: 'ink',
  }),
  polygon([[FRONT[0][0] - DEPTH, FRONT[0][1] + 8], [FRONT[1][0] - DEPTH, FRONT[1][1] + 6], FRONT[1], FRONT[0]], {
    fill: 'paper',
    line: 'ink',
  }),
  strokes([[86, 84, 86, HEIGHT]], outline('cyan')),
  polygon(FRONT, outline()),
  ...cap(),
  glint(256, 70, 60),
];

/** The spacer's barrel, seen through the sheet. */
function spacer() {
  return [path('M128 124L150 112L178 128L178 160L150 172L126 160Z', { fill: 'shade3', line: 'shade4' })];
}

function print(design: Design) {
  const corners = [
    [214, 136],
    [480, 112],
    [480, 380],
    [214, 380],
  ] as const satisfies readonly Point[];
  return [...printed(design, 1.05, between(corners)), polygon(corners, outline())];
}

function cap() {
  return [
    ellipse(152, 132, 34, 35, { fill: 'shade4', line: 'ink' }),
    ellipse(158, 129, 34, 35, { fill: 'shade2', line: 'ink' }),
    ellipse(158, 129, 26, 27, { line: 'shade4' }),
    path('M142 112C150 104 164 103 172 110', outline('paper')),
    ellipse(158, 129, 5, 5.2, { fill: 'soft', line: 'ink' }),
  ];
}
