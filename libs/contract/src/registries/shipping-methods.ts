export const STANDARD_PARCEL = 0;
export const UPU_PARCEL = 1;
export const PRIORITY_PARCEL = 2;
export const ECONOMY_PARCEL = 3;

export type ShippingMethod =
  typeof STANDARD_PARCEL | typeof UPU_PARCEL | typeof PRIORITY_PARCEL | typeof ECONOMY_PARCEL;

interface ShippingMethodInfo {
  readonly key: string;
  /** Customers must accept the risk of an uninsured method. */
  readonly insured: boolean;
}

/** The shipping methods by code. Delivery days and charges are in the tariff. */
export const SHIPPING_METHODS = {
  [STANDARD_PARCEL]: { key: 'standard', insured: true },
  [UPU_PARCEL]: { key: 'upu', insured: true },
  [PRIORITY_PARCEL]: { key: 'priority', insured: true },
  [ECONOMY_PARCEL]: { key: 'economy', insured: false },
} as const satisfies Readonly<Record<ShippingMethod, ShippingMethodInfo>>;

/** In the order they are offered: slowest first. */
export const SHIPPING_METHOD_CODES: readonly ShippingMethod[] = [
  ECONOMY_PARCEL,
  STANDARD_PARCEL,
  UPU_PARCEL,
  PRIORITY_PARCEL,
];

/** The shipping method with a code; undefined for an unknown code. */
export function findShippingMethod(code: unknown): ShippingMethod | undefined {
  return SHIPPING_METHOD_CODES.find((known) => known === code);
}

/** Whether a method insures the parcel; true for an unknown method. */
export function isInsured(method: number): boolean {
  const code = findShippingMethod(method);
  return code === undefined || SHIPPING_METHODS[code].insured;
}
