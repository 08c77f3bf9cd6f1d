import type { Output } from '@shop/contract';

/** A shipping method with its price and delivery time for a country. */
export type ShippingOption = Output<'UserEnd/SiteInfo/GetShippingQuote'>[number];

type Days = ShippingOption['days']['major'];

/** A range of days such as `3–7` that does not wrap; a single number if both are equal. */
export function formatDays([first, last]: Days): string {
  return first === last ? String(first) : `${first}\u2060–\u2060${last}`;
}
