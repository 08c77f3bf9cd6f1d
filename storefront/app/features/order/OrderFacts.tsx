import type { OrderView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { useFormat } from '../../ui/useFormat';
import { When } from '../../ui/When';
import { AddressText } from '../addresses/AddressText';
import { OrderPapers } from '../documents/OrderPapers';
import { invoiceOf, trackingOf } from '../orders/next-step';
import { OrderId } from '../orders/OrderId';
import { PromiseLine } from '../quote/PromiseLine';
import { useMethodNames } from './useMethodNames';
import { useOrderPage } from './order-page';
import { Refunds } from './Refunds';
import styles from './OrderFacts.module.css';
import { Facts, Section } from './Section';

/** Where the order goes and how, how it is paid, what was noted. */
export function OrderFacts() {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  return (
    <>
      <Section title={t('shipTo')}>
        <AddressText address={order.shipTo} />
      </Section>
      <Section title={t('info')}>
        <Info order={order} />
        {order.promise && <PromiseLine promise={order.promise} />}
        <p className={styles.links}>
          <Link to={invoiceOf(order.orderId)}>{t('invoice')}</Link>
          <Link to={trackingOf(order.orderId)}>{t('track')}</Link>
        </p>
        <OrderPapers order={order} />
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
        { name: t('date'), value: <When at={date} time /> },
        { name: t('amount'), value: <span className="figures">{money(amount)}</span> },
        ...(due ? [{ name: t('due'), value: <When at={due} time /> }] : []),
        ...(paid.amount > 0 ? [{ name: t('paid'), value: <span className="figures">{money(paid)}</span> }] : []),
        ...(refunded.amount > 0 ? [{ name: t('refunded'), value: <span className="figures">{money(refunded)}</span> }] : []),
        ...(refunds.length > 0 ? [{ name: t('refunds'), value: <Refunds refunds={refunds} /> }] : []),
        { name: t('shippingMethod'), value: shipping(shippingMethod) },
        { name: t('paymentMethod'), value: payment(paymentMethod) },
      ]}
    />
  );
}
