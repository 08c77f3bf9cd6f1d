import type { ApiError } from '@shop/api-client';

/** The fields of item and terms that a quote's error may concern. */
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

export interface ErrorField {
  field: QuoteField;
  /** The index of the cart line; undefined for the terms or a single item. */
  line?: number;
}

/** Errors that are shown at another field than the one they name, or that name none. */
const FIELD_BY_CODE: Partial<Record<ApiError['code'], QuoteField>> = {
  unknown_currency: 'paymentMethod',
  currency_mismatch: 'paymentMethod',
  unknown_payment_method: 'paymentMethod',
  prepaid_not_allowed: 'paymentMethod',
  shipping_excluded: 'country',
  shipping_unavailable: 'shippingMethod',
};

/** The API's own words for a quote that it refused; empty if the quote failed for another reason. */
export function refusedQuoteText({ status, detail }: Pick<ApiError, 'status' | 'detail'>): string {
  return status >= 400 && status < 500 ? detail : '';
}

/** The field where a quote's error is shown: `items[2].width` is the width of the third line. Null means beside the quote. */
export function findErrorField({ code, errors }: ApiError): ErrorField | null {
  const mapped = FIELD_BY_CODE[code];
  if (mapped) return { field: mapped };
  const [, line, name] = /^(?:item\.|items\[(\d+)\]\.)?(\w+)/.exec(errors[0]?.field ?? '') ?? [];
  const field = quoteFields.find((known) => known === name);
  if (!field) return null;
  return { field, ...(line !== undefined && { line: Number(line) }) };
}
