import type { OrderItemView, OrderView } from '@shop/contract';
import { lazy, Suspense } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/DateTime';
import { Link } from '../../ui/Link';
import { ArtworkBatch } from '../artwork/ArtworkBatch';
import { OtherPaymentMethods } from '../checkout/OtherPaymentMethods';
import { StatusChip } from '../orders/StatusChip';
import { usePolling } from '../preflight/usePolling';
import { NextStepPanel } from './NextStepPanel';
import { OrderPageContext } from './order-page';
import { OrderFacts } from './OrderFacts';
import { OrderHistory } from './OrderHistory';
import { OrderItems } from './OrderItems';
import { OrderProgress } from './OrderProgress';
import { OrderQuote } from './OrderQuote';
import { Shipments } from './Shipments';
import { useItemLabels } from './useItemLabels';
import { useProducts } from './useProducts';
import styles from './ViewOrder.module.css';

// At the end of the page, where nothing moves when they appear.
const ReorderButton = lazy(async () => ({ default: (await import('../reorder/ReorderButton')).ReorderButton }));
const CancelOrder = lazy(async () => ({ default: (await import('./CancelOrder')).CancelOrder }));

/** The order page: next step, items, recipient, quote and history. */
export function ViewOrder({ order, refetch }: { order: OrderView; refetch: () => void }) {
  const { t } = useTranslation('order');
  const products = useProducts(order.items.map(({ item }) => item.sku));
  const labels = useItemLabels();
  const isBeingChecked = ({ artwork }: OrderItemView) => artwork?.preflight && artwork.preflight.state !== 'done';
  usePolling(order.items.some(isBeingChecked), refetch);
  const allows = (event: string) => order.allowedEvents.includes(event);
  return (
    <OrderPageContext value={{ order, products, labels, refetch, allows }}>
      <div className={styles.page}>
        <p className={styles.status}>
          <StatusChip order={order} hasShipments={order.shipments.length > 0} />
          <span>
            {t('placed')} <DateTime at={order.date} />
          </span>
          <span>
            {t('lastUpdate')} <DateTime at={order.lastUpdate} time />
          </span>
        </p>
        {order.reprintOf && <ReprintNote of={order.reprintOf} />}
        <OrderProgress order={order} />
        <NextStepPanel />
        {order.requiredAction === 'pay_before_due' && <OtherPaymentMethods order={order} />}
        <div className={styles.columns}>
          <div className={styles.main}>
            {allows('user_file_upload') && <ArtworkBatch />}
            <OrderItems />
            <div className={styles.history}>
              <OrderHistory />
            </div>
          </div>
          <div className={styles.aside}>
            <div className={styles.shipments}>{order.shipments.length > 0 && <Shipments />}</div>
            <OrderFacts />
            {!order.reprintOf && <OrderQuote />}
            <Suspense>
              <div>
                <ReorderButton orderId={order.orderId} />
              </div>
              {allows('order_cancelled') && <CancelOrder />}
            </Suspense>
          </div>
        </div>
      </div>
    </OrderPageContext>
  );
}

/** Explains that the order is a free reprint of another one. */
function ReprintNote({ of }: { of: string }) {
  const { t } = useTranslation('order');
  const originalOrder = <Link to={`/account/view-order?orderId=${of}`} />;
  return (
    <p>
      <Trans t={t} i18nKey="reprintOf" values={{ orderId: of }} components={{ order: originalOrder }} />
    </p>
  );
}
