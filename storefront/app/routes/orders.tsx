import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { AccountPage } from '../features/account/AccountPage';
import { api } from '../features/api/client';
import { QueryResult } from '../features/api/QueryResult';
import { useQuery } from '../features/api/useQuery';
import { GroupFilter } from '../features/orders/GroupFilter';
import { NoOrders } from '../features/orders/NoOrders';
import { parseOrderQuery } from '../features/orders/order-groups';
import { OrderTable } from '../features/orders/OrderTable';
import { Pagination } from '../ui/Pagination';
import styles from './orders.module.css';

const SIZE = 10;

export default function Orders() {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('toolbar.orders')}>
      <MyOrders />
    </AccountPage>
  );
}

function MyOrders() {
  const { t } = useTranslation('orders');
  const filter = parseOrderQuery(useLocation().search);
  const query = useQuery(JSON.stringify(filter), () => api.call('Account/MyAllOrders', { ...filter, size: SIZE }));
  return (
    <div className={styles.page} aria-busy={query.isFetching}>
      <GroupFilter current={filter.status} />
      <QueryResult query={query} hideStale>
        {({ total, items }) => (
          <>
            <p className="visually-hidden" role="status">
              {t('count', { count: total })}
            </p>
            {items.length > 0 ? (
              <OrderTable orders={items} caption={t('count', { count: total })} />
            ) : (
              <NoOrders group={filter.status} />
            )}
            <Pagination page={filter.page} size={SIZE} total={total} />
          </>
        )}
      </QueryResult>
    </div>
  );
}
