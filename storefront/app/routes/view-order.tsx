import { Trans, useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { AccountPage } from '../features/account/AccountPage';
import { useLocalizedPath } from '../features/language/useLocalizedPath';
import { ViewOrder } from '../features/order/ViewOrder';
import { MyOrder } from '../features/orders/MyOrder';
import { OrderId } from '../features/orders/OrderId';
import { useOrderId } from '../features/orders/useOrderId';

export default function ViewOrderPage() {
  const { t } = useTranslation('order');
  const local = useLocalizedPath();
  const orderId = useOrderId();
  if (orderId === '') return <Navigate to={local('/account/orders')} replace />;
  const heading = <Trans t={t} i18nKey="heading" values={{ orderId }} components={{ id: <OrderId /> }} />;
  return (
    <AccountPage title={t('title', { orderId })} heading={heading}>
      <MyOrder key={orderId} orderId={orderId}>
        {(order, refetch) => <ViewOrder order={order} refetch={refetch} />}
      </MyOrder>
    </AccountPage>
  );
}
