import { person } from '../figure';
import { nobori } from '../forms/nobori';
import { range } from '../geometry';
import { circle, flat, outline, path, rect, solid, strokes, type Segment } from '../paint';
import { printedRect } from '../print';
import type { SvgNode } from '../svg';
import { far, street, WIDTH, type DrawScene } from './scenery';

const GROUND = 270;
const SCALE = 0.07;

/** Nobori flags before a small shop with a tiled eave and a noren. */
export const noboriStreet: DrawScene = (design) => {
  const flag = (x: number, drop: number, print: typeof design) =>
    nobori({ x, groundY: GROUND + drop, width: 700 * SCALE, height: 2700 * SCALE, scale: SCALE }, print);
  return [
    ...street(GROUND, 'glass', 308),
    ...shop(),
    ...flag(34, 18, design),
    ...flag(98, 18, 'bands'),
    ...flag(366, 18, design),
    person(330, GROUND + 26, 1700 * SCALE, { flip: true }),
  ];
};

function shop(): SvgNode[] {
  const tiles = range(24).map((index) => {
    const x = 24 + index * 16.8;
    return path(`M${x} 62Q${x + 8.4} 72 ${x + 16.8} 62`, far);
  });
  return [
    path('M50 22L398 22L430 62L20 62Z', solid('shade3', 'shade4')),
    strokes(
      range(20).map((index): Segment => [58 + index * 17.4, 24, 34 + index * 19.8, 61]),
      outline('shade4'),
    ),
    ...tiles,
    rect(36, 70, 376, GROUND - 70, solid('warm', 'shade4')),
    rect(36, 70, 376, 12, solid('wood', 'shade4')),
    ...range(3).map((index) => rect(36 + index * 182, 82, 12, GROUND - 82, solid('wood', 'shade4'))),
    ...lattice(52, 112, 160),
    rect(234, 104, 158, GROUND - 104, solid('shade2', 'shade4')),
    rect(242, 112, 68, GROUND - 112, solid('paper', 'shade4')),
    rect(316, 112, 68, GROUND - 112, solid('paper', 'shade4')),
    strokes(
      [
        [276, 112, 276, GROUND],
        [350, 112, 350, GROUND],
        [242, 170, 310, 170],
        [316, 170, 384, 170],
        [242, 226, 310, 226],
        [316, 226, 384, 226],
      ],
      far,
    ),
    ...noren(),
    circle(222, 106, 12, solid('glow', 'shade4')),
    strokes(
      [
        [222, 82, 222, 94],
        [214, 98, 230, 98],
        [214, 114, 230, 114],
      ],
      far,
    ),
    rect(0, GROUND - 2, WIDTH, 2, flat('shade3')),
  ];
}

function lattice(x: number, y: number, width: number): SvgNode[] {
  const bars = range(15).map((index): Segment => [
    x + (index + 1) * (width / 16),
    y,
    x + (index + 1) * (width / 16),
    y + 104,
  ]);
  return [
    rect(x, y, width, 104, solid('glass', 'shade4')),
    strokes(bars, outline('shade4')),
    rect(x - 2, y + 104, width + 4, 8, solid('wood', 'shade4')),
  ];
}

function noren(): SvgNode[] {
  return [
    strokes([[234, 100, 392, 100]], outline('soft')),
    ...range(4).flatMap((index) => [
      ...printedRect(index === 1 ? 'halves' : 'blank', 240 + index * 37.5, 102, 34, 46),
      rect(240 + index * 37.5, 102, 34, 46, { fill: index === 1 ? undefined : 'shade3', line: 'shade4' }),
    ]),
  ];
}
