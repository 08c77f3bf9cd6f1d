import { Trans, useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { AccountPage } from '../features/account/AccountPage';
import { AnswerOf } from '../features/account/AnswerOf';
import { bearer } from '../features/api/calls';
import { useAsked } from '../features/api/useAsked';
import { useLocal } from '../features/language/useLocal';
import { ViewOrder } from '../features/order/ViewOrder';
import { OrderId } from '../features/orders/OrderId';
import { useOrderId } from '../features/orders/useOrderId';

export default function ViewOrderPage() {
  const { t } = useTranslation('order');
  const local = useLocal();
  const orderId = useOrderId();
  if (orderId === '') return <Navigate to={local('/account/orders')} replace />;
  const heading = <Trans t={t} i18nKey="heading" values={{ orderId }} components={{ id: <OrderId /> }} />;
  return (
    <AccountPage title={t('title', { orderId })} heading={heading}>
      <MyOrder key={orderId} orderId={orderId} />
    </AccountPage>
  );
}

function MyOrder({ orderId }: { orderId: string }) {
  const asked = useAsked(orderId, () => bearer.get('Account/ViewOrder', { orderId }));
  return <AnswerOf asked={asked}>{(order) => <ViewOrder order={order} again={asked.again} />}</AnswerOf>;
}
