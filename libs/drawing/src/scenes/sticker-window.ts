import { person } from '../figure';
import { range } from '../geometry';
import { circle, flat, glint, outline, path, polygon, rect, solid, strokes } from '../paint';
import { printedDisc, printedRect, type Design } from '../print';
import type { SvgNode } from '../svg';
import { far, potPlant, street, WIDTH, type DrawScene } from './scenery';

const GROUND = 278;
const SCALE = 0.083;

/** Stickers on a shop's window and door. */
export const stickerWindow: DrawScene = (design) => [
  ...street(GROUND),
  ...shopFront(),
  ...roundSticker(design, 150, 168, 46),
  ...printedRect('bands', 47, 240, 206, 20),
  rect(47, 240, 206, 20, outline()),
  ...roundSticker('halves', 340, 196, 17),
  ...potPlant(420, GROUND + 4, 74),
  person(262, GROUND + 16, 1700 * SCALE, { coat: 'shade2' }),
];

function shopFront(): SvgNode[] {
  const stripes = range(11);
  return [
    rect(0, 0, WIDTH, GROUND, flat('warm')),
    rect(24, 30, 400, 34, solid('paper', 'shade4')),
    rect(24, 64, 400, GROUND - 64, solid('shade2', 'shade4')),
    rect(40, 102, 220, 164, solid('glass', 'shade4')),
    ...shelves(),
    glint(206, 116, 34),
    rect(290, 96, 100, GROUND - 96, solid('paper', 'shade4')),
    rect(302, 108, 76, 130, solid('glass', 'shade4')),
    glint(310, 114, 22),
    strokes([[296, 178, 296, 204]], outline('soft')),
    ...stripes.map((index) => {
      const [x, next] = [24 + (index * 400) / 11, 24 + ((index + 1) * 400) / 11];
      return path(`M${x} 62L${next} 62L${next} 84Q${(x + next) / 2} 98 ${x} 84Z`, {
        fill: index % 2 === 0 ? 'shade3' : 'paper',
        line: 'shade4',
      });
    }),
  ];
}

function shelves(): SvgNode[] {
  const boxes = [
    [56, 34],
    [76, 26],
    [98, 30],
    [196, 30],
    [214, 22],
    [234, 34],
  ] as const;
  return [
    strokes([[42, 206, 258, 206]], far),
    ...boxes.map(([x, height]) => rect(x, 206 - height, 14, height, solid('shade1', 'shade3'))),
    polygon(
      [
        [118, 104],
        [182, 104],
        [174, 116],
        [126, 116],
      ],
      solid('shade1', 'shade3'),
    ),
  ];
}

function roundSticker(design: Design, cx: number, cy: number, r: number): SvgNode[] {
  return [circle(cx, cy, r + 3, solid('print-white')), ...printedDisc(design, cx, cy, r), circle(cx, cy, r, outline())];
}
