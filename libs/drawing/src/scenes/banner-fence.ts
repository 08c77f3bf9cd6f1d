import { person } from '../figure';
import { range, type Point } from '../geometry';
import { grommetCentres } from '../finishing';
import { bar, dots, flat, outline, rect, solid, strokes, type Segment } from '../paint';
import { printedRect } from '../print';
import type { SvgNode } from '../svg';
import { far, skyline, street, WIDTH, type DrawScene } from './scenery';

const GROUND = 262;
const SCALE = 0.072;
const FENCE_TOP = GROUND - 2000 * SCALE;
const BANNER = { x: 112, y: FENCE_TOP + 16, width: 4200 * SCALE, height: 1400 * SCALE };

/** A banner tied to the wire panels around a building site. */
export const bannerFence: DrawScene = (design) => [
  ...street(GROUND, 'glass', 300),
  skyline(GROUND, [64, 64, 96, 82, 120, 70, 70, 104, 58, 88]),
  ...crane(),
  ...range(4).flatMap((index) => wirePanel(-82 + index * 152)),
  ...printedRect(design, BANNER.x, BANNER.y, BANNER.width, BANNER.height),
  rect(BANNER.x + 4, BANNER.y + 4, BANNER.width - 8, BANNER.height - 8, { line: 'print-white', dash: '3 2.5' }),
  rect(BANNER.x, BANNER.y, BANNER.width, BANNER.height, outline()),
  ...ties(),
  person(68, GROUND + 14, 1700 * SCALE),
];

function wirePanel(x: number): SvgNode[] {
  const [width, height] = [148, GROUND - FENCE_TOP - 6];
  const wires = range(21).map((index): Segment => [
    x + (index + 1) * 6.7,
    FENCE_TOP,
    x + (index + 1) * 6.7,
    FENCE_TOP + height,
  ]);
  const rows = range(7).map((index): Segment => [
    x,
    FENCE_TOP + (index + 1) * 17,
    x + width,
    FENCE_TOP + (index + 1) * 17,
  ]);
  return [
    strokes([...wires, ...rows], outline('shade3')),
    ...bar(
      `M${x} ${GROUND - 2}L${x} ${FENCE_TOP}L${x + width} ${FENCE_TOP}L${x + width} ${GROUND - 2}`,
      3,
      'shade2',
      'soft',
    ),
    rect(x - 12, GROUND - 6, 28, 10, solid('shade3', 'soft'), 1.5),
  ];
}

function ties(): SvgNode[] {
  const centres = grommetCentres(4200, 1400, 50).map(([x, y]): Point => [BANNER.x + x * SCALE, BANNER.y + y * SCALE]);
  const bands = centres.map(([x, y]): Segment => {
    if (Math.abs(y - BANNER.y) < 6) return [x, y, x, y - 8];
    if (Math.abs(y - BANNER.y - BANNER.height) < 6) return [x, y, x, y + 8];
    return [x, y, x + (x < WIDTH / 2 ? -8 : 8), y];
  });
  return [strokes(bands, outline()), dots(centres, 2, 'ink'), dots(centres, 1.1, 'print-white')];
}

function crane(): SvgNode[] {
  const [x, top] = [330, 26];
  const lattice = range(9).flatMap((index): Segment[] => [[x - 4, 52 + index * 20, x + 4, 72 + index * 20]]);
  const jib = range(13).map((index): Segment => [
    x - 150 + index * 14,
    index % 2 ? 52 : 44,
    x - 136 + index * 14,
    index % 2 ? 44 : 52,
  ]);
  return [
    strokes(
      [
        ...lattice,
        ...jib,
        [x - 4, top + 18, x - 4, GROUND - 60],
        [x + 4, top + 18, x + 4, GROUND - 60],
        [x - 152, 52, x + 62, 52],
        [x - 152, 44, x + 62, 44],
        [x, top, x - 120, 44],
        [x, top, x + 56, 44],
        [x - 96, 52, x - 96, 84],
      ],
      far,
    ),
    rect(x + 40, 52, 20, 12, flat('shade4')),
  ];
}
