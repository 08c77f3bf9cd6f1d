import { person } from '../figure';
import { curvedPopUp } from '../forms/pop-up-curved';
import { range } from '../geometry';
import { ellipse, flat, outline, path, polygon, rect, solid, strokes, type Segment } from '../paint';
import { printedRect } from '../print';
import type { SvgNode } from '../svg';
import { pendant, potPlant, WIDTH, type DrawScene } from './scenery';

const GROUND_Y = 254;
const SCALE = 0.084;

/** A curved pop-up wall with a screen on its stand and two stools. */
export const curvedPopUpBooth: DrawScene = (design) => [
  rect(0, 0, WIDTH, GROUND_Y - 16, flat('shade1')),
  rect(0, GROUND_Y - 16, WIDTH, 90, flat('shade2')),
  strokes(
    range(8).map((index): Segment => [0, 14 + index * 6, WIDTH, 14 + index * 6]),
    outline('shade2'),
  ),
  ...pendant(60, 36),
  ...pendant(392, 36),
  ...wall(6),
  ...wall(364),
  polygon(
    [
      [72, GROUND_Y - 4],
      [372, GROUND_Y - 4],
      [414, 312],
      [30, 312],
    ],
    solid('warm', 'shade4'),
  ),
  ...curvedPopUp({ x: 100, groundY: GROUND_Y + 6, width: 2900 * SCALE, height: 2250 * SCALE, scale: SCALE }, design),
  ...screen(360),
  ...stool(150),
  ...stool(196),
  person(86, GROUND_Y + 42, 1700 * SCALE, { coat: 'shade1' }),
  ...potPlant(420, GROUND_Y + 24, 70),
];

function wall(x: number): SvgNode[] {
  return [
    rect(x, 104, 78, GROUND_Y - 120, solid('paper', 'shade3')),
    strokes([[x + 39, 104, x + 39, GROUND_Y - 16]], outline('shade3')),
  ];
}

function screen(x: number): SvgNode[] {
  return [
    rect(x - 3, 172, 6, 126, solid('shade4')),
    rect(x - 20, 296, 40, 6, solid('soft'), 3),
    rect(x - 36, 150, 72, 48, solid('soft'), 3),
    ...printedRect('hills', x - 31, 155, 62, 38),
  ];
}

function stool(x: number): SvgNode[] {
  return [
    path(
      `M${x - 10} 274L${x - 14} 304M${x + 10} 274L${x + 14} 304M${x} 274L${x} 302M${x - 12} 292L${x + 12} 292`,
      outline(),
    ),
    ellipse(x, 273, 15, 4.5, solid('wood')),
  ];
}
