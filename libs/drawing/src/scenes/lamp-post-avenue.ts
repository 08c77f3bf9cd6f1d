import { person } from '../figure';
import { lampPostBanner } from '../forms/lamp-post-banner';
import { range } from '../geometry';
import { bar, ellipse, flat, rect, strokes } from '../paint';
import type { Design } from '../print';
import type { SvgNode } from '../svg';
import { far, pane, skyline, street, tree, WIDTH, type DrawScene } from './scenery';

const GROUND = 264;
const SCALE = 0.05;

/** Banners on the lamp posts of an avenue. */
export const lampPostAvenue: DrawScene = (design) => [
  ...street(GROUND, 'glass', 300),
  skyline(GROUND, [150, 186, 186, 140, 168, 168, 196, 150], 'shade1'),
  ...range(4).flatMap((index) => pane(16 + index * 112, 176, 82, 70, 3)),
  rect(0, GROUND - 3, WIDTH, 3, flat('shade3')),
  ...tree(20, GROUND + 4, 128),
  ...tree(196, GROUND + 4, 118),
  ...tree(338, GROUND + 4, 128),
  ...post(70, design),
  ...post(226, 'halves'),
  ...post(382, design),
  person(172, GROUND + 22, 1700 * SCALE),
  person(306, GROUND + 28, 1700 * SCALE, { flip: true, coat: 'cyan' }),
];

function post(x: number, design: Design): SvgNode[] {
  const height = 4200 * SCALE;
  const top = GROUND + 14 - height;
  return [
    ...bar(`M${x + 3} ${top}L${x + 3} ${top - 18}`, 4, 'shade3'),
    ...bar(`M${x + 3} ${top - 18}L${x - 24} ${top - 24}`, 3, 'shade3'),
    ellipse(x - 26, top - 22, 10, 4, { fill: 'glow', line: 'soft' }),
    strokes([[x - 36, top - 22, x - 16, top - 22]], far),
    ...lampPostBanner({ x, groundY: GROUND + 14, width: 920 * SCALE, height, scale: SCALE }, design),
  ];
}
