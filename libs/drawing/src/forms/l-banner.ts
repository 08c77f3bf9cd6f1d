import { bar, circle, outline, rect, solid } from '../paint';
import { printedRect } from '../print';
import { thick, type DrawForm } from './form';

/** A weighted plate, a pole behind, the print clamped between an upper and a lower rail. */
export const lBanner: DrawForm = ({ x, groundY, width, height, scale }, design) => {
  const plate = thick(14, scale, 1.6);
  const rail = thick(26, scale, 1.6);
  const pole = thick(16, scale, 1.6);
  const top = groundY - height;
  const lift = Math.min(thick(55, scale, 3), height * 0.08);
  const bottom = groundY - plate - lift;
  const middle = x + width / 2;
  const knob = Math.min(pole * 1.1, width / 12);
  return [
    ...bar(`M${middle} ${groundY - plate}L${middle} ${bottom - rail}`, pole, 'shade4'),
    ...printedRect(design, x, top + rail, width, bottom - top - rail * 2),
    rect(x, top + rail, width, bottom - top - rail * 2, outline()),
    rect(x, top, width, rail, solid('shade2'), Math.min(1.5, rail / 2)),
    rect(x, bottom - rail, width, rail, solid('shade2'), Math.min(1.5, rail / 2)),
    rect(x + width * 0.14, groundY - plate, width * 0.72, plate, solid('soft'), plate / 2),
    circle(middle, groundY - plate - knob, knob, solid('shade3')),
  ];
};
