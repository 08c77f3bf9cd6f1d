import type { ShippingTariff } from '@shop/pricing';
import { economy, priority, standard, upu } from './services';
import { excluded, zones } from './zones';

export { majorCountries, zones } from './zones';

/** What shipping costs; the keys of `services` are the shipping methods. */
export const shipping: ShippingTariff = {
  excluded,
  zones: Object.fromEntries(
    Object.entries(zones).flatMap(([zone, countries]) => countries.map((country) => [country, zone])),
  ),
  services: { 3: economy, 0: standard, 1: upu, 2: priority },
};

interface DeliveryDays {
  /** Business days, from – to. */
  readonly major: readonly [number, number];
  readonly other: readonly [number, number];
}

/** By shipping method. */
export const deliveryDays: Readonly<Record<string, DeliveryDays>> = {
  3: { major: [7, 15], other: [10, 25] },
  0: { major: [3, 7], other: [7, 12] },
  1: { major: [3, 7], other: [6, 10] },
  2: { major: [2, 4], other: [3, 5] },
};
