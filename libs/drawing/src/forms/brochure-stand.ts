import { range } from '../geometry';
import { bar, outline, rect, solid } from '../paint';
import { printedRect } from '../print';
import type { SvgNode } from '../svg';
import { thick, type DrawForm } from './form';

const POCKETS = 3;

/** A header print on a pole, and leaflets in clear pockets below it. */
export const brochureStand: DrawForm = ({ x, groundY, width, height, scale }, design) => {
  const plate = thick(12, scale, 1.6);
  const pole = thick(40, scale, 2.2);
  const head = height * 0.18;
  const top = groundY - height;
  const middle = x + width / 2;
  const step = height * 0.23;
  return [
    ...bar(`M${middle} ${groundY - plate}L${middle} ${top + head}`, pole, 'shade3'),
    rect(x + width * 0.08, groundY - plate, width * 0.84, plate, solid('soft'), plate / 2),
    ...printedRect(design, x, top, width, head),
    rect(x, top, width, head, outline()),
    ...range(POCKETS).flatMap((index) =>
      pocket(middle, top + head + height * 0.05 + index * step, width * 0.66, step * 0.8),
    ),
  ];
};

function pocket(middle: number, y: number, width: number, height: number): SvgNode[] {
  const left = middle - width / 2;
  return [
    rect(left + width * 0.08, y, width * 0.84, height * 0.7, solid('paper')),
    ...printedRect('hills', left + width * 0.08, y, width * 0.84, height * 0.36),
    rect(left + width * 0.08, y, width * 0.84, height * 0.7, outline()),
    rect(left, y + height * 0.36, width, height * 0.64, { fill: 'glass', line: 'ink', alpha: 0.82 }),
  ];
}
