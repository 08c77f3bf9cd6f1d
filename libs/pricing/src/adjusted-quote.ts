import { Ratio } from '@shop/money';

import type { Currency, PaymentMethod } from './tariff';

const HUNDRED = Ratio.of(100);

/** How the customer pays; `fixed` is the payment service's fixed fee per payment, in minor units of the currency. */
export interface PaymentTerms {
  readonly currency: Currency;
  readonly method: PaymentMethod;
  readonly fixed: Ratio;
}

/** The adjusted quote in whole minor units of the customer's currency. */
export interface AdjustedQuote {
  readonly lines: readonly bigint[];
  /** Before the discount. */
  readonly product: bigint;
  /** A coupon's discount on the product price; absent without a coupon. */
  readonly discount?: bigint;
  readonly shippingFirst: bigint;
  readonly shippingNext: bigint;
  readonly subtotal: bigint;
  readonly exchangeFee: bigint;
  readonly remittanceFee: bigint;
  readonly total: bigint;
}

/**
 * Converts a factory price into the customer's currency and adds the fees. Each part is rounded on its own and every sum is
 * a sum of rounded parts, so the amounts shown add up. A discount is rounded once per order and lowers the fees too.
 *
 * @throws RangeError if `percentOff` is not a whole percentage from 1 to 99.
 */
export function adjustQuote(
  { currency, method, fixed }: PaymentTerms,
  linesFen: readonly bigint[],
  firstFen: bigint,
  nextFen: bigint,
  percentOff?: number,
): AdjustedQuote {
  const lines = linesFen.map((fen) => convertFen(currency, fen));
  const product = lines.reduce((sum, line) => sum + line, 0n);
  const shippingFirst = convertFen(currency, firstFen);
  const shippingNext = convertFen(currency, nextFen);
  const discount = percentOff === undefined ? undefined : calculateDiscount(product, percentOff);
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

function calculateDiscount(product: bigint, percentOff: number): bigint {
  if (!Number.isInteger(percentOff) || percentOff < 1 || percentOff > 99)
    throw new RangeError(`not a percentage: ${percentOff}`);
  return Ratio.of(product).times(Ratio.of(percentOff)).over(HUNDRED).round();
}

/** Converts fen into whole minor units of the currency. */
export function convertFen(currency: Currency, fen: bigint): bigint {
  return Ratio.of(fen).times(currency.perFen).round();
}
