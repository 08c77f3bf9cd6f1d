import type { Result } from '@shop/api-client';
import { isInsured, STANDARD_PARCEL, type QuoteAmountsView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { useQuery } from '../api/useQuery';
import { standardSaving } from './standard-saving';
import type { RequestTerms } from './terms';
import styles from './WeightSummary.module.css';

interface StandardComparisonProps {
  /** The quote shown for the terms. */
  quote: QuoteAmountsView;
  terms: RequestTerms;
  /** What is quoted: the same text for the same items. */
  subject: string;
  /** Quotes the same items for other terms. */
  requestQuote: (terms: RequestTerms) => Promise<Result<QuoteAmountsView>>;
}

/** Says that a standard parcel, which is insured, costs no more than the uninsured parcel chosen; otherwise nothing. */
export function StandardComparison({ quote, terms, subject, requestQuote }: StandardComparisonProps) {
  const { t } = useTranslation('quote');
  const { money } = useFormat();
  const isCompared = !isInsured(terms.shippingMethod);
  const {
    data: standard,
    error,
    isFetching,
  } = useQuery(isCompared ? JSON.stringify([subject, terms, quote.adjusted.total]) : null, () =>
    requestQuote({ ...terms, shippingMethod: STANDARD_PARCEL }),
  );
  const saving = isCompared && standard && !error && !isFetching ? standardSaving(quote, standard) : null;
  if (saving === null) return null;
  return (
    <p className={`${styles.weight} tabular-nums`}>
      {saving === 0
        ? t('terms.standardCostsTheSame')
        : t('terms.standardCostsLess', { amount: money({ currency: quote.adjusted.currency, amount: saving }) })}
    </p>
  );
}
