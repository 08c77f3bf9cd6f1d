import type { Output } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toasts';
import { DownloadButton } from '../documents/DownloadButton';
import { isShopper } from '../session/roles';
import { CloseAccount } from './CloseAccount';
import { formatDataFileName } from './file-name';
import styles from './MyData.module.css';

/** Download of the customer's personal data, and closing the account. */
export function MyData({ info }: { info: Output<'Account/MyAccountInfo'> }) {
  const { t } = useTranslation('account');
  return (
    <section className={styles.section} aria-labelledby="my-data">
      <h2 id="my-data">{t('data.title')}</h2>
      <div className={styles.part}>
        <h3>{t('data.download')}</h3>
        <p className={styles.text}>{t('data.downloadText')}</p>
        <DownloadButton
          call="Account/MyData"
          query={{}}
          rename={() => formatDataFileName(new Date())}
          onSaved={() => toast(t('data.saved'), 'success')}
        >
          {t('data.downloadButton')}
        </DownloadButton>
      </div>
      <div className={styles.part}>
        <h3>{t('close.title')}</h3>
        {isShopper(info.role) ? <CloseAccount email={info.email} /> : <p className={styles.text}>{t('close.staff')}</p>}
      </div>
    </section>
  );
}
