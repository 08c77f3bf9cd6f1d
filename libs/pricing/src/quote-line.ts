import { calculateLine } from './calculate';
import type { PricedLine } from './price-line';
import { fail, PricingError, type PricingFailure } from './pricing-error';
import type { LineRequest, PriceList } from './request';
import type { Tariff } from './tariff';

/**
 * A line at the factory price. Grommets (0 without a finish that has them) and seams are per piece, all else is per
 * line.
 */
export interface OriginalLine {
  readonly fen: number;
  readonly grommets: number;
  readonly seams: number;
  /** 0 for a unit product. */
  readonly billableMm2: number;
  readonly bulk: boolean;
}

export type LineResult = { readonly ok: true; readonly line: OriginalLine } | PricingFailure;

/** Prices one line at the factory price, independent of shipping and payment. The error has no line number. */
export function quoteLine(tariff: Tariff, request: LineRequest, priceList: PriceList): LineResult {
  const line = calculateLine(tariff, request, priceList);
  return line instanceof PricingError ? fail(line) : { ok: true, line: toOriginalLine(line) };
}

export function toOriginalLine({ area, fen, grommets, seams, bulk }: PricedLine): OriginalLine {
  return {
    fen,
    grommets,
    seams,
    billableMm2: area?.mm2 ?? 0,
    bulk,
  };
}
