import { bar, circle, ellipse, outline, path, rect, solid } from '../paint';
import { printedRect } from '../print';
import { flyingCloth } from './flag-pole';
import { thick, type DrawForm } from './form';

/** A hand flag on a stick. */
export const handFlag: DrawForm = ({ x, groundY, width, height, scale }, design) => {
  const stick = thick(7, scale, 1.8);
  const top = groundY - height;
  const cloth = Math.min((width - stick) * 0.67, height * 0.6);
  const sway = Math.min(cloth * 0.06, 7);
  return [
    ...bar(`M${x + stick / 2} ${groundY}L${x + stick / 2} ${top + stick / 2}`, stick, 'wood'),
    circle(x + stick / 2, top + stick / 2, stick * 0.75, solid('wood')),
    ...flyingCloth(x + stick, top + stick + sway, width - stick, cloth, sway, design),
  ];
};

/** A flag hanging from a short arm on a turned stand. */
export const tableFlag: DrawForm = ({ x, groundY, width, height, scale }, design) => {
  const rod = thick(6, scale, 1.8);
  const foot = Math.min(thick(80, scale, 8), width * 0.6) / 2;
  const top = groundY - height;
  const at = x + foot;
  const [left, arm] = [at + rod, x + width];
  const drop = Math.min(height * 0.68, (arm - left) * 1.5);
  return [
    rect(at - foot, groundY - foot * 0.3, foot * 2, foot * 0.3, solid('shade3'), 1),
    path(
      `M${at - foot * 0.5} ${groundY - foot * 0.3}Q${at} ${groundY - foot * 0.4} ${at - rod} ${groundY - foot}` +
        `L${at + rod} ${groundY - foot}Q${at} ${groundY - foot * 0.4} ${at + foot * 0.5} ${groundY - foot * 0.3}Z`,
      solid('shade2'),
    ),
    ...bar(`M${at} ${groundY - foot * 0.8}L${at} ${top + rod}`, rod, 'shade2'),
    ...printedRect(design, left, top + rod * 2, arm - left, drop),
    rect(left, top + rod * 2, arm - left, drop, outline()),
    ...bar(`M${at} ${top + rod * 2}L${arm} ${top + rod * 2}`, rod * 0.8, 'shade2'),
    ellipse(at, top + rod, rod * 0.9, rod, solid('shade3')),
  ];
};

/** A flag on a plastic pole whose clip hangs in a car's window. */
export const carFlag: DrawForm = ({ x, groundY, width, height, scale }, design) => {
  const rod = thick(9, scale, 1.8);
  const clip = Math.min(thick(60, scale, 5), height * 0.2);
  const top = groundY - height;
  const at = x + rod * 1.2;
  const cloth = Math.min((width - rod * 2) * 0.67, height * 0.62);
  const sway = Math.min(cloth * 0.06, 7);
  return [
    rect(x, groundY - clip, rod * 2.4, clip, solid('soft'), rod * 0.5),
    rect(x + rod * 2.4, groundY - clip, rod * 0.9, clip * 0.7, solid('shade4'), rod * 0.2),
    ...bar(`M${at} ${groundY - clip}L${at} ${top}`, rod, 'paper'),
    ...flyingCloth(at + rod / 2, top + sway, width - rod * 1.8, cloth, sway, design),
  ];
};
