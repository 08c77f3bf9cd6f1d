import { range, smooth, type Point } from '../geometry';
import { outline, path, polygon, rect, solid, strokes, type Segment } from '../paint';
import { printed, type Surface } from '../print';
import { thick, type DrawForm } from './form';

/** How far the upper and lower edge curve, as a share of the height, because the middle of the wall is farther away. */
const BOW = 0.035;
const STEPS = range(13).map((step) => step / 12);

/** A curved folding wall: panels look narrower towards the ends. */
export const curvedPopUp: DrawForm = ({ x, groundY, width, height, scale }, design) => {
  const foot = thick(20, scale, 1.2);
  const wall = height - foot;
  const panels = Math.max(3, Math.round(width / Math.max(1, 760 * scale)) + 1);
  const middle = x + width / 2;
  const at = (u: number) => middle + (Math.sin((u - 0.5) * Math.PI * 0.6) / Math.sin(Math.PI * 0.3)) * (width / 2);
  const dip = (u: number) => Math.sin(u * Math.PI) * wall * BOW;
  const face: Surface = (u, v) => [at(u), groundY - height + dip(u) + v * (wall - dip(u) * 2)];
  const edge = (v: number) => STEPS.map((u) => face(u, v));
  const joints = range(panels - 1).map((index): Segment => {
    const u = (index + 1) / panels;
    return [...face(u, 0), ...face(u, 1)];
  });
  const end = (from: number): readonly Point[] => [
    face(from, 0),
    face(from + 0.1, 0),
    face(from + 0.1, 1),
    face(from, 1),
  ];
  return [
    ...[0.04, 0.96].map((u) => rect(at(u) - foot, groundY - foot - 1, foot * 2, foot + 1, solid('soft'))),
    ...printed(design, width / wall, face, 24),
    ...[0, 0.9].map((from) => polygon(end(from), { fill: 'print-ink', alpha: 0.22 })),
    strokes(joints, outline()),
    path(`${smooth(edge(0))}${smooth(edge(1))}`, outline()),
    strokes(
      [
        [...face(0, 0), ...face(0, 1)],
        [...face(1, 0), ...face(1, 1)],
      ],
      outline(),
    ),
  ];
};
