import { Trans, useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { AccountPage } from '../features/account/AccountPage';
import { InvoiceSheet } from '../features/invoice/InvoiceSheet';
import { useLocal } from '../features/language/useLocal';
import { OrderId } from '../features/orders/OrderId';
import { OwnOrder } from '../features/orders/OwnOrder';
import { useOrderId } from '../features/orders/useOrderId';

export default function InvoicePage() {
  const { t } = useTranslation('order');
  const local = useLocal();
  const orderId = useOrderId();
  if (orderId === '') return <Navigate to={local('/account/orders')} replace />;
  const heading = <Trans t={t} i18nKey="invoicePage.heading" values={{ orderId }} components={{ id: <OrderId /> }} />;
  return (
    <AccountPage title={t('invoicePage.of', { orderId })} heading={heading}>
      <OwnOrder key={orderId} orderId={orderId}>
        {(order) => <InvoiceSheet order={order} />}
      </OwnOrder>
    </AccountPage>
  );
}
