import { Ratio } from '@shop/money';

import type { Currency, PaymentMethod } from './tariff';

/** How the customer pays: `fixed` is what the payment service keeps of each payment, in minor units of the currency. */
export interface Payment {
  readonly currency: Currency;
  readonly method: PaymentMethod;
  readonly fixed: Ratio;
}

/** The adjusted quote in whole minor units of the customer's currency. */
export interface Adjusted {
  readonly lines: readonly bigint[];
  readonly product: bigint;
  readonly shippingFirst: bigint;
  readonly shippingNext: bigint;
  readonly subtotal: bigint;
  readonly exchangeFee: bigint;
  readonly remittanceFee: bigint;
  readonly total: bigint;
}

/** Each part is rounded on its own, every sum is of rounded parts: what is shown adds up. */
export function adjust(
  { currency, method, fixed }: Payment,
  linesFen: readonly bigint[],
  firstFen: bigint,
  nextFen: bigint,
): Adjusted {
  const lines = linesFen.map((fen) => convert(currency, fen));
  const product = lines.reduce((sum, line) => sum + line, 0n);
  const shippingFirst = convert(currency, firstFen);
  const shippingNext = convert(currency, nextFen);
  const subtotal = product + shippingFirst + shippingNext;
  const exchangeFee = Ratio.of(subtotal).times(currency.exchangeRate).round();
  const base = subtotal + exchangeFee;
  const total = Ratio.of(base).plus(fixed).over(method.share).ceil();
  return { lines, product, shippingFirst, shippingNext, subtotal, exchangeFee, remittanceFee: total - base, total };
}

/** Whole minor units of the currency for so many fen. */
export function convert(currency: Currency, fen: bigint): bigint {
  return Ratio.of(fen).times(currency.perFen).round();
}
