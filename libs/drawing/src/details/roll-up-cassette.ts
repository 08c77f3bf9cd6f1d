import { circle, flat, outline, path, polygon, rect, solid, strokes } from '../paint';
import { between, printed } from '../print';
import { backdrop, screw, type DrawDetail } from './close-up';

/** The end of a roll-up's cassette: print drawn from the slot, end cap, turned-out foot. */
export const rollUpCassette: DrawDetail = (design) => [
  backdrop('shade1'),
  rect(-4, 268, 460, 70, flat('shade2')),
  strokes([[-4, 268, 460, 268]], outline('shade4')),
  polygon(
    [
      [46, 288],
      [420, 288],
      [448, 312],
      [20, 312],
    ],
    flat('shade3'),
  ),
  ...printed(
    design,
    1.6,
    between([
      [118, -30],
      [480, -30],
      [480, 186],
      [118, 186],
    ]),
  ),
  polygon(
    [
      [118, -30],
      [480, -30],
      [480, 186],
      [118, 186],
    ],
    outline(),
  ),
  ...cassette(),
  ...cap(),
];

function cassette() {
  return [
    rect(262, 262, 120, 26, solid('soft'), 3),
    path('M96 178L470 178L470 268L96 268Z', solid('shade2')),
    rect(112, 178, 360, 10, solid('print-ink')),
    strokes(
      [
        [96, 204, 470, 204],
        [96, 250, 470, 250],
      ],
      outline('shade4'),
    ),
    polygon(
      [
        [100, 214],
        [470, 214],
        [470, 230],
        [100, 230],
      ],
      flat('paper'),
    ),
    ...foot(),
  ];
}

function foot() {
  return [
    path('M148 268L186 268L174 300L70 312Q58 313 58 304Q58 298 66 296L150 282Z', solid('shade4')),
    ...screw(160, 278, 5),
  ];
}

function cap() {
  return [
    path('M52 190Q52 172 70 172L106 172L106 274L66 274Q52 274 52 260Z', solid('soft')),
    path('M60 194Q60 182 72 182L98 182L98 264L70 264Q60 264 60 254Z', outline('shade4')),
    ...screw(80, 200, 7),
    ...screw(80, 246, 7),
    circle(80, 223, 4, flat('print-ink')),
    path('M118 186L118 168', outline()),
  ];
}
