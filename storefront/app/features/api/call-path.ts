import type { CallName } from '@shop/contract';

/** Calls that share a path with another and differ in method only. */
const PATHS: Partial<Record<CallName, string>> = {
  'Account/SaveShippingAddress': 'Account/MyShippingAddresses',
  'Account/DeleteShippingAddress': 'Account/MyShippingAddresses',
  'Account/CloseAccount': 'Account/MyAccount',
};

/** The path of a call, its query included; undefined values are left out. */
export function callPath(name: CallName, query: object = {}): string {
  const search = new URLSearchParams(Object.entries(queryOf(query))).toString();
  return `/api/${PATHS[name] ?? name}${search && `?${search}`}`;
}

/** A query as strings. */
export function queryOf(query: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([key, value]) => [key, String(value)]),
  );
}
