import { SHIPPING_METHOD_CODES } from '@shop/contract';
import type { ServerApi } from '../api/api.server';
import { readCookie } from '../preferences/preferences';
import type { ShippingOption } from '../quote/shipping-option';
import { initialTerms, SHIP_TO } from '../quote/terms';

const KILOGRAM = '1000';

/** The shipping options for a kilogram to the visitor's country, slowest first. */
export interface ShippingComparison {
  country: string;
  /** Empty if no method serves the country; null if the options could not be loaded. */
  options: readonly ShippingOption[] | null;
}

export async function loadShippingComparison(api: ServerApi, request: Request): Promise<ShippingComparison> {
  const config = await api.call('UserEnd/SiteInfo/Config', {});
  const { currency } = api.preferences;
  const shipTo = readCookie(request.headers.get('cookie'), SHIP_TO);
  const { country } = initialTerms(shipTo, api.locale, currency, config.ok ? config.data.countries : []);
  const result = await api.call('UserEnd/SiteInfo/GetShippingQuote', { country, currency, grams: KILOGRAM });
  return { country, options: result.ok ? result.data.toSorted((a, b) => rank(a) - rank(b)) : null };
}

function rank({ method }: ShippingOption): number {
  return SHIPPING_METHOD_CODES.findIndex((code) => code === method);
}
