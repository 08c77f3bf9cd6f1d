import type { OrderView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { When } from '../../ui/When';
import { AddressText } from '../addresses/AddressText';
import { useMethodNames } from '../order/useMethodNames';
import { AdjustedFigures } from '../quote/AdjustedFigures';
import { WeightLine } from '../quote/WeightLine';
import styles from './OrderSummary.module.css';

/** Whom the order is for, how it ships, and how it is paid. */
export function ShippingDetails({ order }: { order: OrderView }) {
  const { t } = useTranslation('cart');
  const names = useMethodNames();
  return (
    <section className={styles.part} aria-labelledby="shipping-details">
      <h2 id="shipping-details">{t('complete.shipping')}</h2>
      <AddressText address={order.shipTo} />
      <p className={styles.method}>{names.shipping(order.shippingMethod)}</p>
      <WeightLine quote={order.quote} />
    </section>
  );
}

/** The order's id, date, method of payment and amounts. */
export function OrderInfo({ order }: { order: OrderView }) {
  const { t } = useTranslation('cart');
  const names = useMethodNames();
  const rows = [
    [t('complete.orderId'), <span key="id" className="figures">{order.orderId}</span>],
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
