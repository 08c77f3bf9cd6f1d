import { range, smooth, type Point } from '../geometry';
import { bar, outline, path, polygon, rect, solid } from '../paint';
import type { Design } from '../print';
import type { Tint } from '../palette';
import type { SvgNode } from '../svg';
import { thick, type DrawForm } from './form';

const INKS: readonly Tint[] = ['print-cyan', 'print-yellow', 'print-magenta', 'print-white', 'print-deep'];
const PLAIN: Partial<Readonly<Record<Design, Tint>>> = { blank: 'print-white', black: 'print-ink' };

interface Cord {
  readonly from: Point;
  readonly to: Point;
  /** How far the middle of the cord hangs down. */
  readonly sag: number;
  readonly count: number;
  /** A pennant's length. */
  readonly drop: number;
}

/** Pointed pennants along a sagging cord. */
export function pennants({ from, to, sag, count, drop }: Cord, design: Design): SvgNode[] {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + 4 * sag * t * (1 - t),
  ];
  return [
    path(smooth(range(13).map((step) => at(step / 12))), outline()),
    ...range(count).map((index) => {
      const [a, b] = [at((index + 0.14) / count), at((index + 0.86) / count)];
      const tip: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + drop];
      return polygon([a, b, tip], solid(PLAIN[design] ?? INKS[index % INKS.length] ?? 'print-cyan'));
    }),
  ];
}

/** A string of pennants between two posts. */
export const stringPennants: DrawForm = ({ x, groundY, width, height, scale }, design) => {
  const post = Math.min(thick(50, scale, 2.2), width / 10);
  const top = groundY - height;
  const drop = Math.min(300 * scale, height * 0.3);
  const count = Math.min(20, Math.max(4, Math.round(width / Math.max(4, drop * 0.85))));
  const [from, to]: readonly [Point, Point] = [
    [x + post, top + post],
    [x + width - post, top + post],
  ];
  return [
    ...[x + post / 2, x + width - post / 2].flatMap((at) => [
      ...bar(`M${at} ${groundY}L${at} ${top}`, post, 'shade2'),
      rect(at - post / 2, groundY - post, post, post, solid('soft')),
    ]),
    ...pennants({ from, to, sag: Math.min(height * 0.14, width * 0.06), count, drop }, design),
  ];
};
