import type { Output } from '@shop/contract';
import { formatRange } from '../../ui/format';

/** A shipping method with its price and delivery time for a country. */
export type ShippingOption = Output<'UserEnd/SiteInfo/GetShippingQuote'>[number];

type Days = ShippingOption['days']['major'];

/** A range of days such as `3–7`, in Japanese `3～7`, that does not wrap; a single number if both are equal. */
export function formatDays([first, last]: Days, locale: string): string {
  if (first === last) return String(first);
  return formatRange(first, last, locale).replace(/[^\d\s]/, '\u2060$&\u2060');
}
