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
  readonly lines: readonly number[];
  /** Before the discount. */
  readonly product: number;
  /** A coupon's discount on the product price; absent without a coupon. */
  readonly discount?: number;
  readonly shippingFirst: number;
  readonly shippingNext: number;
  readonly subtotal: number;
  readonly exchangeFee: number;
  readonly remittanceFee: number;
  readonly total: number;
}

/**
 * Converts a factory price into the customer's currency and adds the fees. Each part is rounded on its own and every sum is
 * a sum of rounded parts, so the amounts shown add up. A discount is rounded once per order and lowers the fees too.
 *
 * @throws RangeError if `percentOff` is not a whole percentage from 1 to 99.
 */
export function adjustQuote(
  { currency, method, fixed }: PaymentTerms,
  linesFen: readonly number[],
  firstFen: number,
  nextFen: number,
  percentOff?: number,
): AdjustedQuote {
  const lines = linesFen.map((fen) => convertFen(currency, fen));
  const product = lines.reduce((sum, line) => sum + line, 0);
  const shippingFirst = convertFen(currency, firstFen);
  const shippingNext = convertFen(currency, nextFen);
  const discount = percentOff === undefined ? undefined : calculateDiscount(product, percentOff);
  const subtotal = product - (discount ?? 0) + shippingFirst + shippingNext;
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

function calculateDiscount(product: number, percentOff: number): number {
  if (!Number.isInteger(percentOff) || percentOff < 1 || percentOff > 99)
    throw new RangeError(`not a percentage: ${percentOff}`);
  return Ratio.of(product).times(Ratio.of(percentOff)).over(HUNDRED).round();
}

/** Converts fen into whole minor units of the currency. */
export function convertFen(currency: Currency, fen: number): number {
  return Ratio.of(fen).times(currency.perFen).round();
}
