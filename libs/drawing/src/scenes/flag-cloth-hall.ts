import { person } from '../figure';
import { range, smooth, type Point } from '../geometry';
import { bar, circle, flat, outline, path, polygon, rect, solid, strokes } from '../paint';
import { printed, type Design, type Surface } from '../print';
import type { SvgNode } from '../svg';
import { far, WIDTH, type DrawScene } from './scenery';

const GROUND_Y = 272;
const SCALE = 0.052;

/** Long cloths hanging in the hall of a museum. */
export const flagClothHall: DrawScene = (design) => [
  rect(0, 0, WIDTH, GROUND_Y, flat('shade1')),
  polygon(
    [
      [0, GROUND_Y],
      [WIDTH, GROUND_Y],
      [WIDTH, 328],
      [0, 328],
    ],
    flat('shade2'),
  ),
  ...columns(),
  strokes(
    [
      [0, GROUND_Y, WIDTH, GROUND_Y],
      [0, 26, WIDTH, 26],
      [0, 34, WIDTH, 34],
    ],
    far,
  ),
  ...hanging(70, 'halves'),
  ...hanging(185, design),
  ...hanging(300, 'bands'),
  person(172, GROUND_Y + 20, 1700 * SCALE),
  person(276, GROUND_Y + 26, 1700 * SCALE, { flip: true, coat: 'cyan' }),
  person(296, GROUND_Y + 22, 1620 * SCALE, { coat: 'shade2' }),
];

function columns(): SvgNode[] {
  return range(4).flatMap((index) => {
    const x = 20 + index * 122;
    return [
      rect(x, 44, 34, GROUND_Y - 52, solid('paper', 'shade3')),
      strokes(
        [
          [x + 11, 50, x + 11, GROUND_Y - 10],
          [x + 23, 50, x + 23, GROUND_Y - 10],
        ],
        outline('shade3'),
      ),
      rect(x - 6, 34, 46, 11, solid('paper', 'shade3')),
      rect(x - 6, GROUND_Y - 9, 46, 9, solid('paper', 'shade3')),
    ];
  });
}

function hanging(x: number, design: Design): SvgNode[] {
  const [top, width, height] = [62, 78, 168];
  const cloth: Surface = (u, v) => [
    x + u * width + Math.sin(v * Math.PI * 1.5) * 2.4 * v,
    top + v * height + Math.sin(u * Math.PI * 2) * 2.4 * v,
  ];
  const steps = range(9).map((step) => step / 8);
  const edge = (points: readonly Point[]) => path(smooth(points), outline());
  return [
    strokes(
      [
        [x + 8, 34, x + 8, top - 3],
        [x + width - 8, 34, x + width - 8, top - 3],
      ],
      outline('soft'),
    ),
    ...printed(design, width / height, cloth, 12),
    ...[0.3, 0.72].map((u) =>
      path(smooth([0.06, 0.4, 0.7, 1].map((v) => cloth(u - v * 0.03, v))), { line: 'print-ink', alpha: 0.3 }),
    ),
    ...[0, 1].map((u) => edge(steps.map((v) => cloth(u, v)))),
    edge(steps.map((u) => cloth(u, 1))),
    ...bar(`M${x - 5} ${top}L${x + width + 5} ${top}`, 5, 'shade2'),
    circle(x - 6, top, 3.4, solid('soft')),
    circle(x + width + 6, top, 3.4, solid('soft')),
  ];
}
