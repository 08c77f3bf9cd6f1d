import { Ratio } from '@shop/money';

import type { Currency, PaymentMethod } from './tariff';

const HUNDRED = Ratio.of(100);

/** How the customer pays: `fixed` is what the payment service keeps of each payment, in minor units of the currency. */
export interface Payment {
  readonly currency: Currency;
  readonly method: PaymentMethod;
  readonly fixed: Ratio;
}

/** The adjusted quote in whole minor units of the customer's currency. */
export interface Adjusted {
  readonly lines: readonly bigint[];
  /** Before the discount. */
  readonly product: bigint;
  /** What a coupon takes off the product price; absent without one. */
  readonly discount?: bigint;
  readonly shippingFirst: bigint;
  readonly shippingNext: bigint;
  readonly subtotal: bigint;
  readonly exchangeFee: bigint;
  readonly remittanceFee: bigint;
  readonly total: bigint;
}

/**
 * Each part is rounded on its own, every sum is of rounded parts: what is shown adds up. A discount is rounded once for the
 * whole order, and fees are on the price that it lowered.
 */
export function adjust(
  { currency, method, fixed }: Payment,
  linesFen: readonly bigint[],
  firstFen: bigint,
  nextFen: bigint,
  percentOff?: number,
): Adjusted {
  const lines = linesFen.map((fen) => convert(currency, fen));
  const product = lines.reduce((sum, line) => sum + line, 0n);
  const shippingFirst = convert(currency, firstFen);
  const shippingNext = convert(currency, nextFen);
  const discount = percentOff === undefined ? undefined : discountOn(product, percentOff);
  const subtotal = product - (discount ?? 0n) + shippingFirst + shippingNext;
  const exchangeFee = Ratio.of(subtotal).times(currency.exchangeRate).round();
  const base = subtotal + exchangeFee;
  const total = Ratio.of(base).plus(fixed).over(method.share).ceil();
  return {
    lines,
    product,
    ...(discount !== undefined && { discount }),
    shippingFirst,
    shippingNext,
    subtotal,
    exchangeFee,
    remittanceFee: total - base,
    total,
  };
}

/** Throws on what is no whole percentage from 1 to 99. */
function discountOn(product: bigint, percentOff: number): bigint {
  if (!Number.isInteger(percentOff) || percentOff < 1 || percentOff > 99)
    throw new RangeError(`not a percentage: ${percentOff}`);
  return Ratio.of(product).times(Ratio.of(percentOff)).over(HUNDRED).round();
}

/** Whole minor units of the currency for so many fen. */
export function convert(currency: Currency, fen: bigint): bigint {
  return Ratio.of(fen).times(currency.perFen).round();
}
