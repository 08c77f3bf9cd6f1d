import { Ratio } from '@shop/money';

import { convertFen } from './adjusted-quote';
import { fail, PricingError, type PricingFailure } from './pricing-error';
import { calculateShippingCharge, findZone, type ShippingCharge } from './shipping';
import type { Currency, Tariff } from './tariff';

/**
 * An unvalidated request. Grams and cm³ are decimals (strings or numbers) of at most 9 digits before the point and 4
 * after.
 */
export interface ShippingRequest {
  readonly country?: unknown;
  readonly grams?: unknown;
  readonly volumeCm3?: unknown;
  readonly currency?: unknown;
}

/**
 * The charge of one shipping method, including packaging weight. `first`, `next` and `total` are minor units of the
 * currency, without fees.
 */
export interface ShippingOption {
  readonly method: number;
  readonly chargeableGrams: number;
  readonly parcels: number;
  readonly gramsToNextStep: number;
  readonly firstFen: number;
  readonly nextFen: number;
  readonly first: number;
  readonly next: number;
  readonly total: number;
}

export type ShippingOptionsResult = { readonly ok: true; readonly options: readonly ShippingOption[] } | PricingFailure;

const MEASURE = /^\d{1,9}(\.\d{1,4})?$/;

/**
 * The shipping methods available for a weight and a country, possibly none. Checks in the order currency → grams →
 * volume → country.
 */
export function shippingOptions({ shipping, currencies }: Tariff, request: ShippingRequest): ShippingOptionsResult {
  const currency = currencies.get(request.currency);
  if (!currency) return fail(new PricingError('unknown_currency', 'currency'));
  const weight = parseMeasure(request.grams);
  if (!weight) return fail(new PricingError('not_a_number', 'grams'));
  const volume = parseMeasure(request.volumeCm3 ?? 0);
  if (!volume) return fail(new PricingError('not_a_number', 'volumeCm3'));
  const zone = findZone(shipping, request.country);
  if (zone instanceof PricingError) return fail(zone);

  const options = [...shipping.services.values()].flatMap((byZone) => {
    const service = byZone.get(zone);
    const charge = service && calculateShippingCharge(service, { weight, volume });
    return charge ? [toOption(charge, currency)] : [];
  });
  return { ok: true, options };
}

function toOption(
  { service, chargeableGrams, parcelCount: parcels, gramsToNextStep, firstFen, nextFen }: ShippingCharge,
  currency: Currency,
): ShippingOption {
  const first = convertFen(currency, firstFen);
  const next = convertFen(currency, nextFen);
  return {
    method: service.method,
    chargeableGrams: chargeableGrams,
    parcels: parcels,
    gramsToNextStep: gramsToNextStep,
    firstFen: firstFen,
    nextFen: nextFen,
    first: first,
    next: next,
    total: first + next,
  };
}

function parseMeasure(value: unknown): Ratio | undefined {
  const decimal = typeof value === 'number' ? String(value) : value;
  return typeof decimal === 'string' && MEASURE.test(decimal) ? Ratio.parse(decimal) : undefined;
}
