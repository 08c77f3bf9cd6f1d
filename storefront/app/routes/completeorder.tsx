import { useTranslation } from 'react-i18next';
import { CheckoutPage } from '../features/checkout/CheckoutPage';
import { CheckoutStepNotice } from '../features/checkout/CheckoutStepNotice';
import { CompleteOrder } from '../features/checkout/CompleteOrder';

export default function CompleteOrderPage() {
  const { t } = useTranslation('cart');
  return (
    <CheckoutPage title={t('complete.title')}>
      {(order, step, _initialStep, refetch) =>
        step === 'complete' ? (
          <CompleteOrder order={order} onFailed={refetch} />
        ) : (
          <CheckoutStepNotice step={step} orderId={order.orderId} />
        )
      }
    </CheckoutPage>
  );
}
