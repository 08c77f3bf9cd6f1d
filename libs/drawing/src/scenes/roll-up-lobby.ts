import { person } from '../figure';
import { rollUp } from '../forms/roll-up';
import { range } from '../geometry';
import { outline, rect, solid, strokes, type Segment } from '../paint';
import { counter, pane, pendant, potPlant, interior, type DrawScene } from './scenery';

const GROUND_Y = 252;
const SCALE = 0.088;

/** Two roll-up stands in a lobby. */
export const rollUpLobby: DrawScene = (design) => [
  ...interior(GROUND_Y),
  ...range(3).flatMap((index) => pane(20 + index * 74, 40, 66, 128, 4)),
  rect(262, 40, 166, 128, solid('paper', 'shade3')),
  strokes(
    range(5).map((index): Segment => [262 + ((index + 1) * 166) / 6, 40, 262 + ((index + 1) * 166) / 6, 168]),
    outline('shade3'),
  ),
  ...pendant(304, 34),
  ...pendant(388, 34),
  ...counter(270, GROUND_Y + 4, 158, 86),
  rect(330, GROUND_Y - 106, 40, 24, solid('shade3', 'shade4'), 2),
  ...potPlant(36, GROUND_Y + 6, 92),
  ...rollUp({ x: 146, groundY: GROUND_Y + 34, width: 850 * SCALE, height: 2000 * SCALE, scale: SCALE }, design),
  ...rollUp({ x: 60, groundY: GROUND_Y + 22, width: 800 * SCALE, height: 2000 * SCALE, scale: SCALE }, 'bands'),
  person(258, GROUND_Y + 44, 1700 * SCALE),
];
