import { person } from '../figure';
import { range, type Point } from '../geometry';
import { courses, dots, flat, glint, outline, polygon, rect, solid, strokes, type Segment } from '../paint';
import { printedDisc, printedRect } from '../print';
import type { SvgNode } from '../svg';
import { HEIGHT, WIDTH, type DrawScene } from './scenery';

const GROUND = 270;
const SCALE = 0.076;
const SIGN = { x: 60, y: 78, width: 300, height: 56 };

/** The lit sign over a shop after dark, and a projecting one beside it. */
export const nightFascia: DrawScene = (design) => [
  rect(0, 0, WIDTH, HEIGHT, flat('night')),
  dots(
    range(14).map((index): Point => [(index * 83) % 440, 6 + ((index * 29) % 34)]),
    0.9,
    'lit',
  ),
  rect(24, 44, 400, GROUND - 44, solid('dusk', 'print-ink')),
  courses(24, 44, 400, 94, 24, 11, 'slate'),
  rect(14, 34, 420, 12, solid('slate', 'print-ink')),
  ...shop(),
  ...sign(design),
  ...blade(),
  ...pavement(),
  person(332, GROUND + 30, 1700 * SCALE, { flip: true }),
];

function sign(design: Parameters<DrawScene>[0]): SvgNode[] {
  const { x, y, width, height } = SIGN;
  return [
    rect(x - 22, y - 18, width + 44, height + 40, flat('lit', 0.16), 18),
    rect(x - 11, y - 9, width + 22, height + 20, flat('lit', 0.3), 10),
    rect(x - 4, y - 4, width + 8, height + 8, solid('steel', 'print-ink')),
    ...printedRect(design, x, y, width, height),
    rect(x, y, width, height, outline('print-ink')),
  ];
}

/** A round box on an arm. */
function blade(): SvgNode[] {
  return [
    strokes([[380, 96, 396, 96]], outline('steel')),
    rect(376, 70, 5, 54, solid('steel', 'print-ink')),
    ...printedDisc('halves', 410, 96, 18),
  ];
}

function shop(): SvgNode[] {
  const shelves = range(3).map((index): Segment => [66, 186 + index * 24, 240, 186 + index * 24]);
  return [
    rect(52, 150, 204, 108, solid('lit', 'print-ink')),
    strokes(shelves, outline('wood')),
    ...range(3).flatMap((row) =>
      range(9).map((index) => {
        const tall = 9 + ((index * 5 + row * 3) % 3) * 4;
        return rect(72 + index * 18, 186 + row * 24 - tall, 12, tall, flat(index % 3 === row ? 'wood' : 'warm'), 1);
      }),
    ),
    strokes([[154, 150, 154, 258]], outline('print-ink')),
    rect(276, 150, 84, GROUND - 150, solid('slate', 'print-ink')),
    rect(286, 160, 64, 94, solid('lit', 'print-ink')),
    glint(294, 168, 22, 'warm'),
    strokes([[281, 206, 281, 226]], outline('lit')),
    rect(44, 256, 220, 14, solid('slate', 'print-ink')),
  ];
}

/** The light of the window on the pavement. */
function pavement(): SvgNode[] {
  return [
    rect(0, GROUND, WIDTH, HEIGHT - GROUND, flat('slate')),
    polygon(
      [
        [52, GROUND],
        [256, GROUND],
        [292, HEIGHT],
        [16, HEIGHT],
      ],
      flat('lit', 0.28),
    ),
    strokes([[0, GROUND, WIDTH, GROUND]], outline('print-ink')),
    strokes(
      range(9).map((index): Segment => [index * 60 - 40, HEIGHT, index * 60 - 14, GROUND]),
      { line: 'night', alpha: 0.4 },
    ),
  ];
}
