import { Ratio } from '@shop/money';

import { PricingError } from './pricing-error';
import type { Shipping, ShippingService } from './tariff';

const THOUSAND = Ratio.of(1000);

/** Exact grams and cm³ of a shipment, without packaging. */
export interface Load {
  readonly weight: Ratio;
  readonly volume: Ratio;
}

/** The charge of a service for a load, in fen, with the weights in whole grams. */
export interface ShippingCharge {
  readonly service: ShippingService;
  readonly actualGrams: number;
  readonly volumetricGrams: number;
  readonly chargeableGrams: number;
  /** The full parcels, then the last parcel. */
  readonly parcelGroups: readonly ParcelGroup[];
  readonly parcelCount: number;
  readonly firstFen: number;
  readonly nextFen: number;
  /** Grams that can be added before the charge increases. */
  readonly gramsToNextStep: number;
}

/** `count` parcels of the same weight, each charged for `steps` steps beyond the first weight. */
export interface ParcelGroup {
  readonly count: number;
  readonly grams: number;
  readonly steps: number;
}

/** The shipping zone of a country; `shipping_excluded` or `shipping_unavailable` if it has none. */
export function findZone({ excluded, zones }: Shipping, country: unknown): string | PricingError {
  if (excluded.has(country)) return new PricingError('shipping_excluded', 'country');
  return zones.get(country) ?? new PricingError('shipping_unavailable', 'country');
}

/** The charge for a load; undefined if it is too heavy for the service. */
export function calculateShippingCharge(
  service: ShippingService,
  { weight, volume }: Load,
): ShippingCharge | undefined {
  const { divisor, packagingGrams, maxTotalGrams, firstFen, nextFen } = service;
  const actualGrams = weight.ceil();
  const volumetricGrams = divisor ? volume.times(THOUSAND).over(divisor).ceil() : 0;
  const chargeableGrams = (actualGrams > volumetricGrams ? actualGrams : volumetricGrams) + packagingGrams;
  if (maxTotalGrams !== undefined && chargeableGrams > maxTotalGrams) return undefined;

  const packed = packParcels(service, chargeableGrams);
  const parcels = packed.reduce((sum, { count }) => sum + count, 0);
  const steps = packed.reduce((sum, parcel) => sum + parcel.count * parcel.steps, 0);
  return {
    service,
    actualGrams,
    volumetricGrams,
    chargeableGrams,
    parcelGroups: packed,
    parcelCount: parcels,
    firstFen: parcels * firstFen,
    nextFen: steps * nextFen,
    gramsToNextStep: gramsToNextStep(service, packed.at(-1)),
  };
}

function packParcels({ maxParcelGrams, firstGrams, nextGrams }: ShippingService, grams: number): ParcelGroup[] {
  const parcels = (count: number, each: number): ParcelGroup => ({
    count,
    grams: each,
    steps: each > firstGrams ? Math.floor((each - firstGrams + nextGrams - 1) / nextGrams) : 0,
  });
  const last = grams % maxParcelGrams;
  const full = parcels(Math.floor(grams / maxParcelGrams), maxParcelGrams);
  return [full, parcels(last > 0 ? 1 : 0, last)].filter(({ count }) => count > 0);
}

/** Grams up to the end of the last parcel's step, or until that parcel is full. */
function gramsToNextStep(
  { maxParcelGrams, firstGrams, nextGrams }: ShippingService,
  last: ParcelGroup | undefined,
): number {
  if (!last) return 0;
  const stepEnd = firstGrams + last.steps * nextGrams;
  return (stepEnd < maxParcelGrams ? stepEnd : maxParcelGrams) - last.grams;
}
