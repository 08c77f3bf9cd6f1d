import type { EarlierArtworkView } from '@shop/contract';
import { IconFile, IconLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { DateTime } from '../../ui/DateTime';
import styles from './EarlierArtwork.module.css';
import { formatFileSize } from './file-size';

/** The files and links of an item that later ones replaced, with the result of their checks; the latest first. */
export function EarlierArtwork({ artworks }: { artworks: readonly EarlierArtworkView[] }) {
  const { t } = useTranslation('order');
  return (
    <details className={styles.earlier}>
      <summary>{t('artwork.earlier', { count: artworks.length })}</summary>
      <ul className={styles.list}>
        {artworks.map((artwork) => (
          <Artwork key={`${artwork.uploadedAt} ${artwork.name}`} artwork={artwork} />
        ))}
      </ul>
    </details>
  );
}

function Artwork({ artwork }: { artwork: EarlierArtworkView }) {
  const { t } = useTranslation('order');
  const { locale } = useSite();
  const { kind, name, size, url, thumbnail, verdict, rejected, uploadedAt } = artwork;
  const Icon = kind === 'link' ? IconLink : IconFile;
  return (
    <li className={styles.artwork}>
      <span className={styles.picture}>
        {thumbnail ? <img src={thumbnail} alt="" loading="lazy" /> : <Icon size={20} stroke={1.5} aria-hidden />}
      </span>
      <div className={styles.text}>
        <a href={url} target="_blank" rel="noopener noreferrer nofollow">
          {name}
        </a>
        <p className={`${styles.muted} tabular-nums`}>
          {kind === 'link' ? `${t('artwork.link')} · ` : size !== null && `${formatFileSize(size, locale)} · `}
          <DateTime at={uploadedAt} time />
        </p>
        {verdict && <p className={styles.muted}>{t(`report.verdict.${verdict}`)}</p>}
        {rejected !== undefined && (
          <p className={styles.rejected}>
            {t('artwork.rejected')} {rejected}
          </p>
        )}
      </div>
    </li>
  );
}
