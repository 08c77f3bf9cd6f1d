import type { Result } from '@shop/api-client';
import type { OrderSummaryView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { Skeleton } from '../../ui/Skeleton';
import { api } from '../api/client';
import { QueryResult } from '../api/QueryResult';
import { useQuery, type Query } from '../api/useQuery';
import { NoOrders } from '../orders/NoOrders';
import { selectRecentOrders } from '../orders/order-groups';
import { OrderTable } from '../orders/OrderTable';
import styles from './RecentOrders.module.css';

const MAX_ORDERS = 6;

/** Loads the orders that need an action of the customer, then the newest others. */
export function useRecentOrders(isEnabled: boolean): Query<RecentOrderList> {
  return useQuery(isEnabled ? 'orders' : null, loadRecentOrders);
}

export function RecentOrders({ query }: { query: Query<RecentOrderList> }) {
  const { t } = useTranslation('account');
  return (
    <section className={styles.orders} aria-labelledby="orders">
      <header className={styles.head}>
        <h2 id="orders">{t('orders.title')}</h2>
        {query.data && query.data.shown.length > 0 && (
          <Link to="/account/orders">{t('orders.all', { count: query.data.total })}</Link>
        )}
      </header>
      <QueryResult query={query} placeholder={<Skeleton height={240} />}>
        {({ shown, waiting }) =>
          shown.length > 0 ? (
            <>
              <p className={waiting > 0 ? styles.waiting : styles.muted}>{t('orders.waiting', { count: waiting })}</p>
              <OrderTable orders={shown} caption={t('orders.title')} />
            </>
          ) : (
            <NoOrders />
          )
        }
      </QueryResult>
    </section>
  );
}

interface RecentOrderList {
  shown: OrderSummaryView[];
  total: number;
  waiting: number;
}

async function loadRecentOrders(): Promise<Result<RecentOrderList>> {
  const [waiting, newest] = await Promise.all([
    api.call('Account/MyAllOrders', { status: 'waiting', size: MAX_ORDERS }),
    api.call('Account/MyAllOrders', { size: MAX_ORDERS }),
  ]);
  if (!waiting.ok) return waiting;
  if (!newest.ok) return newest;
  const shown = selectRecentOrders(waiting.data.items, newest.data.items, MAX_ORDERS);
  return { ok: true, data: { shown, total: newest.data.total, waiting: waiting.data.total } };
}
