import type { Answer } from '../api/refusal';
import { plain } from '../api/calls';
import { useAsked } from '../api/useAsked';
import type { ShippingOption } from './shipping-option';

/** Asked of a weight that every method takes: what serves the country, and how fast. */
const ANY_GRAMS = '1';

export function shippingQuestion(country: string, currency: string) {
  return { country, currency, grams: ANY_GRAMS };
}

/** The shipping methods that serve a country, with their delivery times; null until known. */
export function useShippingOptions(
  country: string,
  currency: string,
  initial?: Answer<ShippingOption[]>,
): readonly ShippingOption[] | null {
  const { data, refusal } = useAsked(
    `${country} ${currency}`,
    () => plain.get('UserEnd/SiteInfo/GetShippingQuote', shippingQuestion(country, currency)),
    { initial },
  );
  return refusal ? null : data;
}
