import { range, smooth, type Point } from '../geometry';
import { bar, circle, outline, path, rect, solid } from '../paint';
import { printed, type Design, type Surface } from '../print';
import type { SvgNode } from '../svg';
import { thick, type DrawForm } from './form';

/** Cloth that flies to the right from `x`, `y`; `sway` is the height of its waves. */
export function flyingCloth(
  x: number,
  y: number,
  width: number,
  height: number,
  sway: number,
  design: Design,
): SvgNode[] {
  const cloth: Surface = (u, v) => [
    x + u * width - sway * 0.4 * u * Math.sin(v * Math.PI * 1.2),
    y + v * height + Math.sin(u * Math.PI * 2.1) * sway * (0.35 + u * 0.65) + u * sway * 0.6,
  ];
  const steps = range(13).map((step) => step / 12);
  const edge = (points: readonly Point[]) => path(smooth(points), outline());
  const folds = [0.3, 0.76].map((u) =>
    path(smooth([0.04, 0.35, 0.7, 0.96].map((v) => cloth(u + v * 0.03, v))), { line: 'print-ink', alpha: 0.3 }),
  );
  return [
    ...printed(design, width / height, cloth, 16),
    ...folds,
    edge(steps.map((u) => cloth(u, 0))),
    edge(steps.map((u) => cloth(u, 1))),
    edge(steps.map((v) => cloth(0, v))),
    edge(steps.map((v) => cloth(1, v))),
  ];
}

/** A mast with its flag; the height is the mast's, the width the cloth's. */
export const flagPole: DrawForm = ({ x, groundY, width, height, scale }, design) => {
  const mast = thick(70, scale, 2.4);
  const plinth = thick(120, scale, 3);
  const knob = mast * 0.8;
  const top = groundY - height + knob * 2;
  const cloth = Math.min(width * 0.64, height * 0.5);
  const sway = Math.min(cloth * 0.07, 8);
  return [
    rect(x - mast * 1.8, groundY - plinth, mast * 3.6, plinth, solid('shade3'), 1),
    ...bar(`M${x} ${groundY - plinth}L${x} ${top}`, mast, 'shade2'),
    circle(x, top - knob, knob, solid('soft')),
    ...flyingCloth(x + mast / 2 + 1, top + sway * 1.2, width - mast / 2 - 1, cloth, sway, design),
  ];
};
