import type { QuoteAmountsView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { useSession } from '../session/useSession';
import styles from './WeightSummary.module.css';

/** What a reseller saves by paying from the prepaid account, which has no fees; nothing for a quote without fees. */
export function PrepaidSaving({ quote: { adjusted } }: { quote: QuoteAmountsView }) {
  const { t } = useTranslation('quote');
  const { money } = useFormat();
  const isReseller = useSession()?.role === 'reseller';
  const fees = adjusted.exchangeFee + adjusted.remittanceFee;
  if (!isReseller || fees === 0) return null;
  const amount = money({ currency: adjusted.currency, amount: fees });
  return <p className={`${styles.weight} tabular-nums`}>{t('adjusted.prepaidSaving', { amount })}</p>;
}
