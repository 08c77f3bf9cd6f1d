import type { PictureView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import type { GalleryName } from './galleries';
import styles from './Portfolio.module.css';

export interface GalleryCard {
  name: GalleryName;
  count: number;
  cover: PictureView | null;
}

/** A grid of galleries with a cover picture each. */
export function GalleryList({ galleries }: { galleries: readonly GalleryCard[] }) {
  const { t } = useTranslation('portfolio');
  return (
    <ul className={styles.galleries}>
      {galleries.map(({ name, count, cover }, index) => (
        <li key={name} className={styles.gallery}>
          {cover && <Picture picture={cover} eager={index < 4} decorative />}
          <h2 className={styles.name}>
            <Link to={`/portfolio/${name}`}>{t(`gallery.${name}`)}</Link>
          </h2>
          <p className={`${styles.count} tabular-nums`}>{t('pictures', { count })}</p>
        </li>
      ))}
    </ul>
  );
}
