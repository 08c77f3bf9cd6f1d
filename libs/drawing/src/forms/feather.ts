import { clamp, cubic, lerp, range, simplified, through, type Point } from '../geometry';
import { bar, flat, outline, path, polygon, rect, solid } from '../paint';
import { groundOf, printed, type Design, type Surface } from '../print';
import type { SvgNode } from '../svg';
import { flagBase } from './flag-base';
import { thick, type DrawForm, type FormBox } from './form';

/** The lower edge of a feather flag; a teardrop flag has another shape. */
export type FeatherShape = 'angled' | 'concave' | 'convex' | 'straight' | 'teardrop';

/** An edge of the cloth from the pole's tip (t 0) to the flag's foot (t 1); x across, y up, in shares of the box. */
type Edge = (t: number) => Point;

interface Cut {
  readonly pole: Edge;
  readonly free: Edge;
  /** How far the middle of the lower edge curves down, as a share of the height. */
  readonly bow: number;
}

const FOOT = 0.15;

/** The bent top of the pole from the tip back to where it runs straight, then down to the foot. */
function bentPole(bend: readonly [Point, Point, Point, Point], foot: number): Edge {
  const [tip, c1, c2, straight] = bend;
  return (t) =>
    t < 0.45 ? cubic(tip, c1, c2, straight, t / 0.45) : lerp(straight, [straight[0], foot], (t - 0.45) / 0.55);
}

const SAMPLES = range(101).map((step) => step / 100);

/** Stretches a cut until its highest point and its farthest lie on the edges of the box. */
function filling({ pole, free, bow }: Cut): Cut {
  const points = SAMPLES.flatMap((t) => [pole(t), free(t)]);
  const [wide, high] = [Math.max(...points.map(([x]) => x)), Math.max(...points.map(([, y]) => y))];
  const fitted =
    (edge: Edge): Edge =>
    (t) => {
      const [x, y] = edge(t);
      return [x / wide, FOOT + ((y - FOOT) * (1 - FOOT)) / (high - FOOT)];
    };
  return { pole: fitted(pole), free: fitted(free), bow };
}

function feather(lower: number, bow: number): Cut {
  const pole = bentPole(
    [
      [1, 0.87],
      [0.86, 1.015],
      [0.06, 1.05],
      [0, 0.74],
    ],
    FOOT,
  );
  return filling({ pole, free: (t) => [1, 0.87 + (lower - 0.87) * t], bow });
}

const CUTS: Readonly<Record<FeatherShape, Cut>> = {
  straight: feather(FOOT, 0),
  angled: feather(FOOT + 0.13, 0),
  concave: feather(FOOT + 0.03, -0.055),
  convex: feather(FOOT + 0.05, 0.05),
  teardrop: filling({
    pole: bentPole(
      [
        [1, 0.66],
        [1.04, 1.1],
        [0.05, 1.12],
        [0, 0.56],
      ],
      FOOT,
    ),
    free: (t) => cubic([1, 0.66], [0.98, 0.5], [0.5, 0.36], [0, FOOT], t),
    bow: 0,
  }),
};

const CLOTH_STEPS = 14;

/** Feather flags: a pole bent by its cloth, on the chosen base, or a cross base. */
export function featherFlag(shape: FeatherShape): DrawForm {
  return (box, design, finishes = []) => {
    const cloth = surfaceOf(CUTS[shape], box);
    return [...flagBase(box, finishes), ...pole(box, CUTS[shape]), ...flagOf(cloth, design, box, shape === 'teardrop')];
  };
}

function surfaceOf(cut: Cut, { x, groundY, width, height }: FormBox): Surface {
  return (u, v) => {
    const [px, py] = lerp(cut.pole(v), cut.free(v), u);
    const bow = 4 * u * (1 - u) * v * v * cut.bow;
    return [x + px * width, groundY - (py - bow) * height];
  };
}

function flagOf(cloth: Surface, design: Design, { width }: FormBox, teardrop: boolean): SvgNode[] {
  const steps = range(CLOTH_STEPS * 2 + 1).map((step) => step / (CLOTH_STEPS * 2));
  const sleeve = Math.min(0.09, 3.2 / width);
  const edge = (u: number) => steps.map((v) => cloth(u, v));
  const lower = teardrop ? [] : steps.map((u) => cloth(u, 1));
  const around = [...edge(0), ...lower, ...edge(1).reverse()];
  return [
    ...printedWithin(design, around, lower, edge),
    polygon([...simplified(edge(0)), ...simplified(edge(sleeve)).reverse()], flat('soft')),
    path(through(simplified(edge(sleeve)), false), outline()),
    path(through(simplified(around)), outline()),
  ];
}

/** The print laid flat over the cloth and cut along its outline; `lower` is the lower edge from left to right. */
function printedWithin(
  design: Design,
  around: readonly Point[],
  lower: readonly Point[],
  edge: (u: number) => Point[],
): SvgNode[] {
  const xs = around.map(([px]) => px);
  const ys = around.map(([, py]) => py);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const body =
    lower.length === 0
      ? around
      : [...edge(0), [left, bottom + 1] as const, [right, bottom + 1] as const, ...edge(1).reverse()];
  const cut: Surface = (u, v) => {
    const y = top + v * (bottom - top);
    const x = clamp(left + u * (right - left), ...spanAt(body, y));
    return [x, Math.min(y, heightAt(lower, x, bottom))];
  };
  return [
    polygon(simplified(around), flat(groundOf(design))),
    ...printed(design, (right - left) / (bottom - top), cut, CLOTH_STEPS * 2),
  ];
}

/** Where a level line enters and leaves the outline. */
function spanAt(around: readonly Point[], y: number): [number, number] {
  const crossings = around.flatMap((from, index) => {
    const to = around[(index + 1) % around.length] ?? from;
    if (from[1] === y) return [from[0]];
    return (from[1] - y) * (to[1] - y) < 0 ? [lerp(from, to, (y - from[1]) / (to[1] - from[1]))[0]] : [];
  });
  return [Math.min(...crossings), Math.max(...crossings)];
}

function heightAt(lower: readonly Point[], x: number, otherwise: number): number {
  const next = lower.findIndex(([px]) => px >= x);
  const [from, to] = [lower[next - 1], lower[next]];
  if (to === undefined) return otherwise;
  if (from === undefined || to[0] === from[0]) return to[1];
  return lerp(from, to, (x - from[0]) / (to[0] - from[0]))[1];
}

function pole({ x, groundY, height, scale }: FormBox, cut: Cut): SvgNode[] {
  const thickness = thick(24, scale, 1.8);
  const [, foot] = cut.pole(1);
  const low = thick(22, scale, 1.6);
  return [
    rect(x - thickness * 1.1, groundY - low - thickness * 3, thickness * 2.2, thickness * 3, solid('shade3'), 0.8),
    ...bar(`M${x} ${groundY - low - thickness * 2}L${x} ${groundY - (foot + 0.01) * height}`, thickness, 'shade3'),
  ];
}

/** A feather flag's cloth laid flat, y downwards, in a box of 1 × 1. */
export interface FlatCloth {
  readonly outline: readonly Point[];
  /** The part of the outline that lies along the pole, from its tip down. */
  readonly pole: readonly Point[];
}

/** The cloth as it is cut, each edge in so many steps. */
export function flatCloth(shape: FeatherShape, steps = 200): FlatCloth {
  const cloth = surfaceOf(CUTS[shape], { x: 0, groundY: 1, width: 1, height: 1, scale: 1 });
  const along = range(steps + 1).map((step) => step / steps);
  const pole = along.map((v) => cloth(0, v));
  const free = along.map((v) => cloth(1, v));
  const lower = shape === 'teardrop' ? [] : along.map((u) => cloth(u, 1));
  const outline = [...pole, ...lower, ...free.reverse()];
  const fitted = fitter(outline);
  return { outline: outline.map(fitted), pole: pole.map(fitted) };
}

/** Stretches points so that the given ones just fill a box of 1 × 1. */
function fitter(points: readonly Point[]): (point: Point) => Point {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return ([x, y]) => [(x - left) / width, (y - top) / height];
}
