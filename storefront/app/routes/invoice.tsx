import { Trans, useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { AccountPage } from '../features/account/AccountPage';
import { Invoice } from '../features/invoice/Invoice';
import { useLocalizedPath } from '../features/language/useLocalizedPath';
import { MyOrder } from '../features/orders/MyOrder';
import { OrderId } from '../features/orders/OrderId';
import { useOrderId } from '../features/orders/useOrderId';

export default function InvoicePage() {
  const { t } = useTranslation('order');
  const local = useLocalizedPath();
  const orderId = useOrderId();
  if (orderId === '') return <Navigate to={local('/account/orders')} replace />;
  const heading = <Trans t={t} i18nKey="invoicePage.heading" values={{ orderId }} components={{ id: <OrderId /> }} />;
  return (
    <AccountPage title={t('invoicePage.of', { orderId })} heading={heading}>
      <MyOrder key={orderId} orderId={orderId}>
        {(order) => <Invoice order={order} />}
      </MyOrder>
    </AccountPage>
  );
}
