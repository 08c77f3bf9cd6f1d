import { person } from '../figure';
import { range, type Point } from '../geometry';
import { bar, circle, dots, flat, outline, polygon, rect, solid, strokes, type Segment } from '../paint';
import { printedDisc, printedRect } from '../print';
import type { SvgNode } from '../svg';
import { HEIGHT, skyline, WIDTH, type DrawScene } from './scenery';

const HORIZON = 176;
const SCALE = 0.07;

/** Reflective signs and a barrier in the light of a car that comes along at night. */
export const nightRoad: DrawScene = (design) => [
  rect(0, 0, WIDTH, HORIZON, flat('night')),
  dots(stars(), 0.9, 'lit'),
  skyline(HORIZON, [34, 50, 50, 28, 66, 42, 42, 58, 30, 44], 'dusk'),
  rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, flat('dusk')),
  ...road(),
  polygon(
    [
      [96, HEIGHT],
      [300, 62],
      [448, 50],
      [448, 300],
      [150, HEIGHT],
    ],
    flat('lit', 0.16),
  ),
  ...sign(),
  ...printedDisc(design, 352, 112, 42),
  circle(352, 112, 42, outline('print-ink')),
  ...barrier(),
  ...cones(),
  person(196, 290, 1700 * SCALE, { coat: 'print-yellow' }),
];

const stars = (): Point[] => range(26).map((index): Point => [(index * 67) % 440, 8 + ((index * 41) % 104)]);

function road(): SvgNode[] {
  const dashes = range(5).map((index): Segment => {
    const [near, away] = [index * 0.22, index * 0.22 + 0.12];
    const at = (share: number): Point => [36 + share * 94, HEIGHT - share * (HEIGHT - HORIZON)];
    const [from, to] = [at(near), at(away)];
    return [from[0], from[1], to[0], to[1]];
  });
  return [
    polygon(
      [
        [124, HORIZON],
        [136, HORIZON],
        [150, HEIGHT],
        [-90, HEIGHT],
      ],
      flat('slate'),
    ),
    strokes([[124, HORIZON, -90, HEIGHT], [136, HORIZON, 150, HEIGHT], ...dashes], outline('shade3')),
  ];
}

function sign(): SvgNode[] {
  return [
    ...bar('M352 268L352 70', 5, 'steel'),
    circle(352, 112, 47, solid('print-white')),
    rect(310, 166, 84, 26, solid('print-yellow'), 3),
    strokes(
      [
        [322, 174, 382, 174],
        [322, 183, 364, 183],
      ],
      outline('print-ink'),
    ),
  ];
}

/** Slanting bands across a plank between two posts. */
function barrier(): SvgNode[] {
  const [x, y, width, height] = [236, 214, 196, 26];
  return [
    ...[256, 412].flatMap((post) => bar(`M${post} 276L${post} 208`, 5, 'steel')),
    ...printedRect('bars', x, y, width, height),
    ...range(6).map((index) =>
      polygon(
        [
          [x + 8 + index * 34, y],
          [x + 22 + index * 34, y],
          [x + 10 + index * 34, y + height],
          [x - 4 + index * 34 + (index === 0 ? 4 : 0), y + height],
        ],
        flat('print-white'),
      ),
    ),
    rect(x, y, width, height, outline('print-ink')),
    ...[256, 412].map((post) => circle(post, 204, 6, solid('lit', 'print-ink'))),
  ];
}

function cones(): SvgNode[] {
  return [286, 340, 392].flatMap((x) => [
    polygon(
      [
        [x - 3, 262],
        [x + 3, 262],
        [x + 11, 300],
        [x - 11, 300],
      ],
      solid('print-magenta', 'print-ink'),
    ),
    polygon(
      [
        [x - 6, 276],
        [x + 6, 276],
        [x + 8, 286],
        [x - 8, 286],
      ],
      flat('print-white'),
    ),
    rect(x - 15, 299, 30, 4, solid('print-ink')),
  ]);
}
