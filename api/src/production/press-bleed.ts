import type { BleedFill, ProductionItemView } from '@shop/contract';

/** Left, bottom, width and height in points. */
type Box = readonly [x: number, y: number, width: number, height: number];

/** So much of the artwork's edge is stretched over the bleed. */
const STRETCHED_MM = 0.5;
const TOLERANCE_MM = 0.1;

/** A part of the bleed: which part of the artwork it shows, and the matrix that moves it there. */
interface BleedPart {
  matrix: number[];
  source: [x: number, y: number, width: number, height: number];
}

/** What is printed in the bleed of an item: what the factory chooses, else what the customer has chosen. */
export const bleedOf = ({ view }: { view: Pick<ProductionItemView, 'bleed'> }, chosen?: BleedFill): BleedFill =>
  chosen ?? view.bleed ?? 'white';

/** In one direction: `position = factor * source + offset`. */
interface Span {
  factor: number;
  offset: number;
  from: number;
  size: number;
}

/**
 * The parts of the bleed that artwork does not reach, up to four sides and four corners.
 * @param covers - what the artwork covers
 * @param scale - points for a mm of the piece
 */
export function bleedParts(covers: Box, bleed: Box, fill: BleedFill, scale: number): BleedPart[] {
  if (fill === 'white') return [];
  const [x, y, width, height] = covers;
  const across = spans([x, width], [bleed[0], bleed[2]], fill, scale);
  const along = spans([y, height], [bleed[1], bleed[3]], fill, scale);
  return across
    .flatMap((a) => along.map((b) => [a, b] as const))
    .slice(1)
    .map(([a, b]) => ({
      matrix: [a.factor, 0, 0, b.factor, a.offset, b.offset],
      source: [a.from, b.from, a.size, b.size],
    }));
}

/**
 * The artwork itself, then each of its edges that ends before the bleed, mirrored outwards. A strip narrower than the gap is
 * stretched to fill it.
 */
function spans(
  [from, size]: readonly [number, number],
  [bleedFrom, bleedSize]: readonly [number, number],
  fill: BleedFill,
  scale: number,
): Span[] {
  const end = from + size;
  const sides = [
    { edge: from, gap: from - bleedFrom, isEnd: false },
    { edge: end, gap: bleedFrom + bleedSize - end, isEnd: true },
  ].filter(({ gap }) => gap > TOLERANCE_MM * scale);
  const edges = sides.map(({ edge, gap, isEnd }): Span => {
    const depth = Math.min(fill === 'stretched' ? STRETCHED_MM * scale : gap, size);
    const factor = gap / depth;
    return { factor: -factor, offset: edge * (1 + factor), from: isEnd ? edge - depth : edge, size: depth };
  });
  return [{ factor: 1, offset: 0, from, size }, ...edges];
}
