import { adjustQuote, type AdjustedQuote, type PaymentTerms } from './adjusted-quote';
import { checkLine, type CheckedLine } from './check-line';
import { priceLine, type PricedLine } from './price-line';
import { PricingError } from './pricing-error';
import type { LineRequest, NegotiatedLine, PriceList, QuoteRequest } from './request';
import { calculateShippingCharge, findZone, type Load, type ShippingCharge } from './shipping';
import { totalOf } from './sum';
import type { ShippingService, Tariff } from './tariff';

/** The exact numbers behind a quote and its formula. */
export interface Calculation {
  readonly lines: readonly PricedLine[];
  readonly productFen: number;
  readonly shippingCharge: ShippingCharge;
  readonly payment: PaymentTerms;
  readonly adjusted: AdjustedQuote;
  /** Whole percent of a coupon. */
  readonly percentOff?: number | undefined;
}

/** Prices one line, at the tariff's price or at a negotiated one. */
export type LinePricer = (
  tariff: Tariff,
  line: LineRequest & NegotiatedLine,
  priceList: PriceList,
) => PricedLine | PricingError;

/** Checks in the order lines present → currency → payment method → both together → each line in turn → shipping. */
export function calculate(tariff: Tariff, request: QuoteRequest, pricer: LinePricer): Calculation | PricingError {
  if (!Array.isArray(request?.lines) || request.lines.length === 0) return new PricingError('empty_cart');
  const payment = findPaymentTerms(tariff, request);
  if (payment instanceof PricingError) return payment;
  const lines = calculateLines(tariff, request.lines, request.priceList, pricer);
  if (lines instanceof PricingError) return lines;
  const shippingCharge = calculateShipping(tariff, request, lines);
  if (shippingCharge instanceof PricingError) return shippingCharge;
  const adjusted = adjustQuote(
    payment,
    lines.map(({ fen }) => fen),
    shippingCharge.firstFen,
    shippingCharge.nextFen,
    request.percentOff,
  );
  return {
    lines,
    productFen: lines.reduce((sum, { fen }) => sum + fen, 0),
    shippingCharge,
    payment,
    adjusted,
    percentOff: request.percentOff,
  };
}

/** The currency, payment method and fixed fee of a request. */
export function findPaymentTerms(
  tariff: Tariff,
  { currency: code, paymentMethod }: QuoteRequest,
): PaymentTerms | PricingError {
  const currency = tariff.currencies.get(code);
  if (!currency) return new PricingError('unknown_currency', 'currency');
  const method = tariff.paymentMethods.get(paymentMethod);
  if (!method) return new PricingError('unknown_payment_method', 'paymentMethod');
  const fixed = method.fixed.get(code);
  return fixed ? { currency, method, fixed } : new PricingError('currency_mismatch', 'currency');
}

/** Prices each line; the error is that of the first invalid one. */
export function calculateLines(
  tariff: Tariff,
  requests: readonly (LineRequest & NegotiatedLine)[],
  priceList: PriceList,
  pricer: LinePricer,
): PricedLine[] | PricingError {
  const lines: PricedLine[] = [];
  for (const [index, line] of requests.entries()) {
    const priced = pricer(tariff, line ?? {}, priceList);
    if (priced instanceof PricingError) return new PricingError(priced.code, priced.field, index);
    lines.push(priced);
  }
  return lines;
}

/**
 * Prices one line. Any price list but `reseller` is retail. A price or area past the safe integers is
 * `quantity_out_of_range`.
 */
export function calculateLine(
  tariff: Tariff,
  line: LineRequest,
  priceList: PriceList,
  check: typeof checkLine = checkLine,
): PricedLine | PricingError {
  const checked: CheckedLine | PricingError = check(tariff.products, line);
  if (checked instanceof PricingError) return checked;
  const priced = priceLine(checked, priceList === 'reseller' ? 'reseller' : 'retail');
  const isExact = Number.isSafeInteger(priced.fen) && Number.isSafeInteger(priced.area?.mm2 ?? 0);
  return isExact ? priced : new PricingError('quantity_out_of_range', 'quantity');
}

function calculateShipping(
  tariff: Tariff,
  request: QuoteRequest,
  lines: readonly PricedLine[],
): ShippingCharge | PricingError {
  const service = findShippingService(tariff, request);
  if (service instanceof PricingError) return service;
  return calculateShippingCharge(service, loadOf(lines)) ?? new PricingError('shipping_unavailable', 'shippingMethod');
}

/** The shipping service of the method in the country's zone. */
export function findShippingService(
  { shipping }: Tariff,
  { country, shippingMethod }: QuoteRequest,
): ShippingService | PricingError {
  const zone = findZone(shipping, country);
  if (zone instanceof PricingError) return zone;
  const service = shipping.services.get(shippingMethod)?.get(zone);
  return service ?? new PricingError('shipping_unavailable', 'shippingMethod');
}

/** The weight and volume of all lines together. */
export const loadOf = (lines: readonly PricedLine[]): Load => ({
  weight: totalOf(lines.map(({ weight }) => weight)),
  volume: totalOf(lines.map(({ volume }) => volume)),
});
