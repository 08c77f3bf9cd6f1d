import { desktopXStand } from '../forms/x-stand';
import { range } from '../geometry';
import { ellipse, flat, outline, path, rect, solid, strokes, type Segment } from '../paint';
import { printedRect } from '../print';
import type { SvgNode } from '../svg';
import { far, WIDTH, type DrawScene } from './scenery';

const TOP = 252;
const SCALE = 0.42;

/** A small X-stand on a shop's counter. */
export const desktopXStandCounter: DrawScene = (design) => [
  rect(0, 0, WIDTH, TOP, flat('shade1')),
  ...wall(),
  rect(0, TOP, WIDTH, 14, solid('wood', 'soft')),
  rect(0, TOP + 14, WIDTH, 62, flat('shade2')),
  strokes(
    range(9).map((index): Segment => [index * 56 + 22, TOP + 14, index * 56 + 22, 328]),
    outline('shade3'),
  ),
  ...terminal(),
  ...desktopXStand({ x: 168, groundY: TOP, width: 297 * SCALE, height: 420 * SCALE, scale: SCALE }, design),
  ...leaflets(),
  ...cup(),
];

function wall(): SvgNode[] {
  const jars = range(9);
  return [
    strokes(
      [
        [20, 96, 428, 96],
        [20, 42, 428, 42],
      ],
      far,
    ),
    ...jars.map((index) =>
      rect(
        34 + index * 44,
        96 - 34 - (index % 3) * 3,
        26,
        34 + (index % 3) * 3,
        solid(index % 4 === 1 ? 'shade3' : 'paper', 'shade3'),
        3,
      ),
    ),
    ...jars
      .slice(0, 7)
      .map((index) => rect(54 + index * 52, 42 - 22, 34, 22, solid(index % 3 === 0 ? 'shade2' : 'paper', 'shade3'), 2)),
  ];
}

function terminal(): SvgNode[] {
  return [
    path(`M46 ${TOP}L56 ${TOP - 22}L112 ${TOP - 22}L122 ${TOP}Z`, solid('shade3')),
    rect(76, TOP - 40, 16, 20, solid('soft')),
    rect(40, TOP - 108, 88, 68, solid('soft'), 4),
    rect(46, TOP - 102, 76, 56, solid('glass'), 2),
    strokes(
      [
        [54, TOP - 90, 92, TOP - 90],
        [54, TOP - 80, 104, TOP - 80],
        [54, TOP - 70, 84, TOP - 70],
      ],
      outline('shade4'),
    ),
    rect(96, TOP - 62, 20, 10, flat('cyan'), 1),
  ];
}

function leaflets(): SvgNode[] {
  return [
    ...range(4).map((index) =>
      rect(322 + (index % 2) * 2, TOP - 4 - index * 4, 58, 4, solid(index === 3 ? 'paper' : 'shade1')),
    ),
    ...printedRect('bands', 324, TOP - 19, 58, 3),
  ];
}

function cup(): SvgNode[] {
  return [
    path(`M400 ${TOP - 32}L403 ${TOP - 2}Q412 ${TOP + 1} 421 ${TOP - 2}L424 ${TOP - 32}Z`, solid('paper')),
    ellipse(412, TOP - 32, 12, 3, solid('shade3')),
    path(`M402 ${TOP - 24}L422 ${TOP - 24}L421 ${TOP - 12}L403 ${TOP - 12}Z`, solid('cyan')),
  ];
}
