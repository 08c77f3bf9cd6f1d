import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { Button } from '../../ui/Button';
import { formatFileSize } from './file-size';
import styles from './UploadProgress.module.css';
import type { ArtworkUpload } from './useArtworkUpload';

type ShownUpload = Pick<ArtworkUpload, 'file' | 'progress' | 'cancel'> & Partial<Pick<ArtworkUpload, 'isInterrupted'>>;

/** The progress of an upload, with a cancel button. */
export function UploadProgress({ upload: { file, progress, isInterrupted, cancel } }: { upload: ShownUpload }) {
  const { t } = useTranslation('order');
  const { locale } = useSite();
  const id = useId();
  if (!file) return null;
  const percent = Math.floor(progress * 100);
  return (
    <div className={styles.progress}>
      <p className={styles.name} id={id}>
        {file.name} <span className="tabular-nums">{formatFileSize(file.size, locale)}</span>
      </p>
      <Button variant="default" size="xs" onClick={cancel}>
        {t('upload.cancel')}
      </Button>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <p className={`${styles.percent} tabular-nums`} role="status">
        {isInterrupted
          ? t('upload.interrupted')
          : percent < 100
            ? t('upload.percent', { percent })
            : t('upload.checking')}
      </p>
    </div>
  );
}
