import type { OrderView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { DateTime } from '../../ui/DateTime';
import { AddressText } from '../addresses/AddressText';
import { useMethodNames } from '../order/useMethodNames';
import { AdjustedAmounts } from '../quote/AdjustedAmounts';
import { DeliveryPromise } from '../quote/DeliveryPromise';
import { formatDays } from '../quote/shipping-option';
import { useShippingOptions } from '../quote/useShippingOptions';
import { WeightSummary } from '../quote/WeightSummary';
import styles from './OrderSummary.module.css';

/** Keeps the line of the delivery time until it is known. */
const NO_BREAK_SPACE = '\u00a0';

/** Recipient, shipping method, delivery time and weight. */
export function ShippingDetails({ order }: { order: OrderView }) {
  const { t } = useTranslation(['cart', 'quote']);
  const { locale } = useSite();
  const names = useMethodNames();
  const options = useShippingOptions(order.shipTo.country, order.currency);
  const days = options?.find(({ method }) => method === order.shippingMethod)?.days;
  return (
    <section className={styles.part} aria-labelledby="shipping-details">
      <h2 id="shipping-details">{t('complete.shipping')}</h2>
      <AddressText address={order.shipTo} />
      <p className={styles.method}>
        {names.shipping(order.shippingMethod)}
        {(days || !options) && (
          <span className={styles.days}>
            {days
              ? t('quote:terms.days', { major: formatDays(days.major, locale), other: formatDays(days.other, locale) })
              : NO_BREAK_SPACE}
          </span>
        )}
        <span className={styles.days}>{t('quote:terms.production')}</span>
      </p>
      <WeightSummary quote={order.quote} />
      {order.promise && <DeliveryPromise promise={order.promise} />}
    </section>
  );
}

/** Order id, date, payment method and amounts. */
export function OrderInfo({ order }: { order: OrderView }) {
  const { t } = useTranslation('cart');
  const names = useMethodNames();
  const rows = [
    [
      t('complete.orderId'),
      <span key="id" className="tabular-nums">
        {order.orderId}
      </span>,
    ],
    [t('complete.date'), <DateTime key="date" at={order.date} time />],
    [t('complete.payment'), names.payment(order.paymentMethod)],
    ...(order.due ? [[t('complete.due'), <DateTime key="due" at={order.due} time />]] : []),
  ];
  return (
    <section className={styles.part} aria-labelledby="order-info">
      <h2 id="order-info">{t('complete.info')}</h2>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={String(name)}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <AdjustedAmounts quote={order.quote} />
    </section>
  );
}
