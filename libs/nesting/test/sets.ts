import type { Job } from '../src/index';

/** The width of the roll for which the sets are made. */
export const ROLL_MM = 3200;

/** A job of one piece. */
export const toJob = (widthMm: number, heightMm: number, index: number): Job => ({
  id: `${index}`,
  copies: 1,
  widthMm,
  heightMm,
  canRotate: true,
});

/** Sizes in mm that banners usually have. */
const USUAL_SIZES: readonly (readonly [number, number])[] = [
  [3000, 1000],
  [2000, 1000],
  [6000, 1000],
  [1500, 1000],
  [1000, 1000],
  [2000, 800],
  [800, 1800],
  [850, 2000],
  [1200, 600],
  [4000, 1000],
  [2500, 1250],
  [3000, 1500],
  [5000, 1200],
  [900, 600],
  [1200, 2400],
  [600, 1600],
  [3000, 2000],
];

/** Jobs of usual sizes. */
export function usualBanners(count: number, random: () => number): Job[] {
  return Array.from({ length: count }, (_, index) => {
    const [width, height] = USUAL_SIZES[Math.floor(random() * USUAL_SIZES.length)] ?? [1000, 1000];
    return toJob(width, height, index);
  });
}

type Size = readonly [number, number];

/** A rectangle as wide as the roll, cut into pieces again and again, the largest piece first. */
export function zeroWaste(
  count: number,
  random: () => number,
  cut: (size: Size, left: number, random: () => number) => readonly Size[],
): { jobs: Job[]; lengthMm: number } {
  const lengthMm = Math.round(ROLL_MM * (0.8 + random()));
  const pieces: Size[] = [[ROLL_MM, lengthMm]];
  while (pieces.length < count) {
    pieces.sort((a, b) => a[0] * a[1] - b[0] * b[1]);
    pieces.push(...cut(pieces.pop() ?? [0, 0], count - pieces.length, random));
  }
  return { jobs: pieces.map(([width, height], index) => toJob(width, height, index)), lengthMm };
}

/** Cuts a piece in two. */
export function cutStraight([width, height]: Size, _left: number, random: () => number): readonly Size[] {
  const share = 0.25 + random() / 2;
  const [across, down] = [Math.round(width * share), Math.round(height * share)];
  if (random() < width / (width + height))
    return [
      [across, height],
      [width - across, height],
    ];
  return [
    [width, down],
    [width, height - down],
  ];
}

/** Cuts four pieces around a fifth, which no straight cut separates, or two where not so many are left. */
export function cutPinwheel(size: Size, left: number, random: () => number): readonly Size[] {
  if (left < 5 || random() > 0.6) return cutStraight(size, left, random);
  const [width, height] = size;
  const between = (from: number, to: number) => Math.round(from + (to - from) * random());
  const [x1, x2] = [between(width * 0.2, width * 0.45), between(width * 0.55, width * 0.8)];
  const [y1, y2] = [between(height * 0.2, height * 0.45), between(height * 0.55, height * 0.8)];
  return [
    [x2, y1],
    [width - x2, y2],
    [width - x1, height - y2],
    [x1, height - y1],
    [x2 - x1, y2 - y1],
  ];
}
