import { IconAlertTriangle, IconFile, IconLink } from '@tabler/icons-react';
import type { ArtworkView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { When } from '../../ui/When';
import { useHouse } from '../layout/house';
import { fileSize } from './file-size';
import styles from './GivenArtwork.module.css';

/** The artwork an item has: its name, size and time, and why it was sent back if it was. */
export function GivenArtwork({ artwork }: { artwork: ArtworkView }) {
  const { t } = useTranslation('order');
  const { locale } = useHouse();
  const { kind, name, size, url, preflight, rejected, uploadedAt, carriedFrom } = artwork;
  const Icon = kind === 'link' ? IconLink : IconFile;
  return (
    <div className={styles.given} data-rejected={rejected !== undefined || undefined}>
      <Icon size={20} stroke={1.5} aria-hidden />
      <div className={styles.words}>
        <a href={url} className={styles.name} target="_blank" rel="noopener noreferrer nofollow">
          {name}
        </a>
        <p className={`${styles.soft} figures`}>
          {[kind === 'link' ? t('artwork.link') : undefined, preflight?.format.toUpperCase(), size === null ? undefined : fileSize(size, locale)]
            .filter(Boolean)
            .join(' · ')}
          {' · '}
          <When at={uploadedAt} time />
        </p>
        {carriedFrom && <p className={styles.soft}>{t('artwork.carriedFrom', { orderId: carriedFrom })}</p>}
        {preflight?.notes.includes('archive') && <p className={styles.soft}>{t('artwork.archive')}</p>}
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
