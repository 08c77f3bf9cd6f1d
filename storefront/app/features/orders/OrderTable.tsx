import type { OrderSummaryView } from '@shop/contract';
import { Trans, useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import { Link } from '../../ui/Link';
import { useFormat } from '../../ui/useFormat';
import { ReorderButton } from '../reorder/ReorderButton';
import { invoicePath, nextStep, trackingPath, orderPath } from './next-step';
import styles from './OrderTable.module.css';
import { StatusChip } from './StatusChip';

const columns = ['order', 'date', 'amount', 'currency', 'shipTo', 'invoice', 'track', 'manage'] as const;

/** A table of orders; cards on narrow screens. */
export function OrderTable({ orders, caption }: { orders: readonly OrderSummaryView[]; caption: string }) {
  const { t } = useTranslation('orders');
  return (
    <div className={styles.container}>
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
        <Link to={orderPath(orderId)} className={styles.id}>
          {orderId}
        </Link>
        <StatusChip order={order} hasShipments={order.tracking.length > 0} />
      </th>
      <td role="cell" data-column="date">
        <DateTime at={order.date} />
      </td>
      <td role="cell" data-column="amount" className="tabular-nums">
        {amount(order.amount)}
      </td>
      <td role="cell" data-column="currency">
        {order.amount.currency}
      </td>
      <td role="cell" data-column="shipTo">
        {order.shipTo}
      </td>
      <td role="cell" data-column="invoice">
        <Link to={invoicePath(orderId)} aria-label={t('invoiceOf', { orderId })}>
          {t('invoice')}
        </Link>
      </td>
      <td role="cell" data-column="track">
        <Link to={trackingPath(orderId)} aria-label={t('trackOf', { orderId })}>
          {t('track')}
        </Link>
        {order.tracking.map(({ agent, trackingNumber }) => (
          <span key={trackingNumber} className={`${styles.parcel} tabular-nums`}>
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

/** A button for the required action, or links to view and reorder. */
function Manage({ order }: { order: OrderSummaryView }) {
  const { t } = useTranslation('orders');
  const step = nextStep(order);
  if (!step) {
    return (
      <div className={styles.actions}>
        <ButtonLink
          to={orderPath(order.orderId)}
          variant="default"
          size="xs"
          aria-label={t('viewOf', { orderId: order.orderId })}
        >
          {t('view')}
        </ButtonLink>
        <ReorderButton orderId={order.orderId} size="xs" variant="subtle" />
      </div>
    );
  }
  return (
    <>
      <ButtonLink
        to={step.to}
        size="xs"
        aria-label={t('actionOf', { action: t(`action.${step.action}`), orderId: order.orderId })}
      >
        {t(`action.${step.action}`)}
      </ButtonLink>
      {order.due && (
        <span className={styles.due}>
          <Trans t={t} i18nKey="due" components={{ due: <DateTime at={order.due} /> }} />
        </span>
      )}
    </>
  );
}
