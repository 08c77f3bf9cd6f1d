import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { Link } from '../../ui/Link';
import { refusedField } from '../quote/refused-field';
import styles from './NoQuote.module.css';
import type { Configurator } from './useConfigurator';
import type { QuoteErrors } from './useQuoteErrors';

/** Why there is no price, where that is not plain from a field. */
export function NoQuote({
  configurator: { quote, empty },
  errors,
}: {
  configurator: Configurator;
  errors: QuoteErrors;
}) {
  const { t } = useTranslation('quote');
  const { refusal, again, busy } = quote;
  if (empty.length > 0 || Object.keys(errors).length > 0) {
    return (
      <p className={styles.words} role="status">
        {t('noQuote')}
      </p>
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
        {pageExists('/contactus') && <Link to="/contactus">{t('contact')}</Link>}
      </p>
    </div>
  );
}
