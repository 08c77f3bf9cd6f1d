import type { Point } from '../geometry';
import { bar, circle, dots, outline, rect, solid } from '../paint';
import { printedRect } from '../print';
import type { SvgNode } from '../svg';
import { thick, type DrawForm } from './form';

/** Crossed legs behind, the print held by its four corners. */
export const xStand: DrawForm = ({ x, groundY, width, height, scale }, design) => {
  const top = groundY - height;
  const print = height * 0.9;
  const leg = thick(14, scale, 1.4);
  const hub: Point = [x + width / 2, top + height * 0.52];
  const inset = Math.min(25 * scale, width * 0.06, 6);
  const corners: readonly Point[] = [
    [x + inset, top + inset],
    [x + width - inset, top + inset],
    [x + inset, top + print - inset],
    [x + width - inset, top + print - inset],
  ];
  const feet: readonly Point[] = [
    [x + width * 0.08, groundY],
    [x + width * 0.92, groundY],
  ];
  const arm = (to: Point): SvgNode[] => bar(`M${hub[0]} ${hub[1]}L${to[0]} ${to[1]}`, leg, 'shade4');
  return [
    ...bar(`M${hub[0]} ${hub[1]}L${hub[0]} ${groundY - height * 0.03}`, leg, 'shade3'),
    ...feet.flatMap(arm),
    ...feet.map(([fx]) => rect(fx - leg, groundY - leg * 1.2, leg * 2, leg * 1.2, solid('soft'), 0.6)),
    ...printedRect(design, x, top, width, print),
    rect(x, top, width, print, outline()),
    dots(corners, Math.max(1.2, inset * 0.4), 'ink'),
    dots(corners, Math.max(0.6, inset * 0.2), 'paper'),
  ];
};

/** The small one for a counter: the print on a block with two wires. */
export const desktopXStand: DrawForm = ({ x, groundY, width, height, scale }, design) => {
  const top = groundY - height;
  const block = Math.min(height * 0.09, thick(22, scale, 2));
  const print = height - block * 1.3;
  const wire = thick(4, scale, 1.3);
  const hub: Point = [x + width / 2, top + height * 0.62];
  const corners: readonly Point[] = [
    [x + width * 0.06, top + width * 0.06],
    [x + width * 0.94, top + width * 0.06],
    [x + width * 0.06, top + print - width * 0.06],
    [x + width * 0.94, top + print - width * 0.06],
  ];
  return [
    ...[0.14, 0.86].flatMap((share) => bar(`M${hub[0]} ${hub[1]}L${x + width * share} ${groundY}`, wire, 'shade4')),
    rect(x + width * 0.3, groundY - block, width * 0.4, block, solid('soft'), 1.5),
    ...printedRect(design, x, top, width, print),
    rect(x, top, width, print, outline()),
    ...corners.flatMap(([cx, cy]) => [circle(cx, cy, Math.max(1, width * 0.022), solid('paper'))]),
  ];
};
