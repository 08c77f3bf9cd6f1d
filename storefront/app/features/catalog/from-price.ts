import type { MoneyView } from '@shop/contract';

export type Per = 'm2' | 'ft2' | 'piece';

export interface FromPrice {
  money: MoneyView;
  per: Per;
}

interface Rate {
  currency: string;
  digits: number;
  /** Units of the currency that one CNY buys, as a decimal string. */
  perCny: string;
}

const FT2_IN_M2 = 0.09290304;

/**
 * The lowest factory price in the reader's currency and unit of area. It only tells roughly what to expect, so it may
 * pass through a fraction; quotes never do.
 */
export function inReadersTerms(fen: number, per: 'm2' | 'piece', rate: Rate, unit: number): FromPrice {
  const imperial = per === 'm2' && unit <= 1;
  const share = imperial ? FT2_IN_M2 : 1;
  const amount = Math.round((fen / 100) * Number(rate.perCny) * 10 ** rate.digits * share);
  return { money: { currency: rate.currency, amount }, per: imperial ? 'ft2' : per };
}
