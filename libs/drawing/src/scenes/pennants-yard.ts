import { person } from '../figure';
import { pennants } from '../forms/string-pennants';
import { range } from '../geometry';
import { bar, circle, path, rect, solid, strokes } from '../paint';
import type { SvgNode } from '../svg';
import { far, pane, skyline, street, tree, type DrawScene } from './scenery';

const GROUND = 262;
const SCALE = 0.08;

/** Pennant strings over the yard of a dealer's opening day. */
export const pennantsYard: DrawScene = (design) => [
  ...street(GROUND),
  skyline(GROUND, [46, 60, 60, 44, 70, 70, 52, 40]),
  ...building(),
  ...tree(28, GROUND + 2, 130),
  ...[22, 426].flatMap((x) => bar(`M${x} ${GROUND + 26}L${x} 34`, 5, 'shade2')),
  ...pennants({ from: [22, 40], to: [426, 40], sag: 22, count: 21, drop: 22 }, design),
  ...pennants({ from: [22, 78], to: [426, 78], sag: 34, count: 19, drop: 25 }, design),
  ...table(),
  person(116, GROUND + 30, 1700 * SCALE),
  person(348, GROUND + 34, 1700 * SCALE, { flip: true, coat: 'cyan' }),
  person(372, GROUND + 32, 1200 * SCALE, { coat: 'shade2' }),
];

function building(): SvgNode[] {
  return [
    rect(84, 126, 280, GROUND - 126, solid('paper', 'shade4')),
    rect(74, 112, 300, 16, solid('shade3', 'shade4')),
    ...range(3).flatMap((index) => pane(98 + index * 62, 146, 54, 92, 3)),
    rect(292, 150, 56, GROUND - 150, solid('glass', 'shade4')),
    strokes([[320, 150, 320, GROUND]], far),
    rect(190, 100, 68, 12, solid('shade2', 'shade4')),
  ];
}

function table(): SvgNode[] {
  return [
    path(`M180 ${GROUND - 18}L288 ${GROUND - 18}L292 ${GROUND + 28}L176 ${GROUND + 28}Z`, solid('print-white')),
    rect(172, GROUND - 24, 124, 7, solid('shade2')),
    ...range(4).map((index) => rect(192 + index * 14, GROUND - 36, 8, 12, solid('glass'), 1)),
    circle(266, GROUND - 32, 8, solid('print-yellow')),
  ];
}
