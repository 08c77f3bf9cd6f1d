import type { OrderView } from '@shop/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button';
import { api } from '../api/client';
import { QueryResult } from '../api/QueryResult';
import { useQuery } from '../api/useQuery';
import styles from './NoOrders.module.css';
import { useRefetchOnReturn } from './useRefetchOnReturn';

interface MyOrderProps {
  orderId: string;
  /** `refetch` loads the order again. */
  children: (order: OrderView, refetch: () => void) => ReactNode;
}

/** Loads an order of the customer. Orders of others are not found. */
export function MyOrder({ orderId, children }: MyOrderProps) {
  const { t } = useTranslation('orders');
  const query = useQuery(orderId, () => api.call('Account/ViewOrder', { orderId }));
  useRefetchOnReturn(query.refetch);
  if (query.error?.code === 'resource_not_found') {
    return (
      <div className={styles.none} role="alert">
        <p>{t('notFound')}</p>
        <ButtonLink to="/account/orders" variant="default">
          {t('toOrders')}
        </ButtonLink>
      </div>
    );
  }
  return <QueryResult query={query}>{(order) => children(order, query.refetch)}</QueryResult>;
}
