import type { Result } from '@shop/api-client';
import { api } from '../api/client';
import { useQuery } from '../api/useQuery';
import type { ShippingOption } from './shipping-option';

/** A weight in grams that every method accepts, as only delivery times are of interest. */
const ANY_GRAMS = '1';

/** The query for the shipping options of a country. */
export function shippingQuoteQuery(country: string, currency: string) {
  return { country, currency, grams: ANY_GRAMS };
}

/** The shipping methods available in a country with their delivery times; null while loading or after an error. */
export function useShippingOptions(
  country: string,
  currency: string,
  initial?: Result<ShippingOption[]>,
): readonly ShippingOption[] | null {
  const { data, error } = useQuery(
    `${country} ${currency}`,
    () => api.call('UserEnd/SiteInfo/GetShippingQuote', shippingQuoteQuery(country, currency)),
    { initial },
  );
  return error ? null : data;
}
