import { range } from '../geometry';
import { bar, outline, rect, solid, strokes, type Segment } from '../paint';
import { printedRect } from '../print';
import { thick, type DrawForm } from './form';

/** A folding wall of magnetic panels with rounded ends and two spotlights. */
export const popUp: DrawForm = ({ x, groundY, width, height, scale }, design) => {
  const foot = thick(20, scale, 1.2);
  const lamp = Math.min(thick(140, scale, 4), height * 0.08);
  const top = groundY - height + lamp;
  const wall = groundY - foot - top;
  const end = Math.min(width * 0.1, 330 * scale);
  const panels = Math.max(2, Math.round((width - end * 2) / Math.max(1, 720 * scale)));
  const joints = range(panels + 1).map((index): Segment => {
    const at = x + end + ((width - end * 2) * index) / panels;
    return [at, top, at, top + wall];
  });
  const feet = [0.12, 0.5, 0.88];
  return [
    ...[0.3, 0.7].flatMap((share) => spot(x + width * share, top, lamp, scale)),
    ...feet.map((share) => rect(x + width * share - foot * 2, groundY - foot, foot * 4, foot, solid('soft'))),
    ...printedRect(design, x, top, width, wall),
    rect(x, top, end, wall, { fill: 'print-ink', alpha: 0.22 }),
    rect(x + width - end, top, end, wall, { fill: 'print-ink', alpha: 0.22 }),
    strokes(joints, outline()),
    rect(x, top, width, wall, outline(), Math.min(2, end / 3)),
  ];
};

function spot(x: number, top: number, lamp: number, scale: number) {
  const arm = thick(10, scale, 1.2);
  return [
    ...bar(`M${x} ${top + lamp * 0.4}L${x} ${top - lamp * 0.6}`, arm, 'shade4'),
    rect(x - lamp * 0.45, top - lamp, lamp * 0.9, lamp * 0.5, solid('soft'), 1),
  ];
}
