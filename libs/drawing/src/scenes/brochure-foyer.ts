import { person } from '../figure';
import { brochureStand } from '../forms/brochure-stand';
import { range } from '../geometry';
import { circle, outline, path, rect, solid, strokes } from '../paint';
import type { SvgNode } from '../svg';
import { far, pane, pendant, potPlant, interior, type DrawScene } from './scenery';

const GROUND_Y = 250;
const SCALE = 0.104;

/** Brochure stands in a hotel's foyer. */
export const brochureFoyer: DrawScene = (design) => [
  ...interior(GROUND_Y, 'warm', 'wood'),
  ...range(2).flatMap((index) => pane(26 + index * 84, 46, 74, 132, 5)),
  ...lift(),
  ...pendant(204, 30),
  ...sofa(),
  ...potPlant(418, GROUND_Y + 12, 104),
  ...brochureStand({ x: 186, groundY: GROUND_Y + 36, width: 460 * SCALE, height: 1750 * SCALE, scale: SCALE }, design),
  ...brochureStand({ x: 328, groundY: GROUND_Y + 36, width: 460 * SCALE, height: 1750 * SCALE, scale: SCALE }, 'bars'),
  person(276, GROUND_Y + 48, 1700 * SCALE, { coat: 'shade2' }),
];

function lift(): SvgNode[] {
  return [
    rect(252, 58, 132, GROUND_Y - 58, solid('shade3', 'shade4')),
    rect(262, 70, 54, GROUND_Y - 70, solid('shade2', 'shade4')),
    rect(319, 70, 55, GROUND_Y - 70, solid('shade2', 'shade4')),
    rect(298, 42, 40, 11, solid('paper', 'shade4')),
    circle(244, 164, 4, solid('glow', 'shade4')),
    strokes(
      [
        [280, 84, 280, GROUND_Y - 14],
        [356, 84, 356, GROUND_Y - 14],
      ],
      far,
    ),
  ];
}

function sofa(): SvgNode[] {
  const y = GROUND_Y + 30;
  return [
    path(`M30 ${y - 6}L28 ${y}M152 ${y - 6}L154 ${y}`, outline()),
    rect(22, y - 64, 138, 46, solid('shade3'), 8),
    rect(14, y - 46, 20, 40, solid('shade2'), 7),
    rect(148, y - 46, 20, 40, solid('shade2'), 7),
    rect(32, y - 30, 59, 22, solid('shade2'), 5),
    rect(91, y - 30, 59, 22, solid('shade2'), 5),
  ];
}
