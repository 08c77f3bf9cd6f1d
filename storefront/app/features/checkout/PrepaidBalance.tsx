import type { OrderView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { api } from '../api/client';
import { useQuery } from '../api/useQuery';
import { AmountList } from '../quote/AmountList';
import styles from './Checkout.module.css';

/** The prepaid balance before and after the payment. */
export function PrepaidBalance({ order }: { order: OrderView }) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  const { data: balance } = useQuery('balance', () => api.call('Account/MyCurrentBalance', {}));
  if (!balance) return null;
  const remaining = balance.amount - order.amount.amount;
  return (
    <div className={styles.balance}>
      <AmountList
        amounts={[
          { name: t('prepaid.balance'), value: money(balance) },
          { name: t('prepaid.order'), value: money({ ...order.amount, amount: -order.amount.amount }) },
          {
            name: t(remaining < 0 ? 'prepaid.short' : 'prepaid.left'),
            value: money({ ...balance, amount: Math.abs(remaining) }),
            weight: 'sum',
          },
        ]}
      />
    </div>
  );
}
