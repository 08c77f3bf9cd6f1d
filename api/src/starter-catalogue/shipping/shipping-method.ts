import type { ShippingServiceTariff } from '@shop/pricing';
import type { Zone } from './zones';

export interface ShippingMethodData {
  /** Business days, first and last, to major countries and to all others. */
  readonly deliveryDays: { readonly major: readonly [number, number]; readonly other: readonly [number, number] };
  /** By zone. */
  readonly services: Readonly<Record<Zone, ShippingServiceTariff>>;
}

/** Charges in fen for the first weight and for each further weight. */
type Charges = Readonly<Record<Zone, readonly [firstFen: number, nextFen: number]>>;

/** The same terms in every zone, at the charges of each. */
export function shippingServices(
  terms: Omit<ShippingServiceTariff, 'firstFen' | 'nextFen'>,
  charges: Charges,
): Readonly<Record<Zone, ShippingServiceTariff>> {
  const services = Object.entries(charges).map(([zone, [firstFen, nextFen]]) => [
    zone,
    { ...terms, firstFen, nextFen },
  ]);
  return Object.fromEntries(services) as Record<Zone, ShippingServiceTariff>;
}
