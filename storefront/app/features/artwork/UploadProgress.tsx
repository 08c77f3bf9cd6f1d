import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useHouse } from '../layout/house';
import { fileSize } from './file-size';
import styles from './UploadProgress.module.css';
import type { Upload } from './useUpload';

/** How far a file is on its way, and the way to stop it. */
export function UploadProgress({ upload: { file, done, cancel } }: { upload: Upload }) {
  const { t } = useTranslation('order');
  const { locale } = useHouse();
  const id = useId();
  if (!file) return null;
  const percent = Math.floor(done * 100);
  return (
    <div className={styles.progress}>
      <p className={styles.name} id={id}>
        {file.name} <span className="figures">{fileSize(file.size, locale)}</span>
      </p>
      <Button variant="default" size="xs" onClick={cancel}>
        {t('upload.cancel')}
      </Button>
      <div className={styles.track} role="progressbar" aria-labelledby={id} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
        <span style={{ width: `${percent}%` }} />
      </div>
      <p className={`${styles.percent} figures`} role="status">
        {percent < 100 ? t('upload.percent', { percent }) : t('upload.checking')}
      </p>
    </div>
  );
}
