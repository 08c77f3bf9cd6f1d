import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button';
import { api } from '../api/client';
import { useQuery } from '../api/useQuery';
import { trackingPath } from '../orders/next-step';
import { useOrderId } from '../orders/useOrderId';
import { useSession } from '../session/useSession';
import { MyOrdersButton } from './CheckoutStepNotice';
import { Notice } from './Notice';
import { PaidNotice } from './PaidNotice';
import { usePolling } from './useCheckoutOrder';

/** Waits for a payment made at PayPal and shows when it has arrived. */
export function PaymentProcessing() {
  const { t } = useTranslation('cart');
  const session = useSession();
  const orderId = useOrderId();
  const key = session && orderId ? orderId : null;
  const { data: order, refetch } = useQuery(key, () => api.call('Cart/GetOrderInfo', { orderId }));
  const paid = order !== null && order.paid.amount > 0;
  usePolling(key !== null && !paid, refetch);
  if (paid) return <PaidNotice order={order} />;
  return (
    <Notice
      title={t('processing.pending')}
      text={t('processing.text')}
      actions={
        <>
          {session && <MyOrdersButton />}
          {orderId && (
            <ButtonLink variant="default" to={trackingPath(orderId)}>
              {t('processing.track')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
