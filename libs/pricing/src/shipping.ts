import { Ratio } from '@shop/money';

import { Refusal } from './refusal';
import type { Shipping, ShippingService } from './tariff';

const THOUSAND = Ratio.of(1000);

/** Exact grams and cm³ of what is shipped, without packaging. */
export interface Load {
  readonly weight: Ratio;
  readonly volume: Ratio;
}

/** What a service charges for a load, in fen and whole grams. */
export interface Charge {
  readonly service: ShippingService;
  readonly actualGrams: bigint;
  readonly volumetricGrams: bigint;
  readonly chargeableGrams: bigint;
  /** The full parcels, then the last one. */
  readonly packed: readonly Parcels[];
  readonly parcels: bigint;
  readonly firstFen: bigint;
  readonly nextFen: bigint;
  /** How many grams may be added before the charge rises. */
  readonly gramsToNextStep: bigint;
}

/** So many parcels of the same weight, each charged so many steps beyond the first weight. */
export interface Parcels {
  readonly count: bigint;
  readonly grams: bigint;
  readonly steps: bigint;
}

/** The zone of a country that the shop ships to. */
export function zoneOf({ excluded, zones }: Shipping, country: unknown): string | Refusal {
  if (excluded.has(country)) return new Refusal('shipping_excluded', 'country');
  return zones.get(country) ?? new Refusal('shipping_unavailable', 'country');
}

/** Undefined where the load is too heavy for the service. */
export function charge(service: ShippingService, { weight, volume }: Load): Charge | undefined {
  const { divisor, packagingGrams, maxTotalGrams, firstFen, nextFen } = service;
  const actualGrams = weight.ceil();
  const volumetricGrams = divisor ? volume.times(THOUSAND).over(divisor).ceil() : 0n;
  const chargeableGrams = (actualGrams > volumetricGrams ? actualGrams : volumetricGrams) + packagingGrams;
  if (maxTotalGrams !== undefined && chargeableGrams > maxTotalGrams) return undefined;

  const packed = pack(service, chargeableGrams);
  const parcels = packed.reduce((sum, { count }) => sum + count, 0n);
  const steps = packed.reduce((sum, parcel) => sum + parcel.count * parcel.steps, 0n);
  return {
    service,
    actualGrams,
    volumetricGrams,
    chargeableGrams,
    packed,
    parcels,
    firstFen: parcels * firstFen,
    nextFen: steps * nextFen,
    gramsToNextStep: roomIn(service, packed.at(-1)),
  };
}

function pack({ maxParcelGrams, firstGrams, nextGrams }: ShippingService, grams: bigint): Parcels[] {
  const parcels = (count: bigint, each: bigint): Parcels => ({
    count,
    grams: each,
    steps: each > firstGrams ? (each - firstGrams + nextGrams - 1n) / nextGrams : 0n,
  });
  const last = grams % maxParcelGrams;
  const full = parcels(grams / maxParcelGrams, maxParcelGrams);
  return [full, parcels(last > 0n ? 1n : 0n, last)].filter(({ count }) => count > 0n);
}

/** Up to the end of the last parcel's step, or until that parcel is full and another begins. */
function roomIn({ maxParcelGrams, firstGrams, nextGrams }: ShippingService, last: Parcels | undefined): bigint {
  if (!last) return 0n;
  const stepEnd = firstGrams + last.steps * nextGrams;
  return (stepEnd < maxParcelGrams ? stepEnd : maxParcelGrams) - last.grams;
}
