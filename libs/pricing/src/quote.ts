import { agreedLine } from './agreed-line';
import { showLine, type OriginalLine } from './quote-line';
import { reckon, reckonLine, type LinePricer, type Reckoning } from './reckon';
import { refuse, Refusal, type PricingRefusal } from './refusal';
import type { QuoteRequest } from './request';
import type { Tariff } from './tariff';

/** Fen and minor units are whole; every part shown adds up to the sum shown. */
export interface Quote {
  /** The factory's price in CNY, EXW. */
  readonly original: { readonly lines: readonly OriginalLine[]; readonly productFen: number };
  readonly weight: {
    readonly actualGrams: number;
    readonly volumetricGrams: number;
    readonly chargeableGrams: number;
    readonly parcels: number;
    /** How many grams may be added before shipping costs more. */
    readonly gramsToNextStep: number;
  };
  readonly shippingFen: { readonly first: number; readonly next: number };
  /** What the customer pays, in minor units of `currency`. */
  readonly adjusted: {
    readonly currency: string;
    readonly lines: readonly number[];
    /** Before the discount. */
    readonly product: number;
    /** What a coupon takes off it; absent without one. */
    readonly discount?: number;
    readonly shippingFirst: number;
    readonly shippingNext: number;
    readonly subtotal: number;
    readonly exchangeFee: number;
    readonly remittanceFee: number;
    readonly total: number;
  };
  /** Any line is large enough for a quote from staff. */
  readonly bulk: boolean;
}

/** The reckoning is for `formula`; it holds bigints and is never stored. */
export type QuoteResult = { readonly ok: true; readonly quote: Quote; readonly reckoning: Reckoning } | PricingRefusal;

/** Prices a cart, or tells what is wrong with it first. Throws on nothing that JSON can carry. */
export function quote(tariff: Tariff, request: QuoteRequest): QuoteResult {
  return quoteBy(reckonLine, tariff, request);
}

/** Prices lines at the prices that staff set, with the tariff's shipping, rates and fees; `lines` are `AgreedLine`s. */
export function quoteAgreed(tariff: Tariff, request: QuoteRequest): QuoteResult {
  return quoteBy(agreedLine, tariff, request);
}

function quoteBy(priceOf: LinePricer, tariff: Tariff, request: QuoteRequest): QuoteResult {
  const reckoning = reckon(tariff, request, priceOf);
  if (reckoning instanceof Refusal) return refuse(reckoning);
  const quoted = show(reckoning);
  if (!isExact(quoted)) return refuse(new Refusal('quantity_out_of_range', 'quantity', reckoning.lines.length - 1));
  return { ok: true, quote: quoted, reckoning };
}

function show({ lines, productFen, charge, payment, adjusted }: Reckoning): Quote {
  return {
    original: { lines: lines.map(showLine), productFen: Number(productFen) },
    weight: {
      actualGrams: Number(charge.actualGrams),
      volumetricGrams: Number(charge.volumetricGrams),
      chargeableGrams: Number(charge.chargeableGrams),
      parcels: Number(charge.parcels),
      gramsToNextStep: Number(charge.gramsToNextStep),
    },
    shippingFen: { first: Number(charge.firstFen), next: Number(charge.nextFen) },
    adjusted: {
      currency: payment.currency.code,
      lines: adjusted.lines.map(Number),
      product: Number(adjusted.product),
      ...(adjusted.discount !== undefined && { discount: Number(adjusted.discount) }),
      shippingFirst: Number(adjusted.shippingFirst),
      shippingNext: Number(adjusted.shippingNext),
      subtotal: Number(adjusted.subtotal),
      exchangeFee: Number(adjusted.exchangeFee),
      remittanceFee: Number(adjusted.remittanceFee),
      total: Number(adjusted.total),
    },
    bulk: lines.some(({ bulk }) => bulk),
  };
}

/** No sum is beyond what a number holds exactly, so no part of one is. */
const isExact = ({ original, weight, shippingFen, adjusted }: Quote): boolean =>
  [original.productFen, weight.chargeableGrams, shippingFen.first, shippingFen.next, adjusted.total].every(
    Number.isSafeInteger,
  );
