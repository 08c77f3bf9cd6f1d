import { person } from '../figure';
import { range } from '../geometry';
import { circle, courses, flat, outline, path, polygon, rect, solid, strokes, type Segment } from '../paint';
import { printedDisc, printedRect, type Design } from '../print';
import type { SvgNode } from '../svg';
import { counter, far, interior, WIDTH, type DrawScene } from './scenery';

const GROUND_Y = 274;
const SCALE = 0.1;
const BOARD = { y: 42, width: 84, height: 88 };

/** Four lit menu boards over the counter of a café. */
export const menuBoards: DrawScene = (design) => [
  ...interior(GROUND_Y, 'shade2', 'shade1'),
  courses(0, 0, WIDTH, GROUND_Y - 8, 26, 13, 'shade3'),
  rect(20, 26, 408, 116, flat('lit', 0.55), 12),
  ...range(4).flatMap((index) => board(index % 2 === 0 ? design : 'halves', 36 + index * 96, index)),
  ...rack(),
  ...counter(84, GROUND_Y + 14, 328, 82, 'wood'),
  ...machine(),
  ...cups(),
  ...till(),
  person(154, GROUND_Y + 40, 1700 * SCALE),
];

function board(design: Design, x: number, index: number): SvgNode[] {
  const { y, width, height } = BOARD;
  const rows = range(index % 2 === 0 ? 4 : 3).flatMap((row): Segment[] => [
    [x + 10, y + 60 + row * 7, x + 46, y + 60 + row * 7],
    [x + 60, y + 60 + row * 7, x + 74, y + 60 + row * 7],
  ]);
  return [
    rect(x - 4, y - 4, width + 8, height + 8, solid('slate'), 2),
    rect(x, y, width, height, flat('print-white')),
    ...(index % 2 === 0 ? printedRect(design, x, y, width, 50) : printedDisc(design, x + width / 2, y + 27, 21)),
    strokes(rows, outline('print-ink')),
    rect(x, y, width, height, outline()),
    strokes([[x + width / 2, y - 4, x + width / 2, 14]], outline('slate')),
  ];
}

function rack(): SvgNode[] {
  const jars = [258, 280, 302, 330, 352, 374];
  return [
    strokes([[244, 190, 404, 190]], far),
    ...jars.map((x, index) =>
      rect(x, 190 - 20 - (index % 3) * 5, 14, 20 + (index % 3) * 5, solid(index % 2 ? 'paper' : 'shade1', 'shade4'), 2),
    ),
  ];
}

function machine(): SvgNode[] {
  return [
    rect(290, 160, 84, 46, solid('paper'), 4),
    rect(296, 166, 72, 12, solid('shade3'), 2),
    circle(304, 172, 2.4, flat('print-magenta')),
    circle(312, 172, 2.4, flat('print-cyan')),
    rect(310, 186, 8, 8, solid('soft')),
    rect(344, 186, 8, 8, solid('soft')),
    rect(284, 204, 96, 5, solid('soft'), 1),
  ];
}

function cups(): SvgNode[] {
  return [228, 246, 264].map((x) =>
    polygon(
      [
        [x, 192],
        [x + 13, 192],
        [x + 11, 206],
        [x + 2, 206],
      ],
      solid('paper', 'soft'),
    ),
  );
}

function till(): SvgNode[] {
  return [
    path('M186 206L192 180L218 180L222 206Z', solid('shade3', 'soft')),
    rect(194, 184, 22, 12, solid('glass', 'soft')),
  ];
}
