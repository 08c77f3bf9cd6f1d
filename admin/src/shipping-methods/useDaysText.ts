import type { AdminShippingMethodView } from '@shop/contract';
import { useTranslate } from 'react-admin';

/** Returns business days as text, such as `3–7 business days`. */
export function useDaysText(): (days: AdminShippingMethodView['majorDays']) => string {
  const translate = useTranslate();
  return ({ first, last }) =>
    translate('shippingMethods.days', {
      smart_count: last,
      range: first === last ? String(first) : `${first}–${last}`,
    });
}
