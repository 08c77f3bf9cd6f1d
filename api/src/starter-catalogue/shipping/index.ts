import type { ShippingMethodData } from './shipping-method';
import { economy } from './methods/economy';
import { priority } from './methods/priority';
import { standard } from './methods/standard';
import { upu } from './methods/upu';

export { majorCountries, unservedCountries, zones } from './zones';

/** In the order they are offered. */
export const shippingMethods: readonly ShippingMethodData[] = [economy, standard, upu, priority];
