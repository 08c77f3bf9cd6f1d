import { useTranslation } from 'react-i18next';
import { Checkout } from '../features/checkout/Checkout';
import { CheckoutPage } from '../features/checkout/CheckoutPage';
import { CheckoutStepNotice } from '../features/checkout/CheckoutStepNotice';

export default function Page() {
  const { t } = useTranslation('cart');
  return (
    <CheckoutPage title={t('checkout.title')}>
      {(order, step, initialStep, refetch) =>
        initialStep === 'pay' && (step === 'pay' || step === 'paid') ? (
          <Checkout order={order} paid={step === 'paid'} refetch={refetch} />
        ) : (
          <CheckoutStepNotice step={step} orderId={order.orderId} />
        )
      }
    </CheckoutPage>
  );
}
