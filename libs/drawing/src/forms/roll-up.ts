import { flat, line, outline, rect, solid } from '../paint';
import { printedRect } from '../print';
import { thick, type DrawForm } from './form';

/** A cassette on two feet, the print drawn up to a top rail. */
export const rollUp: DrawForm = ({ x, groundY, width, height, scale }, design) => {
  const foot = thick(18, scale, 1.2);
  const cassette = thick(88, scale, 3);
  const rail = thick(30, scale, 1.6);
  const inset = Math.min(12 * scale, width / 20);
  const cap = Math.min(thick(28, scale, 1.5), width / 8);
  const top = groundY - height;
  const bottom = groundY - foot - cassette;
  const groove = bottom + cassette * 0.3;
  const [left, print] = [x + inset, width - inset * 2];
  return [
    rect(x + width * 0.12, groundY - foot, thick(90, scale, 2), foot, solid('soft')),
    rect(x + width * 0.88 - thick(90, scale, 2), groundY - foot, thick(90, scale, 2), foot, solid('soft')),
    ...printedRect(design, left, top + rail, print, bottom - top - rail),
    rect(left, top + rail, print, bottom - top - rail, outline()),
    rect(left - inset / 2, top, print + inset, rail, solid('shade2'), Math.min(1.5, rail / 2)),
    rect(x, bottom, width, cassette, solid('shade2'), Math.min(2, cassette / 3)),
    rect(x, bottom, cap, cassette, solid('shade4'), Math.min(2, cassette / 3)),
    rect(x + width - cap, bottom, cap, cassette, solid('shade4'), Math.min(2, cassette / 3)),
    ...(cassette > 8 ? [line(x + width * 0.1, groove, x + width * 0.9, groove, outline('shade4'))] : []),
    ...(rail > 4 ? [rect(left + print * 0.46, top + rail * 0.3, print * 0.08, rail * 0.4, flat('shade4'))] : []),
  ];
};

/** A roll-up on a broad teardrop base that stands without feet. */
export const wideRollUp: DrawForm = ({ x, groundY, width, height, scale }, design) => {
  const base = thick(115, scale, 4);
  const rail = thick(34, scale, 1.8);
  const inset = Math.min(14 * scale, width / 20);
  const [left, print] = [x + inset, width - inset * 2];
  const [top, bottom] = [groundY - height, groundY - base];
  const lip = base * 0.34;
  return [
    ...printedRect(design, left, top + rail, print, bottom - top - rail),
    rect(left, top + rail, print, bottom - top - rail, outline()),
    rect(left - inset / 2, top, print + inset, rail, solid('shade3'), Math.min(2.5, rail / 2)),
    rect(x, bottom, width, base, solid('shade3'), Math.min(5, base / 2)),
    rect(x, bottom, width, lip, solid('soft'), Math.min(3, lip / 2)),
    ...(base > 8
      ? [line(x + width * 0.06, groundY - base * 0.3, x + width * 0.94, groundY - base * 0.3, outline())]
      : []),
  ];
};
