import { Button } from '@mantine/core';
import type { OrderView } from '@shop/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { AnswerOf } from '../account/AnswerOf';
import { bearer } from '../api/calls';
import { useAsked } from '../api/useAsked';
import styles from './NoOrders.module.css';
import { useReturn } from './useReturn';

interface OwnOrderProps {
  orderId: string;
  /** `again` reads the order anew. */
  children: (order: OrderView, again: () => void) => ReactNode;
}

/** One of the reader's own orders; another's is as absent as one that never was. */
export function OwnOrder({ orderId, children }: OwnOrderProps) {
  const { t } = useTranslation('orders');
  const asked = useAsked(orderId, () => bearer.get('Account/ViewOrder', { orderId }));
  useReturn(asked.again);
  if (asked.refusal?.code === 'resource_not_found') {
    return (
      <div className={styles.none} role="alert">
        <p>{t('notFound')}</p>
        <Button component={Link} to="/account/orders" variant="default">
          {t('toOrders')}
        </Button>
      </div>
    );
  }
  return <AnswerOf asked={asked}>{(order) => children(order, asked.again)}</AnswerOf>;
}
