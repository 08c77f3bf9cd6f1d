import { Button } from '@mantine/core';
import type { OrderSummaryView } from '@shop/contract';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { useFormat } from '../../ui/useFormat';
import { When } from '../../ui/When';
import { OrderAgain } from '../reorder/OrderAgain';
import { invoiceOf, nextStep, trackingOf, viewOrder } from './next-step';
import styles from './OrderTable.module.css';
import { StatusMark } from './StatusMark';

const columns = ['order', 'date', 'amount', 'currency', 'shipTo', 'invoice', 'track', 'manage'] as const;

/** Orders, a row each; where there is no room for a row, a card each. */
export function OrderTable({ orders, caption }: { orders: readonly OrderSummaryView[]; caption: string }) {
  const { t } = useTranslation('orders');
  return (
    <div className={styles.room}>
      <table className={styles.table} role="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead className={styles.head} role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader" data-column={column}>
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {orders.map((order) => (
            <OrderRow key={order.orderId} order={order} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OrderRow({ order }: { order: OrderSummaryView }) {
  const { t } = useTranslation('orders');
  const { amount } = useFormat();
  const { orderId, group } = order;
  return (
    <tr className={styles.row} role="row" data-group={group}>
      <th scope="row" role="rowheader" data-column="order">
        <Link to={viewOrder(orderId)} className={styles.id}>
          {orderId}
        </Link>
        <StatusMark order={order} />
      </th>
      <td role="cell" data-column="date">
        <When at={order.date} />
      </td>
      <td role="cell" data-column="amount" className="figures">
        {amount(order.amount)}
      </td>
      <td role="cell" data-column="currency">
        {order.amount.currency}
      </td>
      <td role="cell" data-column="shipTo">
        {order.shipTo}
      </td>
      <td role="cell" data-column="invoice">
        <Link to={invoiceOf(orderId)} aria-label={t('invoiceOf', { orderId })}>
          {t('invoice')}
        </Link>
      </td>
      <td role="cell" data-column="track">
        <Link to={trackingOf(orderId)} aria-label={t('trackOf', { orderId })}>
          {t('track')}
        </Link>
        {order.tracking.map(({ agent, trackingNumber }) => (
          <span key={trackingNumber} className={`${styles.parcel} figures`}>
            {agent} {trackingNumber}
          </span>
        ))}
      </td>
      <td role="cell" data-column="manage">
        <Manage order={order} />
      </td>
    </tr>
  );
}

/** The one thing the order asks for, or the way to look at it. */
function Manage({ order }: { order: OrderSummaryView }) {
  const { t } = useTranslation('orders');
  const step = nextStep(order);
  if (!step) {
    return (
      <div className={styles.ways}>
        <Button component={Link} to={viewOrder(order.orderId)} variant="default" size="xs" aria-label={t('viewOf', { orderId: order.orderId })}>
          {t('view')}
        </Button>
        <OrderAgain orderId={order.orderId} size="xs" variant="subtle" />
      </div>
    );
  }
  return (
    <>
      <Button component={Link} to={step.to} size="xs" aria-label={t('actionOf', { action: t(`action.${step.action}`), orderId: order.orderId })}>
        {t(`action.${step.action}`)}
      </Button>
      {order.due && (
        <span className={styles.due}>
          <Trans t={t} i18nKey="due" components={{ due: <When at={order.due} /> }} />
        </span>
      )}
    </>
  );
}
