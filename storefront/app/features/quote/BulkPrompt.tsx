import { useTranslation } from 'react-i18next';
import type { QuoteSubject } from '../quote-requests/QuoteRequestForm';
import { RequestQuoteButton } from '../quote-requests/RequestQuoteButton';
import styles from './BulkPrompt.module.css';

/** Suggests a quote by staff for large orders. */
export function BulkPrompt({ subject }: { subject: QuoteSubject }) {
  const { t } = useTranslation('quote');
  return (
    <aside className={styles.bulk}>
      <p className={styles.title}>{t('bulk.title')}</p>
      <p>{t('bulk.text')}</p>
      <p className={styles.ask}>
        <RequestQuoteButton subject={subject} />
      </p>
    </aside>
  );
}
