import { bar, outline, rect, solid } from '../paint';
import { printedRect } from '../print';
import { thick, type DrawForm } from './form';

/** A counter with a printed wrap, and a header board on two poles above it. */
export const promotionTable: DrawForm = ({ x, groundY, width, height, scale }, design) => {
  const pole = thick(18, scale, 1.6);
  const board = thick(26, scale, 2);
  const head = height * 0.14;
  const counterHeight = height * 0.42;
  const top = groundY - height;
  const skirt = groundY - counterHeight + board;
  const [left, body] = [x + width * 0.06, width * 0.88];
  return [
    ...[0.12, 0.88].flatMap((share) =>
      bar(`M${x + width * share} ${groundY - counterHeight}L${x + width * share} ${top + head * 0.5}`, pole, 'shade3'),
    ),
    ...printedRect('bands', x + width * 0.06, top, body, head),
    rect(x + width * 0.06, top, body, head, outline(), Math.min(2, head / 6)),
    ...printedRect(design, left, skirt, body, groundY - skirt - board * 0.5),
    rect(left, skirt, body * 0.14, groundY - skirt - board * 0.5, { fill: 'print-ink', alpha: 0.16 }),
    rect(left + body * 0.86, skirt, body * 0.14, groundY - skirt - board * 0.5, { fill: 'print-ink', alpha: 0.16 }),
    rect(left, skirt, body, groundY - skirt - board * 0.5, outline()),
    rect(left - 1, groundY - board * 0.5, body + 2, board * 0.5, solid('soft')),
    rect(x, groundY - counterHeight, width, board, solid('shade2'), Math.min(3, board / 2)),
  ];
};
