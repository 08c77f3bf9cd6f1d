import { adjustQuote, convertFen } from './adjusted-quote';
import { calculateLine, calculateLines, findPaymentTerms, findShippingService, loadOf } from './calculate';
import { fail, PricingError, type PricingFailure } from './pricing-error';
import type { QuoteRequest } from './request';
import { calculateShippingCharge } from './shipping';
import type { Tariff } from './tariff';

/** The price of one item in minor units of the customer's currency. */
export interface ItemPrice {
  /** Without shipping and fees. */
  readonly product: number;
  /** Delivered; null if the item is too heavy for the shipping method. */
  readonly total: number | null;
}

export type ItemPricesResult = { readonly ok: true; readonly prices: readonly ItemPrice[] } | PricingFailure;

/**
 * Prices each line as a quote of its own, without the steps of the calculation. The errors are those of `quote`, except
 * that an item which is too heavy for the shipping method has no total. A coupon is ignored.
 */
export function itemPrices(tariff: Tariff, request: QuoteRequest): ItemPricesResult {
  if (!Array.isArray(request?.lines) || request.lines.length === 0) return fail(new PricingError('empty_cart'));
  const payment = findPaymentTerms(tariff, request);
  if (payment instanceof PricingError) return fail(payment);
  const lines = calculateLines(tariff, request.lines, request.priceList, calculateLine);
  if (lines instanceof PricingError) return fail(lines);
  const service = findShippingService(tariff, request);
  if (service instanceof PricingError) return fail(service);
  const prices = lines.map((line): ItemPrice => {
    const charge = calculateShippingCharge(service, loadOf([line]));
    if (!charge) return { product: convertFen(payment.currency, line.fen), total: null };
    const { product, total } = adjustQuote(payment, [line.fen], charge.firstFen, charge.nextFen);
    return { product, total };
  });
  const inexact = prices.findIndex(({ product, total }) => ![product, total ?? 0].every(Number.isSafeInteger));
  if (inexact >= 0) return fail(new PricingError('quantity_out_of_range', 'quantity', inexact));
  return { ok: true, prices };
}
