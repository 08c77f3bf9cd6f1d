import { Ratio } from '@shop/money';
import type { Tariff } from './tariff';

/** What customs of a country charge for goods whose HS code begins with certain digits. */
export interface ImportDuty {
  readonly country: string;
  readonly hsPrefix: string;
  /** Percents are decimals, as `6.5`. */
  readonly dutyPercent: string;
  /** Of the value with the duty. */
  readonly taxPercent: string;
  /** Goods up to this value are free of duty; a decimal in units of its currency. */
  readonly threshold: string;
  readonly thresholdCurrency: string;
  /** Whether tax is charged for goods below the threshold too. */
  readonly taxedBelowThreshold: boolean;
  /** YYYY-MM-DD. */
  readonly validFrom: string;
}

/** The quoted amounts on which customs charge, in minor units of the quote's currency. */
export interface ImportedGoods {
  readonly currency: string;
  /** Of each line, before a discount. */
  readonly lines: readonly number[];
  readonly discount: number;
  /** Freight is part of the value on which duty and tax are charged. */
  readonly shipping: number;
}

/** Estimated costs on arrival, in minor units of the quote's currency. */
export interface ArrivalCosts {
  duty: number;
  tax: number;
  total: number;
  /** Since when the newest of the duties that it is made of is valid. */
  validFrom: string;
}

/**
 * The duty for an HS code on a day: of the longest prefix, the latest that is valid.
 * @param day YYYY-MM-DD
 */
export function findImportDuty(duties: readonly ImportDuty[], hsCode: string, day: string): ImportDuty | undefined {
  return duties
    .filter(({ hsPrefix, validFrom }) => hsCode.startsWith(hsPrefix) && validFrom <= day)
    .toSorted((a, b) => b.hsPrefix.length - a.hsPrefix.length || b.validFrom.localeCompare(a.validFrom))[0];
}

/**
 * Estimates duty and tax on arrival. Freight and discount are shared by the lines in proportion to their prices.
 * @param duties of each line, in the lines' order
 * @returns null if the duty of a line is not known, or the tariff has no rate for its threshold
 */
export function estimateArrivalCosts(
  currencies: Tariff['currencies'],
  { currency, lines, discount, shipping }: ImportedGoods,
  duties: readonly (ImportDuty | undefined)[],
): ArrivalCosts | null {
  const product = lines.reduce((sum, line) => sum + line, 0);
  const goods = product - discount;
  const known = duties.flatMap((found) => found ?? []);
  // Most quotes end here, before anything is calculated.
  if (product <= 0 || known.length < lines.length) return null;
  const share = Ratio.of(goods + shipping).over(Ratio.of(product));
  let [duty, tax, validFrom] = [Ratio.zero, Ratio.zero, ''];
  for (const [index, found] of known.entries()) {
    const threshold = convertThreshold(currencies, found, currency);
    if (!threshold) return null;
    const isBelow = !threshold.isBelow(Ratio.of(goods));
    const value = Ratio.of(lines[index] ?? 0).times(share);
    const dutyOfLine = isBelow ? Ratio.zero : value.times(percent(found.dutyPercent));
    duty = duty.plus(dutyOfLine);
    if (!isBelow || found.taxedBelowThreshold) tax = tax.plus(value.plus(dutyOfLine).times(percent(found.taxPercent)));
    if (found.validFrom > validFrom) validFrom = found.validFrom;
  }
  const [dutyMinor, taxMinor] = [duty.round(), tax.round()];
  return { duty: dutyMinor, tax: taxMinor, total: dutyMinor + taxMinor, validFrom };
}

const percent = (decimal: string) => Ratio.parse(decimal).over(Ratio.of(100));

/** A threshold in minor units of another currency; null if the tariff does not have both. */
function convertThreshold(
  currencies: Tariff['currencies'],
  { threshold, thresholdCurrency }: ImportDuty,
  currency: string,
): Ratio | null {
  const [from, to] = [currencies.get(thresholdCurrency), currencies.get(currency)];
  if (!from || !to) return null;
  return Ratio.parse(threshold).over(from.minorUnit).over(from.perFen).times(to.perFen);
}
