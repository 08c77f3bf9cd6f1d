import type { OrderView } from '@shop/contract';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { When } from '../../ui/When';
import { OtherWays } from '../checkout/OtherWays';
import { StatusMark } from '../orders/StatusMark';
import { OrderAgain } from '../reorder/OrderAgain';
import { CancelOrder } from './CancelOrder';
import { Deliveries } from './Deliveries';
import { History } from './History';
import { NowPanel } from './NowPanel';
import { OrderFacts } from './OrderFacts';
import { OrderItems } from './OrderItems';
import { OrderPageContext } from './order-page';
import { OrderQuote } from './OrderQuote';
import { Stages } from './Stages';
import { useItemWords } from './useItemWords';
import { useProducts } from './useProducts';
import styles from './ViewOrder.module.css';

/** An order whole: what is asked now, its items with artwork and proofs, where it goes, what it costs, what has happened. */
export function ViewOrder({ order, again }: { order: OrderView; again: () => void }) {
  const { t } = useTranslation('order');
  const products = useProducts(order.items.map(({ item }) => item.sku));
  const words = useItemWords(products);
  const allows = (event: string) => order.allowedEvents.includes(event);
  return (
    <OrderPageContext value={{ order, products, words, again, allows }}>
      <div className={styles.page}>
        <p className={styles.standing}>
          <StatusMark order={order} />
          <span>
            {t('placed')} <When at={order.date} />
          </span>
          <span>
            {t('lastUpdate')} <When at={order.lastUpdate} time />
          </span>
        </p>
        {order.reprintOf && <ReprintNote of={order.reprintOf} />}
        <Stages order={order} />
        <NowPanel />
        {order.requiredAction === 'pay_before_due' && <OtherWays order={order} />}
        <div className={styles.columns}>
          <div className={styles.main}>
            <OrderItems />
            <div className={styles.history}>
              <History />
            </div>
          </div>
          <div className={styles.aside}>
            <div className={styles.deliveries}>
              <Deliveries />
            </div>
            <OrderFacts />
            {!order.reprintOf && <OrderQuote />}
            <div>
              <OrderAgain orderId={order.orderId} />
            </div>
            <CancelOrder />
          </div>
        </div>
      </div>
    </OrderPageContext>
  );
}

/** That it costs nothing, and what it makes once more. */
function ReprintNote({ of }: { of: string }) {
  const { t } = useTranslation('order');
  const earlier = <Link to={`/account/view-order?orderId=${of}`} />;
  return (
    <p>
      <Trans t={t} i18nKey="reprintOf" values={{ orderId: of }} components={{ order: earlier }} />
    </p>
  );
}
