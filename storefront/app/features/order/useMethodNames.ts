import { useTranslation } from 'react-i18next';

const shippingMethods = [0, 1, 2, 3] as const;
const paymentMethods = [0, 3] as const;

/** The names of shipping and payment methods; the code of an unknown one. */
export function useMethodNames() {
  const { t } = useTranslation('quote');
  return {
    shipping(method: number): string {
      const known = shippingMethods.find((code) => code === method);
      return known === undefined ? String(method) : t(`shipping.${known}`);
    },
    payment(method: number): string {
      const known = paymentMethods.find((code) => code === method);
      return known === undefined ? String(method) : t(`payment.${known}`);
    },
  };
}
