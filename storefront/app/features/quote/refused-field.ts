import type { Refusal } from '../api/refusal';

/** The fields of an item and of the terms that a quote may be refused for. */
export const quoteFields = [
  'variant',
  'width',
  'length',
  'unit',
  'quantity',
  'artwork',
  'finishes',
  'label',
  'country',
  'shippingMethod',
  'paymentMethod',
] as const;
export type QuoteField = (typeof quoteFields)[number];

export interface RefusedField {
  field: QuoteField;
  /** Which line of the cart, from 0; none where it is about the terms, or of a single item. */
  line?: number;
}

/** Refusals that stand at another field than the one they name, or name none. */
const PLACES: Partial<Record<Refusal['code'], QuoteField>> = {
  unknown_currency: 'paymentMethod',
  currency_mismatch: 'paymentMethod',
  unknown_payment_method: 'paymentMethod',
  prepaid_not_allowed: 'paymentMethod',
  shipping_excluded: 'country',
  shipping_unavailable: 'shippingMethod',
};

/** Where a quote's refusal is to be shown: `items[2].width` is the third line's width. Null: beside the quote. */
export function refusedField({ code, errors }: Refusal): RefusedField | null {
  const placed = PLACES[code];
  if (placed) return { field: placed };
  const [, line, name] = /^(?:item\.|items\[(\d+)\]\.)?(\w+)/.exec(errors[0]?.field ?? '') ?? [];
  const field = quoteFields.find((known) => known === name);
  if (!field) return null;
  return { field, ...(line !== undefined && { line: Number(line) }) };
}
