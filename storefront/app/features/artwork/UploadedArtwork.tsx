import type { ArtworkView } from '@shop/contract';
import { IconAlertTriangle, IconFile, IconLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { DateTime } from '../../ui/DateTime';
import { formatFileSize } from './file-size';
import styles from './UploadedArtwork.module.css';

/** The uploaded artwork: name, size, time and, if it was rejected, the reason. */
export function UploadedArtwork({ artwork }: { artwork: ArtworkView }) {
  const { t } = useTranslation('order');
  const { locale } = useSite();
  const { kind, name, size, url, preflight, rejected, uploadedAt, carriedFrom } = artwork;
  const Icon = kind === 'link' ? IconLink : IconFile;
  return (
    <div className={styles.artwork} data-rejected={rejected !== undefined || undefined}>
      <Icon size={20} stroke={1.5} aria-hidden />
      <div className={styles.text}>
        <a href={url} className={styles.name} target="_blank" rel="noopener noreferrer nofollow">
          {name}
        </a>
        <p className={`${styles.muted} tabular-nums`}>
          {[
            kind === 'link' ? t('artwork.link') : undefined,
            preflight?.format.toUpperCase(),
            size === null ? undefined : formatFileSize(size, locale),
          ]
            .filter(Boolean)
            .join(' · ')}
          {' · '}
          <DateTime at={uploadedAt} time />
        </p>
        {carriedFrom && <p className={styles.muted}>{t('artwork.carriedFrom', { orderId: carriedFrom })}</p>}
        {rejected !== undefined && (
          <p className={styles.rejected}>
            <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
            <span>
              <strong>{t('artwork.rejected')}</strong> {rejected}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
