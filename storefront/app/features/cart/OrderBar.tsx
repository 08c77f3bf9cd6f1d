import type { MoneyView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { useFormat } from '../../ui/useFormat';
import { useCountryName } from '../addresses/useCountries';
import styles from './OrderBar.module.css';
import type { PlaceOrderState } from './usePlaceOrder';

interface OrderBarProps {
  /** Null without a quote. */
  total: MoneyView | null;
  country: string;
  /** Whether the total is not that of the cart as shown. */
  isStale: boolean;
  placement: PlaceOrderState;
}

/** The total and the order button. They stay at the bottom of the screen while the cart is longer than it. */
export function OrderBar({ total, country, isStale, placement }: OrderBarProps) {
  const { t } = useTranslation(['cart', 'quote']);
  const { money } = useFormat();
  const nameOf = useCountryName();
  return (
    <section className={styles.bar} aria-label={t('bar')} data-stale={isStale || undefined}>
      <ErrorMessage error={placement.error} />
      <p className={styles.price}>
        <span className={styles.text}>{t('quote:strip', { country: nameOf(country) })}</span>
        <strong className={`${styles.total} tabular-nums`}>{total ? money(total) : '–'}</strong>
      </p>
      <Button
        size="md"
        className={styles.place}
        onClick={placement.place}
        loading={placement.isPending}
        disabled={total === null || isStale}
      >
        {t('place')}
      </Button>
    </section>
  );
}
