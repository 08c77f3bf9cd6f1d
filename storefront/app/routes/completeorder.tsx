import { useTranslation } from 'react-i18next';
import { CheckoutPage } from '../features/checkout/CheckoutPage';
import { CompleteOrder } from '../features/checkout/CompleteOrder';
import { StageNotice } from '../features/checkout/StageNotice';

export default function CompleteOrderPage() {
  const { t } = useTranslation('cart');
  return (
    <CheckoutPage title={t('complete.title')}>
      {(order, stage, _first, again) =>
        stage === 'complete' ? (
          <CompleteOrder order={order} onMoved={again} />
        ) : (
          <StageNotice stage={stage} orderId={order.orderId} />
        )
      }
    </CheckoutPage>
  );
}
