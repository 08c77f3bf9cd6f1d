import { ellipse, flat, path } from './paint';
import type { Tint } from './palette';
import { clamp, clipped, lerp, range, simplified, through, type Point } from './geometry';
import type { SvgNode } from './svg';

/** A field of one colour; its outline is in units of the sheet’s shorter side. */
interface Field {
  readonly tint: Tint;
  readonly ring: readonly Point[];
}

type Layout = (width: number, height: number) => Field[];

/** Maps a point of the print to the drawn piece: u from left to right, v from top to bottom, both 0 to 1. */
export type Surface = (u: number, v: number) => Point;

const box = (tint: Tint, x: number, y: number, width: number, height: number): Field => ({
  tint,
  ring: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
});

const ground =
  (tint: Tint): Layout =>
  (width, height) => [box(tint, 0, 0, width, height)];

function arc(cx: number, cy: number, radius: number, from = 0, to = 1): Point[] {
  const count = Math.max(8, Math.round(72 * (to - from)));
  return range(count + 1).map((step) => {
    const angle = 2 * Math.PI * (from + ((to - from) * step) / count);
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}

const disc = (tint: Tint, cx: number, cy: number, radius: number): Field => ({
  tint,
  ring: arc(cx, cy, radius).slice(0, -1),
});

/** A band across the sheet at 45°, from `at` along the top edge. */
const slant = (tint: Tint, at: number, width: number, height: number): Field => ({
  tint,
  ring: [
    [at, 0],
    [at + width, 0],
    [at + width - height, height],
    [at - height, height],
  ],
});

/** Water from `top` to the lower edge, with waves of a height. */
const wave = (tint: Tint, top: number, swell: number, width: number, height: number): Field => ({
  tint,
  ring: [
    ...range(25).map((step): Point => {
      const x = (step / 24) * (width + 0.2) - 0.1;
      return [x, top + Math.sin(x * 7) * swell];
    }),
    [width + 0.1, height],
    [-0.1, height],
  ],
});

const layouts = {
  /** A sun over slanting bands. */
  sunrise: (width, height) => [
    ...ground('print-cyan')(width, height),
    slant('print-deep', width - 0.1, width, height),
    disc('print-yellow', width * 0.34, height * 0.44, 0.3),
    slant('print-magenta', width * 0.62 + height * 0.3, 0.26, height),
  ],
  /** Slanting bands on white. */
  bands: (width, height) => [
    ...ground('print-white')(width, height),
    slant('print-magenta', width * 0.2 + height * 0.2, 0.34, height),
    slant('print-yellow', width * 0.2 + height * 0.2 + 0.34, 0.16, height),
    slant('print-cyan', width * 0.55 + height * 0.45, 0.5, height),
    slant('print-deep', width * 0.55 + height * 0.45 + 0.5, width + height, height),
  ],
  /** Quarter rounds in a grid. */
  quarters: (width, height) => quarters(width, height),
  /** A hill under the sky. */
  hills: (width, height) => [
    ...ground('pale-cyan')(width, height),
    disc('print-yellow', width * 0.68, height * 0.34, 0.2),
    {
      tint: 'print-cyan',
      ring: [
        [-0.2 * width, height],
        [width * 0.36, height * 0.36],
        [width * 0.92, height],
      ],
    },
    {
      tint: 'print-deep',
      ring: [
        [width * 0.3, height],
        [width * 0.74, height * 0.54],
        [width * 1.2, height],
      ],
    },
    box('print-magenta', 0, height - 0.14, width, 0.14),
  ],
  /** Half rounds on magenta. */
  halves: (width, height) => [
    ...ground('print-magenta')(width, height),
    { tint: 'print-yellow', ring: arc(width * 0.5, height * 0.5, 0.36, 0.5, 1) },
    { tint: 'print-white', ring: arc(width * 0.5, height * 0.5, 0.36, 0, 0.5) },
    box('print-ink', 0, height * 0.5 - 0.02, width, 0.04),
  ],
  /** Upright bars. */
  bars: (width, height) => {
    const tints: readonly Tint[] = ['print-deep', 'print-cyan', 'pale-cyan', 'print-yellow', 'print-magenta'];
    const shares = [0.34, 0.24, 0.14, 0.1, 0.18];
    const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, share) => sum + share, 0));
    return shares.map((share, index) =>
      box(tints[index] ?? 'print-white', (starts[index] ?? 0) * width, 0, share * width, height),
    );
  },
  /** Circles around a centre. */
  rings: (width, height) => [
    ...ground('print-yellow')(width, height),
    disc('print-magenta', width * 0.5, height * 0.5, 0.44),
    disc('print-white', width * 0.5, height * 0.5, 0.33),
    disc('print-cyan', width * 0.5, height * 0.5, 0.22),
    disc('print-deep', width * 0.5, height * 0.5, 0.11),
  ],
  /** Waves under a pale sky. */
  waves: (width, height) => [
    ...ground('pale-yellow')(width, height),
    disc('print-magenta', width * 0.24, height * 0.3, 0.17),
    wave('print-cyan', height * 0.5, 0.07, width, height),
    wave('print-deep', height * 0.7, 0.09, width, height),
  ],
  /** Blocks that rise from left to right. */
  steps: (width, height) => {
    const tints: readonly Tint[] = ['print-yellow', 'print-magenta', 'print-cyan', 'print-deep'];
    const blocks = tints.map((tint, index) =>
      box(tint, (index * width) / 4, height * (0.72 - index * 0.18), width / 4, height * (0.28 + index * 0.18)),
    );
    return [...ground('print-white')(width, height), ...blocks];
  },
  /** A diamond on crossing fields. */
  diamond: (width, height) => [
    ...ground('print-deep')(width, height),
    box('print-cyan', 0, height * 0.5, width, height * 0.5),
    {
      tint: 'print-white',
      ring: [
        [width * 0.5 - 0.42, height * 0.5],
        [width * 0.5, height * 0.5 - 0.42],
        [width * 0.5 + 0.42, height * 0.5],
        [width * 0.5, height * 0.5 + 0.42],
      ],
    },
    disc('print-magenta', width * 0.5, height * 0.5, 0.2),
  ],
  /** Pale fields, so that hems, seams and grommets stay visible. */
  pale: (width, height) => [
    ...ground('pale-cyan')(width, height),
    slant('pale-yellow', width * 0.5 + height * 0.5 + 0.1, width + height, height),
    disc('pale-magenta', width * 0.5, height * 0.5, 0.3),
  ],
  /** Nothing printed. */
  blank: ground('print-white'),
  /** Printed black all over. */
  black: ground('print-ink'),
} as const satisfies Readonly<Record<string, Layout>>;

/** An abstract print: colour fields, no text. */
export type Design = keyof typeof layouts;

/** The prints that products may be shown with. */
export const motifs = [
  ...(['sunrise', 'bands', 'quarters', 'hills', 'halves', 'bars', 'rings', 'waves', 'steps', 'diamond'] as const),
] satisfies readonly Design[];

export type Motif = (typeof motifs)[number];

function quarters(width: number, height: number): Field[] {
  const across = Math.max(1, Math.round(width * 2));
  const down = Math.max(1, Math.round(height * 2));
  const [cw, ch] = [width / across, height / down];
  const tints: readonly Tint[] = ['print-cyan', 'print-magenta', 'print-deep', 'print-yellow'];
  const shown = range(Math.min(across * down, 48));
  return [
    ...ground('print-white')(width, height),
    ...shown.map((index): Field => {
      const [column, row] = [index % across, Math.floor(index / across)];
      const turn = (column + row * 3) % 4;
      const corner: Point = [(column + (turn === 1 || turn === 2 ? 1 : 0)) * cw, (row + (turn > 1 ? 1 : 0)) * ch];
      const curve = arc(0, 0, 1, turn / 4, turn / 4 + 0.25).map(([x, y]): Point => [
        corner[0] + x * cw,
        corner[1] + y * ch,
      ]);
      return { tint: tints[(column * 2 + row + Math.floor(column / 2)) % 4] ?? 'print-cyan', ring: [corner, ...curve] };
    }),
  ];
}

/** The background colour of a print. */
export function groundOf(design: Design): Tint {
  return layouts[design](1, 1)[0]?.tint ?? 'print-white';
}

/**
 * Draws a print on a surface. `aspect` is width over height of the flat piece; `steps` bends long edges along a surface
 * that is not flat.
 */
export function printed(design: Design, aspect: number, surface: Surface, steps = 1): SvgNode[] {
  const [width, height] = aspect >= 1 ? [aspect, 1] : [1, 1 / aspect];
  const fields: readonly Field[] = layouts[design](width, height);
  return fields.flatMap(({ tint, ring }) => {
    const inside = clipped(ring, width, height);
    if (inside.length < 3) return [];
    const next = (index: number) => inside[(index + 1) % inside.length] ?? inside[0] ?? [0, 0];
    const bent = steps === 1 ? inside : inside.flatMap((point, index) => divided(point, next(index), steps));
    return [path(through(simplified(bent.map(([x, y]) => surface(x / width, y / height)))), flat(tint))];
  });
}

function divided(from: Point, to: Point, steps: number): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(1, Math.ceil(Math.min(1, length) * steps));
  return range(count).map((step) => lerp(from, to, step / count));
}

/** A flat, upright piece. */
export const upright =
  (x: number, y: number, width: number, height: number): Surface =>
  (u, v) => [x + u * width, y + v * height];

/** The print on a flat, upright piece. */
export function printedRect(design: Design, x: number, y: number, width: number, height: number): SvgNode[] {
  return printed(design, width / height, upright(x, y, width, height));
}

/** A piece between four corners (top left, top right, bottom right, bottom left). */
export const between =
  (corners: readonly [Point, Point, Point, Point]): Surface =>
  (u, v) =>
    lerp(lerp(corners[0], corners[1], u), lerp(corners[3], corners[2], u), v);

/** The print cut to an ellipse. */
export function printedDisc(design: Design, cx: number, cy: number, rx: number, ry = rx): SvgNode[] {
  const cut: Surface = (u, v) => {
    const across = Math.sqrt(Math.max(0, 1 - (v * 2 - 1) ** 2));
    return [cx + clamp(u * 2 - 1, -across, across) * rx, cy + (v * 2 - 1) * ry];
  };
  return [ellipse(cx, cy, rx, ry, flat(groundOf(design))), ...printed(design, 1, cut, 48)];
}
