import { person } from '../figure';
import { range, smooth, type Point } from '../geometry';
import { bar, flat, glint, outline, path, rect, solid, strokes, type Segment } from '../paint';
import { printed, type Design, type Surface } from '../print';
import type { SvgNode } from '../svg';
import { far, potPlant, WIDTH, type DrawScene } from './scenery';

const GROUND_Y = 284;
const SCALE = 0.036;

interface Hung {
  readonly design: Design;
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Long cloths at three depths under the glass roof of an atrium. */
export const atriumCloths: DrawScene = (design) => [
  ...hall(),
  ...cloth({ design: 'bands', x: 96, top: 34, width: 50, height: 150 }),
  ...cloth({ design: 'halves', x: 304, top: 34, width: 50, height: 138 }),
  ...cloth({ design, x: 186, top: 24, width: 78, height: 214 }),
  ...potPlant(32, GROUND_Y + 10, 46),
  ...potPlant(418, GROUND_Y + 10, 46),
  person(160, GROUND_Y + 18, 1700 * SCALE),
  person(288, GROUND_Y + 22, 1700 * SCALE, { flip: true, coat: 'cyan' }),
  person(306, GROUND_Y + 20, 1650 * SCALE, { coat: 'shade1' }),
];

function hall(): SvgNode[] {
  const bars = range(13).map((index): Segment => [index * 38 - 6, 0, 60 + index * 27.4, 24]);
  return [
    rect(0, 0, WIDTH, GROUND_Y, flat('shade1')),
    rect(0, 0, WIDTH, 24, flat('glass')),
    strokes(bars, far),
    rect(0, GROUND_Y, WIDTH, 44, flat('shade2')),
    ...[86, 152, 218].flatMap((y) => [...landing(0, y, 84), ...landing(364, y, 84)]),
    rect(150, 236, 148, GROUND_Y - 236, solid('glass', 'shade4')),
    strokes(
      [
        [187, 236, 187, GROUND_Y],
        [224, 236, 224, GROUND_Y],
        [261, 236, 261, GROUND_Y],
      ],
      far,
    ),
    glint(158, 242, 22),
    strokes(
      [
        [0, 24, WIDTH, 24],
        [0, GROUND_Y, WIDTH, GROUND_Y],
      ],
      far,
    ),
  ];
}

/** A gallery with its rail and the doors behind it. */
function landing(x: number, y: number, width: number): SvgNode[] {
  const posts = range(9).map((index): Segment => [x + 4 + index * 9.5, y - 14, x + 4 + index * 9.5, y]);
  return [
    rect(x + 14, y - 40, 20, 40, solid('paper', 'shade3')),
    rect(x + 50, y - 40, 20, 40, solid('paper', 'shade3')),
    rect(x, y, width, 8, solid('paper', 'shade4')),
    strokes([...posts, [x, y - 14, x + width, y - 14]], far),
  ];
}

function cloth({ design, x, top, width, height }: Hung): SvgNode[] {
  const fall: Surface = (u, v) => [x + u * width + Math.sin(v * 5) * 3 * v, top + v * height + Math.sin(u * 9) * 4 * v];
  const edge = (u: number, v: number, along: 'u' | 'v') =>
    range(9).map((step): Point => (along === 'u' ? fall(step / 8, v) : fall(u, step / 8)));
  const folds = [0.25, 0.5, 0.75].map((u) => path(smooth(edge(u, 0, 'v')), { line: 'print-ink', alpha: 0.22 }));
  return [
    strokes(
      [
        [x + 6, 0, x + 6, top],
        [x + width - 6, 0, x + width - 6, top],
      ],
      outline('soft'),
    ),
    ...printed(design, width / height, fall, 12),
    ...folds,
    path(smooth(edge(0, 0, 'v')), outline()),
    path(smooth(edge(1, 0, 'v')), outline()),
    path(smooth(edge(0, 1, 'u')), outline()),
    ...bar(`M${x - 5} ${top}L${x + width + 5} ${top}`, 4, 'shade3'),
  ];
}
