import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import type { QuoteSubject } from '../quote-requests/QuoteRequestForm';
import { RequestQuoteButton } from '../quote-requests/RequestQuoteButton';
import { findErrorField, refusedQuoteText } from '../quote/error-field';
import styles from './QuoteUnavailable.module.css';
import type { Configurator } from './useConfigurator';
import type { QuoteErrors } from './useQuoteErrors';

/** Errors of items that have no instant quote but may be quoted by staff. */
const STAFF_QUOTE_CODES: readonly string[] = ['size_out_of_range', 'quantity_out_of_range', 'shipping_unavailable'];

/** Explains why there is no quote if no field shows the reason. */
export function QuoteUnavailable({
  configurator: { quote, empty },
  errors,
  subject,
}: {
  configurator: Configurator;
  errors: QuoteErrors;
  subject: QuoteSubject;
}) {
  const { t } = useTranslation('quote');
  const { error, refetch, isFetching } = quote;
  const isMarked = Object.keys(errors).length > 0;
  if (isMarked || empty.length > 0) {
    return (
      <div className={styles.unavailable}>
        <p className={styles.text} role="status">
          {t(isMarked ? 'noQuote' : 'noQuoteEmpty')}
        </p>
        {error && empty.length === 0 && STAFF_QUOTE_CODES.includes(error.code) && (
          <>
            <p className={styles.staffOption}>{t('staff.beyond')}</p>
            <RequestQuoteButton subject={subject} />
          </>
        )}
      </div>
    );
  }
  if (!error || findErrorField(error)) return null;
  return (
    <div className={styles.failed} role="alert">
      <p>{refusedQuoteText(error) || t('failed')}</p>
      <p className={styles.actions}>
        <Button size="xs" variant="default" onClick={refetch} loading={isFetching}>
          {t('retry')}
        </Button>
        <RequestQuoteButton subject={subject} />
      </p>
    </div>
  );
}
