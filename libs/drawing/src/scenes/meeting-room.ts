import { person } from '../figure';
import { range, type Point } from '../geometry';
import { dots, flat, glint, outline, rect, solid, strokes, type Segment } from '../paint';
import { printedDisc } from '../print';
import type { SvgNode } from '../svg';
import { far, pendant, potPlant, WIDTH, type DrawScene } from './scenery';

const GROUND_Y = 270;
const SCALE = 0.094;
const GLASS = { x: 34, y: 40, width: 300, height: GROUND_Y - 40 };
const BAND = { y: 104, height: 118 };
const PANES = 3;
const PANE = GLASS.width / PANES;

/** Frosted film across the glass wall of a meeting room; above and below it the room is visible. */
export const meetingRoom: DrawScene = (design) => [
  rect(0, 0, WIDTH, GROUND_Y, flat('shade1')),
  rect(0, GROUND_Y, WIDTH, 58, flat('shade2')),
  rect(0, GROUND_Y - 7, WIDTH, 7, { fill: 'paper', line: 'shade4' }),
  rect(GLASS.x, GLASS.y, GLASS.width, GLASS.height, flat('glass')),
  ...inside(),
  ...film(),
  ...printedDisc(design, GLASS.x + PANE * 1.5, BAND.y + 54, 34),
  ...frame(),
  ...door(),
  ...potPlant(424, GROUND_Y + 10, 92),
  person(92, GROUND_Y + 34, 1700 * SCALE),
];

function inside(): SvgNode[] {
  const chairs = [70, 124, 186, 240];
  return [
    ...pendant(120, 62, 15),
    ...pendant(224, 62, 15),
    rect(52, 214, 260, 8, solid('shade3', 'shade4')),
    ...[84, 280].map((x) => rect(x, 222, 6, GROUND_Y - 222, flat('shade4'))),
    ...chairs.flatMap((x) => [
      rect(x, 226, 34, 24, solid('paper', 'shade4'), 6),
      strokes(
        [
          [x + 17, 250, x + 17, GROUND_Y - 4],
          [x + 6, GROUND_Y - 2, x + 28, GROUND_Y - 2],
        ],
        far,
      ),
    ]),
  ];
}

/** Both edges of the film fade into dots. */
function film(): SvgNode[] {
  const rows = range(5).flatMap((row) =>
    range(36).flatMap((column): (readonly [Point, number])[] => {
      const x = GLASS.x + 5 + column * 8.3 + (row % 2) * 4.1;
      if (x > GLASS.x + GLASS.width - 3) return [];
      const size = 3.2 - row * 0.6;
      return [
        [[x, BAND.y - 3 - row * 7.4], size],
        [[x, BAND.y + BAND.height + 3 + row * 7.4], size],
      ];
    }),
  );
  const sizes = [...new Set(rows.map(([, size]) => size))];
  return [
    rect(GLASS.x, BAND.y, GLASS.width, BAND.height, flat('print-white', 0.82)),
    ...sizes.map((size) =>
      dots(
        rows.filter(([, own]) => own === size).map(([point]) => point),
        size,
        'print-white',
      ),
    ),
  ];
}

function frame(): SvgNode[] {
  return [
    ...range(PANES + 1).map((index) => rect(GLASS.x + index * PANE - 2.5, GLASS.y, 5, GLASS.height, solid('slate'))),
    rect(GLASS.x - 8, GLASS.y - 8, GLASS.width + 96, 9, solid('slate')),
    rect(GLASS.x - 8, GROUND_Y - 5, GLASS.width + 16, 6, solid('slate')),
    glint(GLASS.x + 12, 50, 26),
    glint(GLASS.x + PANE * 2 + 12, 50, 26),
  ];
}

function door(): SvgNode[] {
  const handle: readonly Segment[] = [[350, 158, 350, 190]];
  return [
    rect(340, GLASS.y + 2, 74, GROUND_Y - GLASS.y, solid('wood', 'shade4')),
    strokes(
      [
        [352, 60, 352, 140],
        [402, 60, 402, 250],
      ],
      outline('warm'),
    ),
    strokes(handle, outline()),
    rect(366, 108, 32, 20, solid('paper', 'shade4'), 2),
    strokes(
      [
        [371, 114, 391, 114],
        [371, 121, 384, 121],
      ],
      outline('soft'),
    ),
  ];
}
