import type { Output } from '@shop/contract';

/** What a shipping method offers to a country. */
export type ShippingOption = Output<'UserEnd/SiteInfo/GetShippingQuote'>[number];

type Days = ShippingOption['days']['major'];

/** `3–7`, kept on one line; `3` where it is certain. */
export function daysWords([first, last]: Days): string {
  return first === last ? String(first) : `${first}\u2060–\u2060${last}`;
}
