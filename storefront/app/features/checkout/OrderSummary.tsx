import type { OrderView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { When } from '../../ui/When';
import { AddressText } from '../addresses/AddressText';
import { useMethodNames } from '../order/useMethodNames';
import { AdjustedFigures } from '../quote/AdjustedFigures';
import { PromiseLine } from '../quote/PromiseLine';
import { daysWords } from '../quote/shipping-option';
import { useShippingOptions } from '../quote/useShippingOptions';
import { WeightLine } from '../quote/WeightLine';
import styles from './OrderSummary.module.css';

/** Whom the order is for, how it ships, and how it is paid. */
export function ShippingDetails({ order }: { order: OrderView }) {
  const { t } = useTranslation(['cart', 'quote']);
  const names = useMethodNames();
  const options = useShippingOptions(order.shipTo.country, order.currency);
  const days = options?.find(({ method }) => method === order.shippingMethod)?.days;
  return (
    <section className={styles.part} aria-labelledby="shipping-details">
      <h2 id="shipping-details">{t('complete.shipping')}</h2>
      <AddressText address={order.shipTo} />
      <p className={styles.method}>
        {names.shipping(order.shippingMethod)}
        {days && (
          <span className={styles.days}>
            {t('quote:terms.days', { major: daysWords(days.major), other: daysWords(days.other) })}
          </span>
        )}
        <span className={styles.days}>{t('quote:terms.production')}</span>
      </p>
      <WeightLine quote={order.quote} />
      {order.promise && <PromiseLine promise={order.promise} />}
    </section>
  );
}

/** The order's id, date, method of payment and amounts. */
export function OrderInfo({ order }: { order: OrderView }) {
  const { t } = useTranslation('cart');
  const names = useMethodNames();
  const rows = [
    [
      t('complete.orderId'),
      <span key="id" className="figures">
        {order.orderId}
      </span>,
    ],
    [t('complete.date'), <When key="date" at={order.date} time />],
    [t('complete.payment'), names.payment(order.paymentMethod)],
    ...(order.due ? [[t('complete.due'), <When key="due" at={order.due} time />]] : []),
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
      <AdjustedFigures quote={order.quote} />
    </section>
  );
}
