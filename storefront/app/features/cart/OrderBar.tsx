import type { ApiError } from '@shop/api-client';
import type { MoneyView } from '@shop/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { useFormat } from '../../ui/useFormat';
import { useCountryName } from '../addresses/useCountries';
import styles from './OrderBar.module.css';

interface OrderBarProps {
  /** Null without a quote. */
  total: MoneyView | null;
  country: string;
  /** Whether the total is not that of the cart as shown. */
  isStale: boolean;
  /** Why the order was not placed. */
  error?: ApiError | null;
  /** The button. */
  children: ReactNode;
}

/** The total and the order button. They stay at the bottom of the screen while the cart is longer than it. */
export function OrderBar({ total, country, isStale, error = null, children }: OrderBarProps) {
  const { t } = useTranslation(['cart', 'quote']);
  const { money } = useFormat();
  const nameOf = useCountryName();
  return (
    <section className={styles.bar} aria-label={t('bar')} data-stale={isStale || undefined}>
      <ErrorMessage error={error} />
      <p className={styles.price}>
        <span className={styles.text}>{t('quote:strip', { country: nameOf(country) })}</span>
        <strong className={`${styles.total} tabular-nums`}>{total ? money(total) : '–'}</strong>
      </p>
      {children}
    </section>
  );
}
