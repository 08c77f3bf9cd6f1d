import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { AccountPage } from '../features/account/AccountPage';
import { AnswerOf } from '../features/account/AnswerOf';
import { bearer } from '../features/api/calls';
import { useAsked } from '../features/api/useAsked';
import { GroupFilter } from '../features/orders/GroupFilter';
import { NoOrders } from '../features/orders/NoOrders';
import { readOrderQuery } from '../features/orders/order-groups';
import { OrderTable } from '../features/orders/OrderTable';
import { Pages } from '../ui/Pages';
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
  const query = readOrderQuery(useLocation().search);
  const asked = useAsked(JSON.stringify(query), () => bearer.get('Account/MyAllOrders', { ...query, size: SIZE }));
  return (
    <div className={styles.page} aria-busy={asked.busy}>
      <GroupFilter current={query.status} />
      <AnswerOf asked={asked} fresh>
        {({ total, items }) => (
          <>
            <p className="visually-hidden" role="status">
              {t('count', { count: total })}
            </p>
            {items.length > 0 ? <OrderTable orders={items} caption={t('count', { count: total })} /> : <NoOrders group={query.status} />}
            <Pages page={query.page} size={SIZE} total={total} />
          </>
        )}
      </AnswerOf>
    </div>
  );
}
