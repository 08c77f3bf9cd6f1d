import { person } from '../figure';
import { range, type Point } from '../geometry';
import { dots, flat, glint, outline, rect, solid, strokes } from '../paint';
import { printedRect, type Design } from '../print';
import type { SvgNode } from '../svg';
import { counter, far, pendant, street, WIDTH, type DrawScene } from './scenery';

const GROUND = 280;
const SCALE = 0.078;
const GLASS = { x: 28, y: 66, width: 392, height: 198 };
const PANES = 4;
const PANE = GLASS.width / PANES;

/** One-way vision film over three panes of a glass front; the fourth shows the room behind. */
export const oneWayGlass: DrawScene = (design) => [
  ...street(GROUND),
  rect(0, 0, WIDTH, GROUND, flat('shade1')),
  rect(0, 20, WIDTH, 34, solid('paper', 'shade4')),
  rect(GLASS.x - 8, GLASS.y - 8, GLASS.width + 16, GROUND - GLASS.y + 8, solid('shade3', 'shade4')),
  rect(GLASS.x, GLASS.y, GLASS.width, GLASS.height, flat('glass')),
  ...office(),
  ...film(design),
  ...range(PANES).map((index) => rect(GLASS.x + index * PANE, GLASS.y, PANE, GLASS.height, outline('soft'))),
  ...range(PANES - 1).map((index) =>
    rect(GLASS.x + (index + 1) * PANE - 2.5, GLASS.y, 5, GLASS.height, solid('shade2', 'soft')),
  ),
  glint(338, 78, 40),
  person(276, GROUND + 16, 1700 * SCALE, { flip: true }),
];

function office(): SvgNode[] {
  const x = GLASS.x + PANE * 3;
  return [
    rect(x, 226, PANE, 38, flat('shade2')),
    ...counter(x + 18, 252, 62, 42),
    rect(x + 34, 186, 26, 18, solid('shade3', 'shade4')),
    ...pendant(x + 50, 96, 15).slice(1),
    strokes(
      [
        [x + 50, GLASS.y, x + 50, 96],
        [x + 47, 204, x + 47, 210],
      ],
      far,
    ),
  ];
}

/** The film covers three of four panes and is perforated throughout. */
function film(design: Design): SvgNode[] {
  const width = PANE * 3;
  const holes = range(22).flatMap((row) =>
    range(34).map((column): Point => [GLASS.x + 5 + column * 8.6 + (row % 2) * 4.3, GLASS.y + 5 + row * 9]),
  );
  return [
    ...printedRect(design, GLASS.x, GLASS.y, width, GLASS.height),
    dots(
      holes.filter(([x, y]) => x < GLASS.x + width - 3 && y < GLASS.y + GLASS.height - 3),
      0.9,
      'print-deep',
    ),
    rect(GLASS.x, GLASS.y, width, GLASS.height, outline()),
  ];
}
