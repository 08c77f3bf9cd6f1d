import { tableFlag } from '../forms/small-flags';
import { range } from '../geometry';
import { ellipse, flat, outline, path, polygon, rect, solid, strokes } from '../paint';
import { printedRect } from '../print';
import type { SvgNode } from '../svg';
import { far, pane, WIDTH, type DrawScene } from './scenery';

const TOP = 248;
const SCALE = 0.46;

/** Table flags between water glasses and papers at a meeting. */
export const tableFlagMeeting: DrawScene = (design) => [
  rect(0, 0, WIDTH, TOP, flat('shade1')),
  ...pane(24, 24, 180, 136, 6),
  ...pane(216, 24, 208, 136, 6),
  ...chair(64),
  ...chair(306),
  polygon(
    [
      [-10, TOP - 26],
      [WIDTH + 10, TOP - 26],
      [WIDTH + 10, TOP + 56],
      [-10, TOP + 56],
    ],
    solid('wood', 'soft'),
  ),
  rect(0, TOP + 56, WIDTH, 30, solid('warm', 'soft')),
  ...papers(),
  ...tableFlag({ x: 134, groundY: TOP, width: 190 * SCALE, height: 400 * SCALE, scale: SCALE }, design),
  ...tableFlag({ x: 238, groundY: TOP, width: 190 * SCALE, height: 400 * SCALE, scale: SCALE }, 'halves'),
  ...glass(94),
  ...glass(372),
];

function chair(x: number): SvgNode[] {
  return [
    rect(x, 126, 78, 110, solid('shade3', 'shade4'), 12),
    strokes(
      [
        [x + 14, 148, x + 64, 148],
        [x + 14, 168, x + 64, 168],
      ],
      far,
    ),
  ];
}

function papers(): SvgNode[] {
  return [
    polygon(
      [
        [20, TOP + 14],
        [86, TOP + 14],
        [74, TOP + 42],
        [2, TOP + 42],
      ],
      solid('paper'),
    ),
    strokes(
      range(4).map((row) => [24 - row * 3, TOP + 20 + row * 5, 72 - row * 3, TOP + 20 + row * 5] as const),
      outline('shade3'),
    ),
    polygon(
      [
        [356, TOP + 18],
        [424, TOP + 18],
        [436, TOP + 46],
        [362, TOP + 46],
      ],
      solid('paper'),
    ),
    ...printedRect('bars', 378, TOP + 24, 34, 10),
    strokes([[58, TOP + 36, 96, TOP + 26]], outline()),
  ];
}

function glass(x: number): SvgNode[] {
  return [
    path(
      `M${x - 13} ${TOP - 44}L${x - 10} ${TOP - 4}Q${x} ${TOP} ${x + 10} ${TOP - 4}L${x + 13} ${TOP - 44}Z`,
      solid('paper'),
    ),
    path(
      `M${x - 12} ${TOP - 26}L${x - 10} ${TOP - 4}Q${x} ${TOP} ${x + 10} ${TOP - 4}L${x + 12} ${TOP - 26}Z`,
      solid('glass'),
    ),
    ellipse(x, TOP - 44, 13, 3, outline()),
  ];
}
