import { person } from '../figure';
import { tensionFabric } from '../forms/tension-fabric';
import { range } from '../geometry';
import { flat, outline, path, rect, solid, strokes, type Segment } from '../paint';
import type { SvgNode } from '../svg';
import { counter, potPlant, WIDTH, type DrawScene } from './scenery';

const GROUND_Y = 256;
const SCALE = 0.084;

/** A fabric wall behind a meeting corner. */
export const tensionFabricBooth: DrawScene = (design) => [
  rect(0, 0, WIDTH, GROUND_Y - 12, flat('shade1')),
  rect(0, GROUND_Y - 12, WIDTH, 90, flat('shade2')),
  ...ceiling(),
  ...columns(),
  ...tensionFabric({ x: 84, groundY: GROUND_Y + 4, width: 3000 * SCALE, height: 2300 * SCALE, scale: SCALE }, design),
  ...counter(352, GROUND_Y + 30, 70, 86, 'paper'),
  ...armchair(150),
  ...potPlant(48, GROUND_Y + 22, 96),
  person(316, GROUND_Y + 44, 1700 * SCALE, { flip: true, coat: 'cyan' }),
];

function ceiling(): SvgNode[] {
  return [
    rect(0, 0, WIDTH, 22, solid('shade2', 'shade4')),
    ...[84, 220, 356].map((x) => rect(x, 22, 40, 5, solid('glow', 'shade4'))),
    strokes(
      range(9).map((index): Segment => [index * 56, 0, index * 56, 22]),
      outline('shade3'),
    ),
  ];
}

function columns(): SvgNode[] {
  return [10, 406].flatMap((x) => [
    rect(x, 22, 32, GROUND_Y - 34, solid('paper', 'shade3')),
    strokes([[x + 8, 22, x + 8, GROUND_Y - 12]], outline('shade2')),
  ]);
}

function armchair(x: number): SvgNode[] {
  const y = GROUND_Y + 46;
  return [
    path(`M${x} ${y - 10}L${x - 4} ${y}M${x + 58} ${y - 10}L${x + 62} ${y}`, outline()),
    path(
      `M${x + 4} ${y - 58}Q${x + 29} ${y - 66} ${x + 54} ${y - 58}L${x + 56} ${y - 20}L${x + 2} ${y - 20}Z`,
      solid('shade3'),
    ),
    rect(x - 4, y - 40, 13, 32, solid('shade2'), 5),
    rect(x + 49, y - 40, 13, 32, solid('shade2'), 5),
    rect(x + 4, y - 28, 50, 18, solid('shade2'), 4),
  ];
}
