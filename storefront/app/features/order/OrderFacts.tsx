import type { OrderView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/DateTime';
import { Link } from '../../ui/Link';
import { useFormat } from '../../ui/useFormat';
import { AddressText } from '../addresses/AddressText';
import { OrderDocuments } from '../documents/OrderDocuments';
import { invoicePath, trackingPath } from '../orders/next-step';
import { OrderId } from '../orders/OrderId';
import { DeliveryPromise } from '../quote/DeliveryPromise';
import { useOrderPage } from './order-page';
import styles from './OrderFacts.module.css';
import { Refunds } from './Refunds';
import { Facts, Section } from './Section';
import { useMethodNames } from './useMethodNames';

/** Recipient, dates, amounts, methods, documents and notes of an order. */
export function OrderFacts() {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const isPaid = order.status !== 'preorder' && order.status !== 'awaiting_payment';
  return (
    <>
      <Section title={t('shipTo')}>
        <AddressText address={order.shipTo} />
      </Section>
      {order.sender && (
        <Section title={t('sender')}>
          <AddressText address={order.sender} />
        </Section>
      )}
      <Section title={t('info')}>
        <Info order={order} />
        {order.promise && <DeliveryPromise promise={order.promise} isPaid={isPaid} />}
        <p className={styles.links}>
          <Link to={invoicePath(order.orderId)}>{t('invoice')}</Link>
          <Link to={trackingPath(order.orderId)}>{t('track')}</Link>
        </p>
        <OrderDocuments order={order} />
      </Section>
      {order.notes && (
        <Section title={t('notes')}>
          <p className={styles.notes}>{order.notes}</p>
        </Section>
      )}
    </>
  );
}

function Info({ order }: { order: OrderView }) {
  const { t } = useTranslation('order');
  const { money } = useFormat();
  const { shipping, payment } = useMethodNames();
  const { orderId, date, due, shippingMethod, paymentMethod, amount, paid, refunded, refunds } = order;
  return (
    <Facts
      facts={[
        { name: t('orderId'), value: <OrderId>{orderId}</OrderId> },
        { name: t('date'), value: <DateTime at={date} time /> },
        { name: t('amount'), value: <span className="tabular-nums">{money(amount)}</span> },
        ...(due ? [{ name: t('due'), value: <DateTime at={due} time /> }] : []),
        ...(paid.amount > 0 ? [{ name: t('paid'), value: <span className="tabular-nums">{money(paid)}</span> }] : []),
        ...(refunded.amount > 0
          ? [{ name: t('refunded'), value: <span className="tabular-nums">{money(refunded)}</span> }]
          : []),
        ...(refunds.length > 0 ? [{ name: t('refunds'), value: <Refunds refunds={refunds} /> }] : []),
        { name: t('shippingMethod'), value: shipping(shippingMethod) },
        { name: t('paymentMethod'), value: payment(paymentMethod) },
      ]}
    />
  );
}
