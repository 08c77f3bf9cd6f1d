import { Trans, useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { AccountPage } from '../features/account/AccountPage';
import { useLocal } from '../features/language/useLocal';
import { ViewOrder } from '../features/order/ViewOrder';
import { OrderId } from '../features/orders/OrderId';
import { OwnOrder } from '../features/orders/OwnOrder';
import { useOrderId } from '../features/orders/useOrderId';

export default function ViewOrderPage() {
  const { t } = useTranslation('order');
  const local = useLocal();
  const orderId = useOrderId();
  if (orderId === '') return <Navigate to={local('/account/orders')} replace />;
  const heading = <Trans t={t} i18nKey="heading" values={{ orderId }} components={{ id: <OrderId /> }} />;
  return (
    <AccountPage title={t('title', { orderId })} heading={heading}>
      <OwnOrder key={orderId} orderId={orderId}>
        {(order, again) => <ViewOrder order={order} again={again} />}
      </OwnOrder>
    </AccountPage>
  );
}
