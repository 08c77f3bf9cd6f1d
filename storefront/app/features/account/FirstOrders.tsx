import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import type { Answer } from '../api/refusal';
import { bearer } from '../api/calls';
import { useAsked } from '../api/useAsked';
import { NoOrders } from '../orders/NoOrders';
import { firstOrders } from '../orders/order-groups';
import { OrderTable } from '../orders/OrderTable';
import type { OrderSummaryView } from '@shop/contract';
import { AnswerOf } from './AnswerOf';
import styles from './FirstOrders.module.css';

const MOST = 6;

/** The orders that wait for their owner, then the newest others. */
export function FirstOrders() {
  const { t } = useTranslation('account');
  const asked = useAsked('orders', askFirst);
  return (
    <section className={styles.orders} aria-labelledby="orders">
      <header className={styles.head}>
        <h2 id="orders">{t('orders.title')}</h2>
        {asked.data && asked.data.shown.length > 0 && <Link to="/account/orders">{t('orders.all', { count: asked.data.total })}</Link>}
      </header>
      <AnswerOf asked={asked} waiting={<Skeleton height={240} />}>
        {({ shown, waiting }) =>
          shown.length > 0 ? (
            <>
              <p className={waiting > 0 ? styles.waiting : styles.soft}>{t('orders.waiting', { count: waiting })}</p>
              <OrderTable orders={shown} caption={t('orders.title')} />
            </>
          ) : (
            <NoOrders />
          )
        }
      </AnswerOf>
    </section>
  );
}

interface First {
  shown: OrderSummaryView[];
  total: number;
  waiting: number;
}

async function askFirst(): Promise<Answer<First>> {
  const [waiting, newest] = await Promise.all([
    bearer.get('Account/MyAllOrders', { status: 'waiting', size: MOST }),
    bearer.get('Account/MyAllOrders', { size: MOST }),
  ]);
  if (!waiting.ok) return waiting;
  if (!newest.ok) return newest;
  const shown = firstOrders(waiting.data.items, newest.data.items, MOST);
  return { ok: true, data: { shown, total: newest.data.total, waiting: waiting.data.total } };
}
