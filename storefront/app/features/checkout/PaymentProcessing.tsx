import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Link } from '../../ui/Link';
import { bearer } from '../api/calls';
import { useAsked } from '../api/useAsked';
import { trackingOf } from '../orders/next-step';
import { useSession } from '../session/useSession';
import { Notice } from './Notice';
import { PaidNotice } from './PaidNotice';
import { MyOrders } from './StageNotice';
import { useLookingAgain } from './useCheckedOutOrder';

/** A payment made elsewhere is on its way; says so by itself once it has arrived. */
export function PaymentProcessing() {
  const { t } = useTranslation('cart');
  const session = useSession();
  const [params] = useSearchParams();
  const orderId = params.get('orderId')?.trim() ?? '';
  const asked = session && orderId ? orderId : null;
  const { data: order, again } = useAsked(asked, () => bearer.get('Cart/GetOrderInfo', { orderId }));
  const paid = order !== null && order.paid.amount > 0;
  useLookingAgain(asked !== null && !paid, again);
  if (paid) return <PaidNotice order={order} />;
  return (
    <Notice
      title={t('processing.pending')}
      words={t('processing.words')}
      ways={
        <>
          {session && <MyOrders />}
          {orderId && (
            <Button component={Link} variant="default" to={trackingOf(orderId)}>
              {t('processing.track')}
            </Button>
          )}
        </>
      }
    />
  );
}
