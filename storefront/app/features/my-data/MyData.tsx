import { Button } from '@mantine/core';
import type { Output } from '@shop/contract';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RefusalNote } from '../../ui/RefusalNote';
import { toast } from '../../ui/toasts';
import { fetchFile, saveFile } from '../api/download';
import { useSending } from '../api/useSending';
import { isShopper } from '../session/roles';
import { CloseAccount } from './CloseAccount';
import { dataFileName } from './file-name';
import styles from './MyData.module.css';

/** What the shop holds about its reader: to be taken along, and to be gone. */
export function MyData({ info }: { info: Output<'Account/MyAccountInfo'> }) {
  const { t } = useTranslation('account');
  const { send, busy, refusal } = useSending(() => fetchFile('Account/MyData', {}));

  async function download() {
    const file = await send();
    if (!file) return;
    saveFile(file, dataFileName(new Date()));
    toast(t('data.saved'), 'success');
  }

  return (
    <section className={styles.section} aria-labelledby="my-data">
      <h2 id="my-data">{t('data.title')}</h2>
      <div className={styles.part}>
        <h3>{t('data.download')}</h3>
        <p className={styles.words}>{t('data.downloadWords')}</p>
        <Button variant="default" leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />} loading={busy} onClick={download}>
          {t('data.downloadButton')}
        </Button>
        <RefusalNote refusal={refusal} />
      </div>
      <div className={styles.part}>
        <h3>{t('close.title')}</h3>
        {isShopper(info.role) ? <CloseAccount email={info.email} /> : <p className={styles.words}>{t('close.staff')}</p>}
      </div>
    </section>
  );
}
