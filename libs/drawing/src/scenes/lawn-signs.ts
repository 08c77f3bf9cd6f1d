import { person } from '../figure';
import { range } from '../geometry';
import { bar, flat, outline, path, polygon, rect, solid, strokes, type Segment } from '../paint';
import { printedRect, type Design } from '../print';
import type { SvgNode } from '../svg';
import { far, pane, tree, WIDTH, type DrawScene } from './scenery';

const LAWN = 208;
const SCALE = 0.105;

/** Signs of corrugated plastic on stakes along a lawn. */
export const lawnSigns: DrawScene = (design) => [
  rect(0, 0, WIDTH, LAWN, flat('glass')),
  ...building(),
  rect(0, LAWN, WIDTH, 92, flat('shade1')),
  rect(0, 300, WIDTH, 28, flat('shade3')),
  strokes(
    [
      [0, LAWN, WIDTH, LAWN],
      [0, 300, WIDTH, 300],
      [0, 294, WIDTH, 294],
    ],
    far,
  ),
  strokes(
    range(30).map((index): Segment => {
      const [x, y] = [(index * 67) % WIDTH, LAWN + 14 + ((index * 37) % 70)];
      return [x, y, x + 3, y - 6];
    }),
    outline('shade4'),
  ),
  ...tree(404, LAWN + 10, 150),
  ...sign(18, 262, 98, 66, 'bands'),
  ...sign(186, 284, 122, 82, design),
  ...sign(330, 266, 98, 66, 'halves'),
  person(150, 292, 1700 * SCALE, { flip: true }),
];

function building(): SvgNode[] {
  return [
    polygon(
      [
        [60, 92],
        [196, 28],
        [332, 92],
      ],
      solid('shade3', 'shade4'),
    ),
    rect(78, 92, 236, LAWN - 92, solid('paper', 'shade4')),
    ...pane(98, 116, 62, 54, 4),
    ...pane(232, 116, 62, 54, 4),
    rect(176, 122, 40, LAWN - 122, solid('wood', 'shade4')),
    path('M150 208L176 204L216 204L242 208Z', solid('shade2', 'shade4')),
  ];
}

function sign(x: number, groundY: number, width: number, height: number, design: Design): SvgNode[] {
  const top = groundY - height - 34;
  const legs = [x + width * 0.3, x + width * 0.7];
  return [
    ...legs.flatMap((at) => bar(`M${at} ${groundY}L${at} ${top + height - 6}`, 2.6, 'shade4')),
    ...bar(`M${legs[0]} ${top + height + 10}L${legs[1]} ${top + height + 10}`, 2.4, 'shade4'),
    ...printedRect(design, x, top, width, height),
    rect(x, top, width, height, outline()),
    polygon(
      [
        [x + width, top],
        [x + width + 3, top + 2],
        [x + width + 3, top + height + 2],
        [x + width, top + height],
      ],
      solid('paper'),
    ),
  ];
}
