import { type Point } from '../geometry';
import { circle, flat, glint, outline, polygon, rect, solid, strokes } from '../paint';
import { between, printed } from '../print';
import { backdrop, type DrawDetail } from './close-up';

const PRINT = [
  [118, 122],
  [480, 122],
  [480, 360],
  [118, 360],
] as const satisfies readonly Point[];

/** The corner of a snap frame: one profile closed, one folded open over print and clear cover. */
export const snapFrame: DrawDetail = (design) => [
  backdrop('shade1'),
  rect(92, 96, 400, 280, flat('shade3')),
  ...printed(design, 1.4, between(PRINT)),
  rect(118, 122, 380, 260, { fill: 'glass', alpha: 0.25 }),
  glint(250, 150, 80, 'print-white'),
  ...closed(),
  ...open(),
  polygon(
    [
      [60, 64],
      [128, 64],
      [128, 132],
      [60, 132],
    ],
    solid('soft'),
  ),
  circle(94, 98, 24, solid('shade4')),
  circle(94, 98, 15, { line: 'paper' }),
];

function closed() {
  return [
    polygon(
      [
        [60, 132],
        [128, 132],
        [128, 360],
        [60, 360],
      ],
      solid('shade2'),
    ),
    strokes(
      [
        [78, 134, 78, 340],
        [110, 134, 110, 340],
      ],
      outline('shade4'),
    ),
    rect(66, 134, 8, 210, flat('paper')),
  ];
}

/** The upper profile, tilted up and away on its spring. */
function open() {
  return [
    polygon(
      [
        [128, 96],
        [480, 96],
        [480, 126],
        [128, 126],
      ],
      solid('shade4'),
    ),
    strokes([[128, 108, 480, 108]], outline('soft')),
    polygon(
      [
        [128, 26],
        [480, 26],
        [480, 84],
        [128, 84],
      ],
      solid('shade2'),
    ),
    polygon(
      [
        [128, 84],
        [480, 84],
        [480, 96],
        [128, 96],
      ],
      solid('soft'),
    ),
    strokes(
      [
        [128, 44, 480, 44],
        [128, 70, 480, 70],
      ],
      outline('shade4'),
    ),
    rect(128, 50, 340, 8, flat('paper')),
    ...[212, 348].map((x) => rect(x, 84, 26, 20, solid('shade3'), 2)),
  ];
}
