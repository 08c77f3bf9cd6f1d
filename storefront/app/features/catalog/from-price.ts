import type { MoneyView } from '@shop/contract';

export type Per = 'm2' | 'ft2' | 'piece';

export interface FromPrice {
  money: MoneyView;
  per: Per;
}

interface Rate {
  currency: string;
  digits: number;
  /** The currency's units per CNY as a decimal string. */
  perCny: string;
}

const FT2_IN_M2 = 0.09290304;

/**
 * The lowest factory price (in fen) in the visitor's currency and unit of area. It is approximate, so floating-point
 * arithmetic is acceptable; quotes are exact.
 */
export function toFromPrice(fen: number, per: 'm2' | 'piece', rate: Rate, unit: number): FromPrice {
  const imperial = per === 'm2' && unit <= 1;
  const share = imperial ? FT2_IN_M2 : 1;
  const amount = Math.round((fen / 100) * Number(rate.perCny) * 10 ** rate.digits * share);
  return { money: { currency: rate.currency, amount }, per: imperial ? 'ft2' : per };
}
