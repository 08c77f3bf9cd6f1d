import { useTranslation } from 'react-i18next';
import { Checkout } from '../features/checkout/Checkout';
import { CheckoutPage } from '../features/checkout/CheckoutPage';
import { StageNotice } from '../features/checkout/StageNotice';

export default function Page() {
  const { t } = useTranslation('cart');
  return (
    <CheckoutPage title={t('checkout.title')}>
      {(order, stage, first, again) =>
        first === 'pay' && (stage === 'pay' || stage === 'paid') ? (
          <Checkout order={order} paid={stage === 'paid'} lookAgain={again} />
        ) : (
          <StageNotice stage={stage} orderId={order.orderId} />
        )
      }
    </CheckoutPage>
  );
}
