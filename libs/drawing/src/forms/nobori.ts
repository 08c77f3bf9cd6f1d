import { range } from '../geometry';
import { bar, circle, outline, rect, solid } from '../paint';
import { printedRect } from '../print';
import { thick, type DrawForm } from './form';

/** A nobori: upright cloth on tabs along a pole and a cross arm, in a water-filled base. */
export const nobori: DrawForm = ({ x, groundY, width, height, scale }, design) => {
  const rod = thick(22, scale, 1.8);
  const tab = thick(50, scale, 2);
  const top = groundY - height;
  const tank = thick(110, scale, 3);
  const clothTop = top + rod + tab;
  const clothHeight = height * 0.76;
  const left = x + rod / 2 + tab;
  const cloth = width - tab - rod / 2;
  const along = range(6).map((index) => clothTop + (clothHeight * (index + 0.4)) / 6);
  const across = range(3).map((index) => left + (cloth * (index + 0.5)) / 3);
  return [
    rect(x - tank * 1.7, groundY - tank, tank * 3.4, tank, solid('shade3'), 2),
    ...bar(`M${x} ${groundY - tank}L${x} ${top}`, rod, 'shade3'),
    ...bar(`M${x} ${top + rod / 2}L${x + width} ${top + rod / 2}`, rod, 'shade3'),
    circle(x, top + rod / 2, rod * 0.75, solid('soft')),
    ...along.map((y) => rect(x - rod * 0.7, y, tab + rod * 1.2, tab * 0.5, solid('paper'))),
    ...across.map((at) => rect(at - tab * 0.25, top - rod * 0.1, tab * 0.5, tab + rod, solid('paper'))),
    ...printedRect(design, left, clothTop, cloth, clothHeight),
    rect(left, clothTop, cloth, clothHeight, outline()),
  ];
};
