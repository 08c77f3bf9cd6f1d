import { person } from '../figure';
import { lBanner } from '../forms/l-banner';
import { range } from '../geometry';
import { circle, outline, path, rect, solid, strokes } from '../paint';
import type { SvgNode } from '../svg';
import { counter, pendant, interior, type DrawScene } from './scenery';

const GROUND_Y = 252;
const SCALE = 0.09;

/** An L-banner stand between the rails of a clothes shop. */
export const lBannerBoutique: DrawScene = (design) => [
  ...interior(GROUND_Y, 'warm', 'shade2'),
  ...pendant(70, 30),
  ...pendant(224, 24),
  ...pendant(380, 30),
  ...mirror(),
  ...clothes(34),
  ...counter(300, GROUND_Y + 8, 124, 84, 'wood'),
  rect(352, GROUND_Y - 98, 32, 22, solid('shade3', 'shade4'), 2),
  ...lBanner({ x: 166, groundY: GROUND_Y + 38, width: 800 * SCALE, height: 2000 * SCALE, scale: SCALE }, design),
  person(274, GROUND_Y + 46, 1700 * SCALE, { flip: true }),
];

function mirror(): SvgNode[] {
  return [
    rect(322, 62, 78, 96, solid('glass', 'shade4'), 36),
    strokes(
      [
        [340, 132, 374, 90],
        [352, 136, 384, 98],
      ],
      outline('paper'),
    ),
  ];
}

function clothes(x: number): SvgNode[] {
  const rail = GROUND_Y - 118;
  return [
    strokes(
      [
        [x, rail, x + 110, rail],
        [x + 4, rail, x + 4, GROUND_Y + 14],
        [x + 106, rail, x + 106, GROUND_Y + 14],
      ],
      outline('soft'),
    ),
    strokes(
      [
        [x - 8, GROUND_Y + 14, x + 16, GROUND_Y + 14],
        [x + 94, GROUND_Y + 14, x + 118, GROUND_Y + 14],
      ],
      outline('soft'),
    ),
    ...range(6).flatMap((index) => {
      const at = x + 20 + index * 14;
      const tint = index % 3 === 0 ? 'shade4' : index % 3 === 1 ? 'paper' : 'shade3';
      return [
        circle(at, rail, 2, { line: 'soft' }),
        path(
          `M${at} ${rail + 4}L${at + 10} ${rail + 14}` +
            `L${at + 8} ${rail + 74}L${at - 8} ${rail + 74}L${at - 10} ${rail + 14}Z`,
          solid(tint, 'soft'),
        ),
      ];
    }),
  ];
}
