import { Ratio } from '@shop/money';

import { convert } from './adjusted';
import { refuse, Refusal, type PricingRefusal } from './refusal';
import { charge, zoneOf, type Charge } from './shipping';
import type { Currency, Tariff } from './tariff';

/** Grams and cm³ are decimals, as strings or numbers, of at most 9 digits before the point and 4 after. */
export interface ShippingRequest {
  readonly country?: unknown;
  readonly grams?: unknown;
  readonly volumeCm3?: unknown;
  readonly currency?: unknown;
}

/** What one method charges, packaging included. `first`, `next` and `total` are in the currency, without fees. */
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

export type ShippingOptionsResult = { readonly ok: true; readonly options: readonly ShippingOption[] } | PricingRefusal;

const MEASURE = /^\d{1,9}(\.\d{1,4})?$/;

/** The methods that take so much to the country, maybe none. Checks currency, grams, volume, country. */
export function shippingOptions({ shipping, currencies }: Tariff, request: ShippingRequest): ShippingOptionsResult {
  const currency = currencies.get(request.currency);
  if (!currency) return refuse(new Refusal('unknown_currency', 'currency'));
  const weight = measure(request.grams);
  if (!weight) return refuse(new Refusal('not_a_number', 'grams'));
  const volume = measure(request.volumeCm3 ?? 0);
  if (!volume) return refuse(new Refusal('not_a_number', 'volumeCm3'));
  const zone = zoneOf(shipping, request.country);
  if (zone instanceof Refusal) return refuse(zone);

  const options = [...shipping.services.values()].flatMap((byZone) => {
    const service = byZone.get(zone);
    const charged = service && charge(service, { weight, volume });
    return charged ? [option(charged, currency)] : [];
  });
  return { ok: true, options };
}

function option(
  { service, chargeableGrams, parcels, gramsToNextStep, firstFen, nextFen }: Charge,
  currency: Currency,
): ShippingOption {
  const first = convert(currency, firstFen);
  const next = convert(currency, nextFen);
  return {
    method: service.method,
    chargeableGrams: Number(chargeableGrams),
    parcels: Number(parcels),
    gramsToNextStep: Number(gramsToNextStep),
    firstFen: Number(firstFen),
    nextFen: Number(nextFen),
    first: Number(first),
    next: Number(next),
    total: Number(first + next),
  };
}

function measure(value: unknown): Ratio | undefined {
  const decimal = typeof value === 'number' ? String(value) : value;
  return typeof decimal === 'string' && MEASURE.test(decimal) ? Ratio.parse(decimal) : undefined;
}
