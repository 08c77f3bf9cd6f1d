import { Ratio } from '@shop/money';

import type { CheckedLine } from './check-line';
import type { PriceList } from './request';
import { factor, sum, totalOf, type Factor, type PriceComponent, type Sum, type Term } from './sum';

const MM2_PER_M2 = Ratio.parse('1e6');

/** A line at the factory price in fen, with the components of that price. */
export interface PricedLine {
  readonly area: BillableArea | undefined;
  readonly components: readonly PriceComponent[];
  readonly setupFen: number;
  readonly fen: number;
  /** Per piece; 0 without a finish that is priced per grommet. */
  readonly grommets: number;
  /** Per piece. */
  readonly seams: number;
  readonly bulk: boolean;
  /** Grams of the whole line, without packaging. */
  readonly weight: Sum;
  /** cm³ of the whole line. */
  readonly volume: Sum;
}

/** The billable area of a line of an area product: pieces times the area of one piece, which is at least `minimum`. */
export interface BillableArea {
  readonly sides: Term;
  readonly minimum: Factor;
  readonly pieces: Factor;
  readonly billed: Factor;
  readonly mm2: number;
}

/** Prices a valid line. The sum of the components is rounded once; `setupFen` is added after rounding. */
export function priceLine(line: CheckedLine, priceList: PriceList): PricedLine {
  const { product, piece, pieces, billed, finishes } = line;
  const grommets = finishes.some((finish) => finish.fenPerGrommet) ? piece.grommets : 0;
  const components = priceComponents(line, priceList);
  return {
    area: toBillableArea(line),
    components,
    setupFen: product.setupFen,
    fen: totalOf(components).round() + product.setupFen,
    grommets,
    seams: piece.seams,
    bulk: reaches(pieces, product.bulkPieces) || reaches(billed, product.bulkM2),
    weight: sum(
      [...piece.weight, ...finishes.map((finish) => [finish.gramsPerPiece])].map((term) => [pieces, ...term]),
    ),
    volume: sum(piece.volume.map((term) => [pieces, ...term])),
  };
}

function priceComponents(
  { piece, pieces, billed, tier, artworkFactor, finishes }: CheckedLine,
  priceList: PriceList,
): PriceComponent[] {
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

function toBillableArea({ product, piece, pieces, billed }: CheckedLine): BillableArea | undefined {
  if (product.kind !== 'area') return undefined;
  const mm2 = billed.value.times(MM2_PER_M2).round();
  return { sides: piece.sides, minimum: product.minBillable, pieces, billed, mm2 };
}

const reaches = ({ value }: Factor, threshold: Ratio | undefined): boolean =>
  threshold !== undefined && !value.isBelow(threshold);
