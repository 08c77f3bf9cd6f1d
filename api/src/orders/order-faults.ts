import { words } from '../kernel/public';

/** Why an order cannot be carried out as it is; kept as the reason of its cancellation. */
export const FAULTS = ['invalid_address', 'invalid_shipping', 'invalid_product'] as const;
export type Fault = (typeof FAULTS)[number];

/** A reason as its reader reads it: a person's own words, or what the shop found, in the reader's language. */
export function reasonWords(reason: string | undefined, language: string): string | undefined {
  const fault = FAULTS.find((known) => known === reason);
  return fault ? String(words(language, 'order-faults')[fault]) : reason;
}
