import type { PricedLine } from './line';
import { reckonLine } from './reckon';
import { refuse, Refusal, type PricingRefusal } from './refusal';
import type { LineRequest, PriceList } from './request';
import type { Tariff } from './tariff';

/** Grommets (0 without a finish that has them) and seams are per piece, the rest is of the whole line. */
export interface OriginalLine {
  readonly fen: number;
  readonly grommets: number;
  readonly seams: number;
  /** 0 for a unit product. */
  readonly billableMm2: number;
  readonly bulk: boolean;
}

export type LineResult = { readonly ok: true; readonly line: OriginalLine } | PricingRefusal;

/** Prices one line at the factory's price, wherever it ships and however it is paid; its refusal names no line. */
export function quoteLine(tariff: Tariff, request: LineRequest, priceList: PriceList): LineResult {
  const line = reckonLine(tariff, request, priceList);
  return line instanceof Refusal ? refuse(line) : { ok: true, line: showLine(line) };
}

export function showLine({ area, fen, grommets, seams, bulk }: PricedLine): OriginalLine {
  return {
    fen: Number(fen),
    grommets: Number(grommets),
    seams: Number(seams),
    billableMm2: Number(area?.mm2 ?? 0n),
    bulk,
  };
}
