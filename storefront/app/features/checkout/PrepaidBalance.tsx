import type { OrderView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { bearer } from '../api/calls';
import { useAsked } from '../api/useAsked';
import { Figures } from '../quote/Figures';
import styles from './Checkout.module.css';

/** What the prepaid account holds, and what paying leaves of it. */
export function PrepaidBalance({ order }: { order: OrderView }) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  const { data: balance } = useAsked('balance', () => bearer.get('Account/MyCurrentBalance', {}));
  if (!balance) return null;
  const left = balance.amount - order.amount.amount;
  return (
    <div className={styles.balance}>
      <Figures
        figures={[
          { name: t('prepaid.balance'), value: money(balance) },
          { name: t('prepaid.order'), value: money({ ...order.amount, amount: -order.amount.amount }) },
          {
            name: t(left < 0 ? 'prepaid.short' : 'prepaid.left'),
            value: money({ ...balance, amount: Math.abs(left) }),
            weight: 'sum',
          },
        ]}
      />
    </div>
  );
}
