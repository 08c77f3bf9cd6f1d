import { useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { Link } from '../../ui/Link';
import styles from './BulkPrompt.module.css';

/** Offers a word with staff where an order is large. */
export function BulkPrompt() {
  const { t } = useTranslation('quote');
  return (
    <aside className={styles.bulk}>
      <p className={styles.title}>{t('bulk.title')}</p>
      <p>
        {t('bulk.words')} {pageExists('/contactus') && <Link to="/contactus">{t('bulk.ask')}</Link>}
      </p>
    </aside>
  );
}
