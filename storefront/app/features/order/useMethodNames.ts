import { findPaymentMethod, findShippingMethod } from '@shop/contract';
import { useTranslation } from 'react-i18next';

/** The names of shipping and payment methods; the code of an unknown one. */
export function useMethodNames() {
  const { t } = useTranslation('quote');
  return {
    shipping(method: number): string {
      const known = findShippingMethod(method);
      return known === undefined ? String(method) : t(`shipping.${known}`);
    },
    payment(method: number): string {
      const known = findPaymentMethod(method);
      return known === undefined ? String(method) : t(`payment.${known}`);
    },
  };
}
