import { range, type Point } from '../geometry';
import { circle, flat, outline, polygon, rect, solid, strokes } from '../paint';
import { type Design, printedRect } from '../print';
import { backdrop, hatch, HEIGHT, type DrawDetail } from './close-up';

/** A lightbox in section: back, light-emitting diodes, air, film, clear cover. */
export const backlitFilm: DrawDetail = (design) => [
  backdrop('night'),
  rect(96, 52, 214, HEIGHT, flat('slate')),
  ...range(4).flatMap((index) => beam(96 + index * 74)),
  ...housing(),
  ...range(4).flatMap((index) => diode(96 + index * 74)),
  ...film(design),
];

function beam(y: number) {
  return [
    polygon(
      [
        [110, y - 6],
        [306, y - 37],
        [306, y + 37],
        [110, y + 6],
      ],
      flat('lit', 0.75),
    ),
    strokes(
      [
        [124, y, 292, y],
        [124, y - 4, 292, y - 20],
        [124, y + 4, 292, y + 20],
      ],
      outline('print-yellow', '10 6'),
    ),
  ];
}

function diode(y: number) {
  return [
    rect(92, y - 13, 8, 26, solid('paper')),
    rect(100, y - 8, 10, 16, solid('print-yellow'), 3),
    circle(106, y, 2.4, solid('print-white')),
  ];
}

function housing() {
  const back: readonly Point[] = [
    [66, 24],
    [82, 24],
    [82, HEIGHT + 4],
    [66, HEIGHT + 4],
  ];
  const top: readonly Point[] = [
    [66, 24],
    [352, 24],
    [352, 66],
    [340, 66],
    [340, 40],
    [66, 40],
  ];
  const lip: readonly Point[] = [
    [296, 40],
    [306, 40],
    [306, 58],
    [296, 58],
  ];
  return [
    ...[back, top, lip].flatMap((ring) => [polygon(ring, solid('shade1')), hatch(ring, 10, outline('soft'))]),
    rect(82, 58, 10, HEIGHT, solid('shade3')),
  ];
}

function film(design: Design) {
  const bands = ['print-cyan', 'print-magenta', 'print-yellow', 'pale-cyan'] as const;
  return [
    rect(306, 46, 12, HEIGHT, solid('print-white')),
    ...printedRect(design, 318, 46, 8, HEIGHT),
    rect(318, 46, 8, HEIGHT, outline()),
    rect(328, 42, 10, HEIGHT, solid('glass')),
    ...range(8).map((index) =>
      strokes(
        [
          [348, 74 + index * 38, 424, 70 + index * 38],
          [348, 82 + index * 38, 424, 86 + index * 38],
        ],
        outline(bands[index % 4] ?? 'print-cyan', '10 6'),
      ),
    ),
  ];
}
