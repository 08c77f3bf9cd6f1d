import type { AdjustedQuote } from './adjusted-quote';
import { calculate, calculateLine, type Calculation, type LinePricer } from './calculate';
import { priceNegotiatedLine } from './negotiated-line';
import { fail, PricingError, type PricingFailure } from './pricing-error';
import { toOriginalLine, type OriginalLine } from './quote-line';
import type { QuoteRequest } from './request';
import type { Tariff } from './tariff';

/** A quote in whole fen and minor units; the parts shown add up to the totals shown. */
export interface Quote {
  /** The factory price in CNY, EXW. */
  readonly original: { readonly lines: readonly OriginalLine[]; readonly productFen: number };
  readonly weight: {
    readonly actualGrams: number;
    readonly volumetricGrams: number;
    readonly chargeableGrams: number;
    readonly parcels: number;
    /** Grams that can be added before shipping costs more. */
    readonly gramsToNextStep: number;
  };
  readonly shippingFen: { readonly first: number; readonly next: number };
  /** What the customer pays, in minor units of `currency`. */
  readonly adjusted: { readonly currency: string } & AdjustedQuote;
  /** Whether any line is large enough for a quote from staff. */
  readonly bulk: boolean;
}

/** `calculation` is the input of `buildFormula`; it is never stored. */
export type QuoteResult =
  { readonly ok: true; readonly quote: Quote; readonly calculation: Calculation } | PricingFailure;

/**
 * Prices a cart, or returns its first error in the documented checking order. Accepts any values in `request`.
 *
 * @throws RangeError if `percentOff`, which never comes from a client, is not a whole percentage from 1 to 99.
 */
export function quote(tariff: Tariff, request: QuoteRequest): QuoteResult {
  return quoteWith(calculateLine, tariff, request);
}

/**
 * As `quote`, at prices that staff set, with the tariff's shipping, exchange rates and fees; `lines` are
 * `NegotiatedLine`s.
 */
export function quoteNegotiated(tariff: Tariff, request: QuoteRequest): QuoteResult {
  return quoteWith(priceNegotiatedLine, tariff, request);
}

function quoteWith(pricer: LinePricer, tariff: Tariff, request: QuoteRequest): QuoteResult {
  const calculation = calculate(tariff, request, pricer);
  if (calculation instanceof PricingError) return fail(calculation);
  const result = toQuote(calculation);
  if (!isExact(result)) {
    return fail(new PricingError('quantity_out_of_range', 'quantity', calculation.lines.length - 1));
  }
  return { ok: true, quote: result, calculation };
}

function toQuote({ lines, productFen, shippingCharge: charge, payment, adjusted }: Calculation): Quote {
  return {
    original: { lines: lines.map(toOriginalLine), productFen },
    weight: {
      actualGrams: charge.actualGrams,
      volumetricGrams: charge.volumetricGrams,
      chargeableGrams: charge.chargeableGrams,
      parcels: charge.parcelCount,
      gramsToNextStep: charge.gramsToNextStep,
    },
    shippingFen: { first: charge.firstFen, next: charge.nextFen },
    adjusted: { currency: payment.currency.code, ...adjusted },
    bulk: lines.some(({ bulk }) => bulk),
  };
}

/** Whether all sums are safe integers; then all their parts are. */
const isExact = ({ original, weight, shippingFen, adjusted }: Quote): boolean =>
  [
    original.productFen,
    weight.chargeableGrams,
    shippingFen.first,
    shippingFen.next,
    adjusted.product,
    adjusted.total,
  ].every(Number.isSafeInteger);
