import type { Point } from '../geometry';
import { bar, circle, flat, outline, path, polygon, rect, solid, strokes } from '../paint';
import { between, printed, type Design } from '../print';
import type { SvgNode } from '../svg';
import { backdrop, screw, type DrawDetail } from './close-up';

/** The folding lattice of a pop-up wall and the magnetic bar that takes a panel. */
export const popUpJoint: DrawDetail = (design) => [backdrop('shade1'), ...lattice(), ...magnets(), ...panel(design)];

function lattice(): SvgNode[] {
  const rods: readonly (readonly [Point, Point])[] = [
    [
      [-20, 20],
      [120, 300],
    ],
    [
      [120, 20],
      [-20, 300],
    ],
    [
      [120, 20],
      [270, 300],
    ],
    [
      [270, 20],
      [120, 300],
    ],
    [
      [270, 300],
      [410, 20],
    ],
    [
      [270, 20],
      [410, 300],
    ],
  ];
  const hubs: readonly Point[] = [
    [120, 20],
    [120, 300],
    [270, 20],
    [270, 300],
  ];
  const middles: readonly Point[] = [
    [50, 160],
    [195, 160],
    [340, 160],
  ];
  return [
    ...rods.flatMap(([from, to]) => bar(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, 13, 'shade2')),
    ...middles.flatMap(([x, y]) => screw(x, y, 7)),
    ...hubs.flatMap(([x, y]) => [
      circle(x, y, 24, solid('soft')),
      circle(x, y, 10, solid('shade3')),
      strokes(
        [
          [x - 20, y, x - 12, y],
          [x + 12, y, x + 20, y],
        ],
        outline('shade4'),
      ),
    ]),
  ];
}

function magnets(): SvgNode[] {
  return [
    rect(108, -10, 24, 360, solid('shade3')),
    ...[64, 160, 256].map((y) => rect(112, y - 16, 16, 32, solid('print-ink'), 2)),
  ];
}

function panel(design: Design): SvgNode[] {
  const corners = [
    [238, -30],
    [470, -30],
    [470, 360],
    [214, 360],
  ] as const;
  return [
    polygon(
      [
        [226, -30],
        [238, -30],
        [214, 360],
        [196, 360],
      ],
      flat('shade3'),
    ),
    ...printed(design, 0.7, between(corners)),
    polygon(corners, outline()),
    path('M238 -30C232 100 222 230 214 360L202 360C214 230 224 100 230 -30Z', solid('print-ink')),
    ...[64, 160, 256].map((y) => rect(219 - (y - 64) / 16, y - 14, 10, 28, solid('shade4'), 2)),
  ];
}
