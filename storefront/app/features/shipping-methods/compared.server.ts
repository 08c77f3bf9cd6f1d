import type { Shop } from '../api/shop.server';
import { readCookie } from '../preferences/preferences';
import type { ShippingOption } from '../quote/shipping-option';
import { firstTerms, SHIP_TO, shippingMethods } from '../quote/terms';

const KILOGRAM = '1000';

/** What the shipping methods offer for a kilogram to the reader's country, cheapest kind first. */
export interface Compared {
  country: string;
  /** Empty where none serves the country; null where it could not be learned. */
  options: readonly ShippingOption[] | null;
}

export async function comparedFor(shop: Shop, request: Request): Promise<Compared> {
  const config = await shop.ask('UserEnd/SiteInfo/Config', {});
  const { currency } = shop.preferences;
  const shipTo = readCookie(request.headers.get('cookie'), SHIP_TO);
  const { country } = firstTerms(shipTo, shop.locale, currency, config.ok ? config.data.countries : []);
  const answer = await shop.ask('UserEnd/SiteInfo/GetShippingQuote', { country, currency, grams: KILOGRAM });
  return { country, options: answer.ok ? answer.data.toSorted((a, b) => rank(a) - rank(b)) : null };
}

function rank({ method }: ShippingOption): number {
  return shippingMethods.findIndex((code) => code === method);
}
