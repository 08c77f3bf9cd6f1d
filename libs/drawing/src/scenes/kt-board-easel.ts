import { person } from '../figure';
import { range } from '../geometry';
import { bar, outline, polygon, rect, solid, strokes } from '../paint';
import { printedRect, type Design } from '../print';
import type { SvgNode } from '../svg';
import { far, pendant, potPlant, interior, type DrawScene } from './scenery';

const GROUND_Y = 254;
const SCALE = 0.098;

/** A poster on KT board on an easel, before a hall's doors. */
export const ktBoardEasel: DrawScene = (design) => [
  ...interior(GROUND_Y, 'shade1', 'warm'),
  ...doorLeaves(),
  ...pendant(92, 28),
  ...pendant(340, 28),
  ...potPlant(412, GROUND_Y + 8, 104),
  ...easel(design),
  person(316, GROUND_Y + 46, 1700 * SCALE, { flip: true }),
];

function doorLeaves(): SvgNode[] {
  const leaf = (x: number) => [
    rect(x, 66, 78, GROUND_Y - 66, solid('paper', 'shade4')),
    rect(x + 12, 82, 54, 66, solid('shade1', 'shade4')),
    rect(x + 12, 164, 54, 70, solid('shade1', 'shade4')),
  ];
  return [
    rect(130, 56, 176, GROUND_Y - 56, solid('shade3', 'shade4')),
    ...leaf(139),
    ...leaf(219),
    strokes(
      [
        [212, 150, 212, 172],
        [224, 150, 224, 172],
      ],
      outline('soft'),
    ),
    ...range(2).map((index) => rect(28 + index * 322, 96, 66, 88, solid('paper', 'shade3'))),
    strokes(
      [
        [36, 164, 58, 130],
        [58, 130, 84, 172],
        [358, 170, 386, 126],
        [386, 126, 408, 168],
      ],
      far,
    ),
  ];
}

function easel(design: Design): SvgNode[] {
  const [x, y, width, height] = [118, 136, 96, 128];
  const groundY = GROUND_Y + 44;
  const [middle, right, bottom] = [x + width / 2, x + width, y + height];
  return [
    ...bar(`M${middle} ${y - 26}L${middle} ${groundY - 20}`, 4.5, 'wood'),
    ...bar(`M${middle - 4} ${y - 26}L${x - 6} ${groundY}`, 4.5, 'wood'),
    ...bar(`M${middle + 4} ${y - 26}L${x + width + 6} ${groundY}`, 4.5, 'wood'),
    polygon(
      [
        [right, y],
        [right + 4, y + 3],
        [right + 4, bottom + 3],
        [x + 4, bottom + 3],
        [x, bottom],
        [right, bottom],
      ],
      solid('paper'),
    ),
    ...printedRect(design, x, y, width, height),
    rect(x, y, width, height, outline()),
    rect(x - 10, y + height + 3, width + 20, 6, solid('wood')),
    rect(middle - 8, y - 10, 16, 8, solid('wood')),
  ];
}
