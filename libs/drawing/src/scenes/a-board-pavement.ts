import { person } from '../figure';
import { aBoard } from '../forms/a-board';
import { range } from '../geometry';
import { courses, ellipse, flat, outline, path, polygon, rect, solid, strokes, type Segment } from '../paint';
import type { SvgNode } from '../svg';
import { far, pane, potPlant, street, WIDTH, type DrawScene } from './scenery';

const GROUND = 254;
const SCALE = 0.1;

/** A pavement sign before a café. */
export const aBoardPavement: DrawScene = (design) => [
  ...street(GROUND, 'glass', 310),
  rect(0, 0, WIDTH, GROUND, flat('shade1')),
  courses(0, 0, WIDTH, GROUND, 42, 14, 'shade2'),
  ...front(),
  ...awning(),
  ...terrace(352),
  ...potPlant(214, GROUND + 6, 78),
  person(84, GROUND + 42, 1700 * SCALE),
  ...aBoard({ x: 132, groundY: GROUND + 46, width: 640 * SCALE, height: 1160 * SCALE, scale: SCALE }, design),
];

function front(): SvgNode[] {
  return [
    ...pane(24, 96, 150, 116, 5),
    rect(18, 212, 162, GROUND - 212, solid('wood', 'shade4')),
    rect(194, 92, 66, GROUND - 92, solid('wood', 'shade4')),
    rect(203, 104, 48, 92, solid('glass', 'shade4')),
    rect(203, 206, 48, 36, solid('warm', 'shade4')),
    ...pane(280, 96, 150, 116, 5),
    rect(274, 212, 162, GROUND - 212, solid('wood', 'shade4')),
    strokes([[246, 176, 246, 194]], outline('soft')),
  ];
}

function awning(): SvgNode[] {
  const stripe = WIDTH / 14;
  return range(14).flatMap((index) => [
    polygon(
      [
        [index * stripe, 42],
        [(index + 1) * stripe, 42],
        [(index + 1) * stripe, 84],
        [index * stripe, 84],
      ],
      solid(index % 2 ? 'paper' : 'shade3', 'shade4'),
    ),
    path(`M${index * stripe} 84q${stripe / 2} 14 ${stripe} 0`, solid(index % 2 ? 'paper' : 'shade3', 'shade4')),
  ]);
}

function terrace(x: number): SvgNode[] {
  const legs: Segment[] = [
    [x, 218, x, 284],
    [x - 18, 288, x, 276],
    [x + 18, 288, x, 276],
  ];
  return [
    strokes(
      [
        [x + 44, 196, x + 50, 288],
        [x + 26, 250, x + 22, 288],
        [x + 24, 248, x + 48, 248],
      ],
      outline('soft'),
    ),
    strokes(legs, outline('soft')),
    ellipse(x, 218, 34, 5, solid('paper', 'soft')),
    rect(x - 14, 206, 9, 11, solid('print-white', 'soft'), 1),
    rect(x + 6, 206, 9, 11, solid('print-white', 'soft'), 1),
    strokes([[0, GROUND, WIDTH, GROUND]], far),
  ];
}
