/** CIE L*a*b* under D65. */
export type Lab = readonly [l: number, a: number, b: number];

// Called for every pixel: local names are faster than members of a global object.
const { PI, abs, atan2, cbrt, cos, exp, hypot, sin, sqrt } = Math;
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const DEGREE = PI / 180;
const POW25_7 = 25 ** 7;

/** The colour of the sRGB pixel at an offset. */
export function toLab(data: Uint8Array, at: number): Lab {
  const [r = 0, g = 0, b = 0] = [LINEAR[data[at] ?? 0], LINEAR[data[at + 1] ?? 0], LINEAR[data[at + 2] ?? 0]];
  const x = compress((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = compress(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = compress((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function compress(share: number): number {
  return share > 216 / 24389 ? cbrt(share) : ((24389 / 27) * share + 16) / 116;
}

/**
 * ΔE00 (CIEDE2000) of two colours with kL = 2: lightness counts half, because profiles of ink on paper darken all colours
 * alike, which nobody sees without a comparison.
 */
export function colourDifference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const meanChroma7 = ((hypot(a1, b1) + hypot(a2, b2)) / 2) ** 7;
  const g = 0.5 * (1 - sqrt(meanChroma7 / (meanChroma7 + POW25_7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [hypot(p1, b1), hypot(p2, b2)];
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  const isGrey = c1 * c2 === 0;
  const turn = h2 - h1;
  const hueStep = isGrey ? 0 : turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
  const dH = 2 * sqrt(c1 * c2) * sin((hueStep / 2) * DEGREE);
  const sum = h1 + h2;
  const h = isGrey || abs(turn) <= 180 ? (isGrey ? sum : sum / 2) : sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
  const t =
    1 -
    0.17 * cos((h - 30) * DEGREE) +
    0.24 * cos(2 * h * DEGREE) +
    0.32 * cos((3 * h + 6) * DEGREE) -
    0.2 * cos((4 * h - 63) * DEGREE);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const sl = 1 + (0.015 * (l - 50) ** 2) / sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rotation = -2 * sqrt(c ** 7 / (c ** 7 + POW25_7)) * sin(60 * exp(-(((h - 275) / 25) ** 2)) * DEGREE);
  const [dl, dc, dh] = [(l2 - l1) / (2 * sl), (c2 - c1) / sc, dH / sh];
  return sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh);
}

function hue(a: number, b: number): number {
  const degrees = atan2(b, a) / DEGREE;
  return degrees < 0 ? degrees + 360 : degrees;
}
