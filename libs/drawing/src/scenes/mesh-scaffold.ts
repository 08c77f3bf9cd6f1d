import { person } from '../figure';
import { range, type Point } from '../geometry';
import { bar, dots, flat, outline, rect, strokes, type Segment } from '../paint';
import { printedRect, type Design } from '../print';
import type { SvgNode } from '../svg';
import { far, pane, street, type DrawScene } from './scenery';

const GROUND = 284;
const SCALE = 0.036;
const BAY = 74;
const LIFT = 72;
const LEFT = 40;
const MESH = { x: LEFT + BAY - 8, y: 42, width: BAY * 3 + 16, height: 184 };

/** Printed mesh over a scaffold: the wind and the light go through. */
export const meshScaffold: DrawScene = (design) => [
  ...street(GROUND, 'glass', 310),
  rect(52, 22, 344, GROUND - 22, { fill: 'shade2', line: 'shade4' }),
  ...range(3).flatMap((groundY) => range(5).flatMap((column) => pane(72 + column * 64, 42 + groundY * 72, 36, 48, 3))),
  ...scaffold(),
  ...mesh(design),
  person(392, GROUND + 8, 1700 * SCALE, { flip: true, coat: 'cyan' }),
  person(64, GROUND + 10, 1700 * SCALE),
];

function scaffold(): SvgNode[] {
  const uprights = range(6).map((index) => LEFT + index * BAY - 2);
  const decks = range(4).map((index) => GROUND - 46 - index * LIFT);
  const braces = range(5).map((index): Segment =>
    index % 2 === 0
      ? [LEFT + index * BAY, GROUND - 46, LEFT + (index + 1) * BAY, GROUND - 46 - LIFT]
      : [LEFT + index * BAY, GROUND - 46 - LIFT, LEFT + (index + 1) * BAY, GROUND - 46],
  );
  return [
    strokes(braces, outline('soft')),
    ...decks.flatMap((y) => [
      ...(y > 30 ? [rect(LEFT - 8, y - 5, BAY * 5 + 12, 5, { fill: 'wood', line: 'soft' })] : []),
      strokes(
        [
          [LEFT - 8, y - 24, LEFT + BAY * 5 + 4, y - 24],
          [LEFT - 8, y - 40, LEFT + BAY * 5 + 4, y - 40],
        ],
        outline('soft'),
      ),
    ]),
    ...uprights.flatMap((x) => [
      ...bar(`M${x} ${GROUND}L${x} 14`, 3.4, 'shade2', 'soft'),
      rect(x - 6, GROUND - 3, 12, 4, flat('soft')),
    ]),
    strokes(
      [
        [LEFT + BAY * 4 + 22, GROUND, LEFT + BAY * 4 + 40, GROUND - 50],
        [LEFT + BAY * 4 + 32, GROUND, LEFT + BAY * 4 + 50, GROUND - 50],
      ],
      far,
    ),
  ];
}

function mesh(design: Design): SvgNode[] {
  const { x, y, width, height } = MESH;
  const behind = range(4).map((index): Segment => [
    LEFT + (index + 1) * BAY - 2,
    y,
    LEFT + (index + 1) * BAY - 2,
    y + height,
  ]);
  const decks = range(3)
    .map((index) => GROUND - 49 - index * LIFT)
    .filter((level) => level > y && level < y + height);
  const holes = range(14).flatMap((row) =>
    range(23).map((column): Point => [x + 6 + column * 10 + (row % 2) * 5, y + 8 + row * 13]),
  );
  const grommets = [y + 3, y + height - 3].flatMap((level) =>
    range(13).map((index): Point => [x + 4 + ((width - 8) * index) / 12, level]),
  );
  return [
    ...printedRect(design, x, y, width, height),
    strokes(behind, { line: 'print-ink', alpha: 0.18 }),
    strokes(
      decks.map((level): Segment => [x, level, x + width, level]),
      { line: 'print-ink', alpha: 0.18 },
    ),
    dots(
      holes.filter(([hx, hy]) => hx < x + width - 5 && hy < y + height - 5),
      0.6,
      'print-white',
    ),
    rect(x, y, width, height, outline()),
    dots(grommets, 1.6, 'ink'),
    dots(grommets, 0.8, 'print-white'),
  ];
}
