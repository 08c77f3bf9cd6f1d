import { person } from '../figure';
import { range } from '../geometry';
import { bar, ellipse, flat, outline, path, rect, solid, strokes, type Segment } from '../paint';
import { printedRect } from '../print';
import type { SvgNode } from '../svg';
import { interior, WIDTH, type DrawScene } from './scenery';

const GROUND_Y = 252;
const SCALE = 0.1;
const PANEL = 80;

/** A mural on a whole wall: four panels hang, the fifth is being unrolled. */
export const muralRoom: DrawScene = (design) => [
  ...interior(GROUND_Y, 'paper', 'wood'),
  ...printedRect(design, 0, 14, PANEL * 5, GROUND_Y - 21),
  rect(PANEL * 4, 118, WIDTH - PANEL * 4, GROUND_Y - 125, flat('paper')),
  rect(PANEL * 5, 0, WIDTH - PANEL * 5, GROUND_Y - 7, flat('paper')),
  strokes(
    range(4).map((index): Segment => [(index + 1) * PANEL, 14, (index + 1) * PANEL, index === 3 ? 118 : GROUND_Y - 7]),
    { line: 'print-ink', alpha: 0.35 },
  ),
  strokes(
    [
      [PANEL * 5, 14, PANEL * 5, 118],
      [0, 14, PANEL * 5, 14],
      [PANEL * 5, 0, PANEL * 5, 14],
    ],
    outline('shade4'),
  ),
  ...roll(),
  rect(0, 0, WIDTH, 14, solid('shade1', 'shade4')),
  rect(0, GROUND_Y - 7, WIDTH, 7, { fill: 'paper', line: 'shade4' }),
  ...ladder(),
  ...armchair(),
  ellipse(110, GROUND_Y + 42, 96, 12, { fill: 'shade1', line: 'shade4' }),
  person(258, GROUND_Y + 34, 1700 * SCALE, { coat: 'cyan' }),
];

/** The part of the last panel that is still on the roll. */
function roll(): SvgNode[] {
  const [x, y] = [PANEL * 4 - 2, 118];
  return [
    rect(x, y - 8, PANEL + 4, 18, solid('print-white'), 6),
    strokes(
      [
        [x + 8, y - 3, x + PANEL - 6, y - 3],
        [x + 8, y + 5, x + PANEL - 6, y + 5],
      ],
      outline('shade3'),
    ),
    ellipse(x + PANEL + 1, y + 1, 5, 9, solid('shade2')),
    ellipse(x + PANEL + 1, y + 1, 2, 4, solid('shade4')),
  ];
}

function ladder(): SvgNode[] {
  const steps = range(5).map((index): Segment => {
    const y = 276 - index * 22;
    return [364 - (292 - y) * 0.1, y, 412 - (292 - y) * 0.15, y];
  });
  return [
    ...bar('M426 292L398 166', 4, 'shade3', 'soft'),
    ...bar('M364 292L351.4 166', 5, 'paper'),
    ...bar('M412 292L393.1 166', 5, 'paper'),
    strokes(steps, outline()),
    rect(347, 158, 52, 8, solid('shade3'), 2),
    rect(358, 142, 22, 16, solid('print-yellow'), 2),
    path('M360 142Q369 128 378 142', outline()),
  ];
}

function armchair(): SvgNode[] {
  const groundY = GROUND_Y + 36;
  return [
    rect(62, groundY - 92, 92, 66, solid('shade2', 'soft'), 12),
    rect(50, groundY - 62, 26, 50, solid('shade3', 'soft'), 9),
    rect(140, groundY - 62, 26, 50, solid('shade3', 'soft'), 9),
    rect(70, groundY - 44, 76, 30, solid('shade1', 'soft'), 7),
    strokes(
      [
        [64, groundY - 12, 60, groundY],
        [152, groundY - 12, 156, groundY],
      ],
      outline('soft'),
    ),
  ];
}
