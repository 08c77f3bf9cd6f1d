import { useTranslation } from 'react-i18next';
import { AskStaff } from '../staff-quote/AskStaff';
import type { Wanted } from '../staff-quote/AskForm';
import styles from './BulkPrompt.module.css';

/** Offers a quote by staff where an order is large. */
export function BulkPrompt({ wanted }: { wanted: Wanted }) {
  const { t } = useTranslation('quote');
  return (
    <aside className={styles.bulk}>
      <p className={styles.title}>{t('bulk.title')}</p>
      <p>{t('bulk.words')}</p>
      <p className={styles.ask}>
        <AskStaff wanted={wanted} />
      </p>
    </aside>
  );
}
