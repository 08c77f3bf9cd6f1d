import { Ratio } from '@shop/money';

import type { CheckedLine } from './check-line';
import { factor, sum, total, type Factor, type Part, type Sum, type Term } from './part';
import type { PriceList } from './request';

const MM2_PER_M2 = Ratio.parse('1e6');

/** A line at the factory's price, with what it was reckoned from. */
export interface PricedLine {
  readonly area: BilledArea | undefined;
  readonly parts: readonly Part[];
  readonly setupFen: bigint;
  readonly fen: bigint;
  /** Per piece; 0 without a finish that has them. */
  readonly grommets: bigint;
  /** Per piece. */
  readonly seams: bigint;
  readonly bulk: boolean;
  /** Grams of the whole line, without packaging. */
  readonly weight: Sum;
  /** cm³ of the whole line. */
  readonly volume: Sum;
}

/** What a line of an area product is billed for: its pieces' area, each at least so many m². */
export interface BilledArea {
  readonly sides: Term;
  readonly least: Factor;
  readonly pieces: Factor;
  readonly billed: Factor;
  readonly mm2: bigint;
}

/** Rounds once, the sum of the parts. */
export function priceLine(line: CheckedLine, priceList: PriceList): PricedLine {
  const { product, piece, pieces, billed, finishes } = line;
  const grommets = finishes.some((finish) => finish.fenPerGrommet) ? piece.grommets : 0n;
  const parts = partsOf(line, priceList);
  return {
    area: areaOf(line),
    parts,
    setupFen: product.setupFen,
    fen: total(parts).round() + product.setupFen,
    grommets,
    seams: piece.seams,
    bulk: reaches(pieces, product.bulkPieces) || reaches(billed, product.bulkM2),
    weight: sum(
      [...piece.weight, ...finishes.map((finish) => [finish.gramsPerPiece])].map((term) => [pieces, ...term]),
    ),
    volume: sum(piece.volume.map((term) => [pieces, ...term])),
  };
}

function partsOf({ piece, pieces, billed, tier, artworkFactor, finishes }: CheckedLine, priceList: PriceList): Part[] {
  const seams = factor(Ratio.of(piece.seams));
  const grommets = factor(Ratio.of(piece.grommets));
  return [
    { label: 'material', ...sum([[billed, tier[priceList], artworkFactor]]) },
    { label: 'seams', ...sum([[seams, ...piece.seam, pieces]]) },
    ...finishes.map((finish) => ({
      label: finish.label,
      ...sum([
        [piece.perimeter, pieces, finish.fenPerMetre],
        [grommets, pieces, finish.fenPerGrommet],
        [pieces, finish.fenPerPiece],
        [billed, finish.fenPerM2],
      ]),
    })),
  ];
}

function areaOf({ product, piece, pieces, billed }: CheckedLine): BilledArea | undefined {
  if (product.kind !== 'area') return undefined;
  const mm2 = billed.value.times(MM2_PER_M2).round();
  return { sides: piece.sides, least: product.minBillable, pieces, billed, mm2 };
}

const reaches = ({ value }: Factor, threshold: Ratio | undefined): boolean =>
  threshold !== undefined && !value.isBelow(threshold);
