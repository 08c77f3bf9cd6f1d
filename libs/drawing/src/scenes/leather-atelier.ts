import { person } from '../figure';
import { range, smooth } from '../geometry';
import { circle, flat, outline, path, rect, solid, strokes } from '../paint';
import { printed, printedRect, type Surface } from '../print';
import type { SvgNode } from '../svg';
import { pane, pendant, interior, type DrawScene } from './scenery';

const GROUND_Y = 246;
const SCALE = 0.096;

/** Printed leather on the bench of a bag maker. */
export const leatherAtelier: DrawScene = (design) => [
  ...interior(GROUND_Y, 'warm', 'shade2'),
  ...pane(28, 42, 116, 104, 5),
  ...rack(),
  ...pendant(220, 40, 24),
  rect(112, 210, 304, 12, solid('wood')),
  rect(128, 222, 14, 84, solid('wood')),
  rect(386, 222, 14, 84, solid('wood')),
  ...hide(design),
  ...bag(338, 210),
  ...tools(),
  person(76, GROUND_Y + 54, 1700 * SCALE, { coat: 'shade2' }),
];

function rack(): SvgNode[] {
  const tints = ['wood', 'shade4', 'print-magenta', 'shade3', 'print-cyan', 'wood', 'print-yellow', 'soft'] as const;
  return [
    rect(284, 104, 140, 6, solid('wood', 'soft')),
    rect(284, 54, 140, 6, solid('wood', 'soft')),
    ...tints.flatMap((tint, index) => {
      const [cx, cy] = [300 + (index % 4) * 36, index < 4 ? 93 : 43];
      return [circle(cx, cy, 11, solid(tint, 'soft')), circle(cx, cy, 3.5, solid('paper', 'soft'))];
    }),
  ];
}

/** The printed hide, lying on the bench and hanging over its edge. */
function hide(design: Parameters<typeof printed>[0]): SvgNode[] {
  const surface: Surface = (u, v) => [
    164 + u * 130 + Math.sin(v * Math.PI) * 5,
    204 + v * 74 + Math.sin(u * Math.PI * 3) * 5 * v,
  ];
  const edge = (v: number) => smooth(range(11).map((step) => surface(step / 10, v)));
  const side = (u: number) => smooth(range(7).map((step) => surface(u, step / 6)));
  return [
    rect(160, 200, 138, 10, solid('wood'), 4),
    ...printed(design, 1.7, surface, 16),
    path(`${edge(0)}${edge(1)}${side(0)}${side(1)}`, outline()),
    path(smooth([0.1, 0.4, 0.7, 0.95].map((v) => surface(0.5, v))), { line: 'print-ink', alpha: 0.3 }),
  ];
}

function bag(x: number, groundY: number): SvgNode[] {
  return [
    path(
      `M${x - 20} ${groundY - 52}Q${x - 20} ${groundY - 82} ${x} ${groundY - 82}` +
        `Q${x + 20} ${groundY - 82} ${x + 20} ${groundY - 52}`,
      outline(),
    ),
    ...printedRect('halves', x - 32, groundY - 54, 64, 54),
    rect(x - 32, groundY - 54, 64, 54, outline(), 3),
    rect(x - 32, groundY - 54, 64, 14, solid('wood')),
    rect(x - 5, groundY - 46, 10, 10, solid('glow'), 2),
  ];
}

function tools(): SvgNode[] {
  return [
    strokes(
      [
        [126, 206, 156, 202],
        [306, 206, 300, 190],
      ],
      outline(),
    ),
    rect(120, 203, 12, 6, solid('soft'), 2),
    rect(298, 180, 5, 12, solid('wood')),
    rect(0, 326, 448, 2, flat('shade3')),
  ];
}
