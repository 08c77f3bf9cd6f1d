import { useTranslation } from 'react-i18next';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { Link } from '../../ui/Link';
import styles from '../product/RestoredItemNotice.module.css';
import type { OpenedConfiguration } from './useSavedConfiguration';

/** Names the saved configuration that the page shows. */
export function OpenedConfigurationNotice({ opened }: { opened: OpenedConfiguration }) {
  const { t } = useTranslation('quote');
  return (
    <div role="status">
      {opened.state === 'failed' && <ErrorMessage error={opened.error} />}
      {(opened.state === 'found' || opened.state === 'gone') && (
        <div className={styles.note}>
          <p>{opened.state === 'found' ? t('saved.opened', { name: opened.name }) : t('saved.gone')}</p>
          <p className={styles.actions}>
            <Link to="/account/saved">{t('saved.all')}</Link>
          </p>
        </div>
      )}
    </div>
  );
}
