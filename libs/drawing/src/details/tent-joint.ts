import { bar, circle, flat, outline, path, polygon, rect, solid, strokes } from '../paint';
import { between, printed } from '../print';
import { backdrop, screw, stitches, type DrawDetail } from './close-up';

/** The corner of a canopy: leg, slider with its catch, scissor bars, roof and valance. */
export const tentJoint: DrawDetail = () => [
  backdrop('glass'),
  ...bar('M104 168L470 60', 18, 'shade2'),
  ...bar('M104 290L470 168', 18, 'shade2'),
  ...bar('M104 186L380 340', 18, 'shade3'),
  rect(78, 40, 44, 300, solid('shade2')),
  strokes(
    [
      [90, 40, 90, 340],
      [110, 40, 110, 340],
    ],
    outline('shade4'),
  ),
  rect(66, 250, 70, 62, solid('soft'), 5),
  ...screw(118, 286, 7),
  circle(84, 282, 9, solid('print-yellow')),
  rect(66, 140, 70, 58, solid('soft'), 5),
  ...screw(118, 168, 7),
  ...roof(),
];

function roof() {
  const top = [
    [70, 34],
    [300, -50],
    [480, -50],
    [480, 40],
  ] as const;
  return [
    polygon(
      [
        [58, 48],
        [300, -50],
        [480, -50],
        [480, 52],
      ],
      flat('print-deep'),
    ),
    ...printed(
      'bands',
      3,
      between([
        [58, 44],
        [480, 44],
        [480, 116],
        [58, 116],
      ]),
    ),
    polygon(
      [
        [58, 44],
        [480, 44],
        [480, 116],
        [58, 116],
      ],
      outline(),
    ),
    path(`M58 48L300 -50M${top[0][0]} 44L480 44`, outline()),
    stitches(64, 52, 448, 52),
    stitches(64, 108, 448, 108),
  ];
}
