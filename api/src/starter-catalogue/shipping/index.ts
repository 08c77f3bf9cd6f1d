import {
  ECONOMY_PARCEL,
  PRIORITY_PARCEL,
  SHIPPING_METHOD_CODES,
  type ShippingMethod,
  STANDARD_PARCEL,
  UPU_PARCEL,
} from '@shop/contract';
import type { ShippingMethodData } from './shipping-method';
import { economy } from './methods/economy';
import { priority } from './methods/priority';
import { standard } from './methods/standard';
import { upu } from './methods/upu';

export { majorCountries, unservedCountries, zones } from './zones';

const DATA: Readonly<Record<ShippingMethod, ShippingMethodData>> = {
  [ECONOMY_PARCEL]: economy,
  [STANDARD_PARCEL]: standard,
  [UPU_PARCEL]: upu,
  [PRIORITY_PARCEL]: priority,
};

/** In the order they are offered. */
export const shippingMethods = SHIPPING_METHOD_CODES.map((method) => ({ method, ...DATA[method] }));
