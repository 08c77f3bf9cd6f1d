import { person } from '../figure';
import { popUp } from '../forms/pop-up';
import { range } from '../geometry';
import { flat, outline, path, polygon, rect, solid, strokes, type Segment } from '../paint';
import { printed } from '../print';
import type { SvgNode } from '../svg';
import { WIDTH, type DrawScene } from './scenery';

const GROUND_Y = 262;
const SCALE = 0.08;

/** A pop-up wall with its counter in an exhibition hall. */
export const popUpHall: DrawScene = (design) => [
  rect(0, 0, WIDTH, GROUND_Y - 20, flat('shade1')),
  rect(0, GROUND_Y - 20, WIDTH, 88, flat('shade2')),
  ...truss(24),
  ...booths(),
  polygon(
    [
      [60, GROUND_Y - 8],
      [374, GROUND_Y - 8],
      [420, 316],
      [14, 316],
    ],
    solid('shade3', 'shade4'),
  ),
  ...popUp({ x: 96, groundY: GROUND_Y, width: 3000 * SCALE, height: 2300 * SCALE, scale: SCALE }, design),
  ...caseCounter(),
  person(118, GROUND_Y + 38, 1700 * SCALE, { coat: 'shade1' }),
];

function truss(y: number): SvgNode[] {
  const web = range(29).map((index): Segment => [
    index * 16,
    index % 2 ? y : y + 14,
    (index + 1) * 16,
    index % 2 ? y + 14 : y,
  ]);
  return [
    strokes([...web, [0, y, WIDTH, y], [0, y + 14, WIDTH, y + 14]], outline('shade4')),
    ...[70, 224, 378].flatMap((x) => [
      rect(x - 7, y + 14, 14, 16, solid('soft')),
      path(`M${x - 7} ${y + 30}L${x - 13} ${y + 37}L${x + 13} ${y + 37}L${x + 7} ${y + 30}Z`, solid('glow', 'shade4')),
    ]),
  ];
}

function booths(): SvgNode[] {
  return [
    rect(0, 116, 70, GROUND_Y - 136, solid('paper', 'shade3')),
    rect(0, 116, 70, 20, solid('shade2', 'shade3')),
    rect(366, 128, 82, GROUND_Y - 148, solid('paper', 'shade3')),
    rect(366, 128, 82, 20, solid('shade2', 'shade3')),
    strokes(
      [
        [22, 136, 22, GROUND_Y - 20],
        [408, 148, 408, GROUND_Y - 20],
      ],
      outline('shade3'),
    ),
  ];
}

/** The transport case under a printed wrap, used as a counter. */
function caseCounter(): SvgNode[] {
  const [x, y, width, height] = [308, 226, 76, 78];
  const [middle, right, bottom] = [x + width / 2, x + width, y + height];
  const round = (u: number, v: number): [number, number] => [x + u * width, y + v * height + Math.sin(u * Math.PI) * 5];
  return [
    ...printed('bands', width / height, round, 8),
    path(`M${x} ${y}L${x} ${bottom}Q${middle} ${bottom + 10} ${right} ${bottom}L${right} ${y}`, outline()),
    path(
      `M${x - 4} ${y - 2}Q${middle} ${y - 14} ${right + 4} ${y - 2}Q${middle} ${y + 12} ${x - 4} ${y - 2}Z`,
      solid('wood'),
    ),
  ];
}
