import { person } from '../figure';
import { range } from '../geometry';
import { circle, flat, glint, outline, path, rect, solid, strokes, type Segment } from '../paint';
import { printedRect } from '../print';
import type { SvgNode } from '../svg';
import { far, street, WIDTH, type DrawScene } from './scenery';

const GROUND = 262;
const SCALE = 0.046;
const CURTAIN = { x: 44, y: 92, width: 6200 * SCALE, height: 2500 * SCALE };
const BED = CURTAIN.y + CURTAIN.height;
const CAB = 'M336 226L336 126Q336 112 350 112L376 112Q396 112 402 130L412 166Q414 172 414 182L414 226Z';

/** A printed curtain along the side of a truck at a loading yard. */
export const truckSide: DrawScene = (design) => [
  ...street(GROUND - 24, 'glass', GROUND - 10),
  ...depot(),
  rect(CURTAIN.x - 4, CURTAIN.y - 8, CURTAIN.width + 8, 10, solid('shade3')),
  ...printedRect(design, CURTAIN.x, CURTAIN.y, CURTAIN.width, CURTAIN.height),
  ...folds(),
  rect(CURTAIN.x, CURTAIN.y, CURTAIN.width, CURTAIN.height, outline()),
  ...straps(),
  ...chassis(),
  path(CAB, solid('paper')),
  ...cab(),
  ...[96, 136, 366].flatMap(wheel),
  person(22, GROUND + 24, 1700 * SCALE * 1.12, { coat: 'cyan' }),
];

function depot(): SvgNode[] {
  return [
    rect(0, 40, WIDTH, GROUND - 64, { fill: 'shade1', line: 'shade3' }),
    strokes(
      range(22).map((index): Segment => [index * 21 + 4, 42, index * 21 + 4, GROUND - 26]),
      outline('shade2'),
    ),
    rect(0, 34, WIDTH, 10, solid('paper', 'shade4')),
    rect(360, 84, 70, GROUND - 108, solid('shade2', 'shade4')),
    strokes(
      range(9).map((index): Segment => [360, 98 + index * 15, 430, 98 + index * 15]),
      far,
    ),
  ];
}

function folds(): SvgNode[] {
  const lines = range(10).map((index): Segment => {
    const x = CURTAIN.x + (index + 0.5) * (CURTAIN.width / 10);
    return [x, CURTAIN.y + 6, x, BED - 4];
  });
  return [strokes(lines, { line: 'print-ink', alpha: 0.16 })];
}

/** Each strap runs over the lower edge to a buckle under the bed. */
function straps(): SvgNode[] {
  return range(11).flatMap((index) => {
    const x = CURTAIN.x + 8 + index * ((CURTAIN.width - 16) / 10);
    return [rect(x - 2, BED - 16, 4, 26, solid('shade4')), rect(x - 4, BED - 2, 8, 6, solid('shade2'), 1)];
  });
}

function chassis(): SvgNode[] {
  return [
    rect(CURTAIN.x - 4, BED + 8, 296, 9, solid('soft')),
    rect(170, BED + 17, 120, 22, solid('shade2'), 2),
    strokes(
      [
        [200, BED + 17, 200, BED + 39],
        [260, BED + 17, 260, BED + 39],
      ],
      far,
    ),
    rect(CURTAIN.x - 6, BED + 10, 5, 12, solid('print-magenta')),
  ];
}

function cab(): SvgNode[] {
  return [
    path('M352 124L374 124Q388 124 392 136L399 164L352 164Z', solid('glass')),
    glint(358, 132, 18),
    strokes(
      [
        [346, 122, 346, 218],
        [346, 218, 404, 218],
        [404, 174, 404, 218],
        [352, 180, 362, 180],
      ],
      outline(),
    ),
    rect(406, 196, 8, 14, solid('glow')),
    rect(404, 218, 16, 12, solid('shade3'), 1),
    rect(401, 136, 7, 20, solid('soft'), 2),
  ];
}

function wheel(x: number): SvgNode[] {
  const y = GROUND - 18;
  return [
    circle(x, y, 18, solid('ink')),
    circle(x, y, 10, solid('shade2')),
    circle(x, y, 3, solid('shade4')),
    rect(x - 21, y - 24, 42, 4, flat('soft'), 2),
  ];
}
