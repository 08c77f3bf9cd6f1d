import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { refusedField } from '../quote/refused-field';
import type { Wanted } from '../staff-quote/AskForm';
import { AskStaff } from '../staff-quote/AskStaff';
import styles from './NoQuote.module.css';
import type { Configurator } from './useConfigurator';
import type { QuoteErrors } from './useQuoteErrors';

/** What no instant quote covers, and staff may. */
const FOR_STAFF: readonly string[] = ['size_out_of_range', 'quantity_out_of_range', 'shipping_unavailable'];

/** Why there is no price, where that is not plain from a field. */
export function NoQuote({
  configurator: { quote, empty },
  errors,
  wanted,
}: {
  configurator: Configurator;
  errors: QuoteErrors;
  wanted: Wanted;
}) {
  const { t } = useTranslation('quote');
  const { refusal, again, busy } = quote;
  if (empty.length > 0 || Object.keys(errors).length > 0) {
    return (
      <div className={styles.open}>
        <p className={styles.words} role="status">
          {t('noQuote')}
        </p>
        {refusal && empty.length === 0 && FOR_STAFF.includes(refusal.code) && (
          <>
            <p className={styles.beyond}>{t('staff.beyond')}</p>
            <AskStaff wanted={wanted} />
          </>
        )}
      </div>
    );
  }
  if (!refusal || refusedField(refusal)) return null;
  return (
    <div className={styles.failed} role="alert">
      <p>{refusal.status >= 400 && refusal.status < 500 && refusal.detail ? refusal.detail : t('failed')}</p>
      <p className={styles.ways}>
        <Button size="xs" variant="default" onClick={again} loading={busy}>
          {t('retry')}
        </Button>
        <AskStaff wanted={wanted} />
      </p>
    </div>
  );
}
