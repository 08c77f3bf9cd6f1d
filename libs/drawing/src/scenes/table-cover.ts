import { person } from '../figure';
import { range } from '../geometry';
import { outline, path, polygon, rect, solid, strokes } from '../paint';
import { between, printed, printedRect, type Design } from '../print';
import type { SvgNode } from '../svg';
import { pendant, interior, type DrawScene } from './scenery';

const GROUND_Y = 238;
const SCALE = 0.1;

/** A fitted table cover at an event. */
export const tableCover: DrawScene = (design) => [
  ...interior(GROUND_Y),
  ...wall(),
  ...pendant(120, 30),
  ...pendant(328, 30),
  ...table(design),
  person(64, GROUND_Y + 54, 1700 * SCALE),
];

function wall(): SvgNode[] {
  return [
    ...range(4).flatMap((index) => [rect(28 + index * 102, 66, 86, 116, solid('paper', 'shade3'))]),
    strokes([[0, 200, 448, 200]], outline('shade3')),
  ];
}

function table(design: Design): SvgNode[] {
  const [x, y, width, height] = [128, 214, 1830 * SCALE * 1.3, 740 * SCALE];
  const right = x + width;
  const top = [
    [x + 18, y - 18],
    [right - 18, y - 18],
    [right, y],
    [x, y],
  ] as const;
  return [
    ...printed('blank', width / 18, between(top)),
    polygon(top, outline()),
    ...props(x, y),
    ...printedRect(design, x, y, width, height),
    strokes(
      [
        [x + 26, y + 10, x + 20, y + height],
        [right - 26, y + 10, right - 20, y + height],
      ],
      { line: 'print-ink', alpha: 0.3 },
    ),
    path(`M${x} ${y}L${right} ${y}L${right} ${y + height}L${x} ${y + height}Z`, outline()),
  ];
}

function props(x: number, y: number): SvgNode[] {
  return [
    rect(x + 40, y - 52, 34, 44, solid('paper'), 1),
    ...printedRect('halves', x + 44, y - 48, 26, 34),
    ...range(4).map((index) => rect(x + 104, y - 12 - index * 4, 34, 4, solid(index % 2 ? 'shade1' : 'paper'))),
    path(`M${x + 176} ${y - 8}L${x + 172} ${y - 28}L${x + 196} ${y - 28}L${x + 192} ${y - 8}Z`, solid('glass')),
    strokes(
      [
        [x + 180, y - 28, x + 176, y - 44],
        [x + 184, y - 28, x + 184, y - 46],
        [x + 188, y - 28, x + 193, y - 42],
      ],
      outline(),
    ),
  ];
}
