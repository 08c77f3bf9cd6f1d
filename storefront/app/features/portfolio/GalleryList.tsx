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

/** The galleries side by side, a picture of each. */
export function GalleryList({ galleries }: { galleries: readonly GalleryCard[] }) {
  const { t } = useTranslation('portfolio');
  return (
    <ul className={styles.galleries}>
      {galleries.map(({ name, count, cover }, place) => (
        <li key={name} className={styles.gallery}>
          {cover && <Picture picture={cover} eager={place < 4} decorative />}
          <h2 className={styles.name}>
            <Link to={`/portfolio/${name}`}>{t(`gallery.${name}`)}</Link>
          </h2>
          <p className={`${styles.count} figures`}>{t('pictures', { count })}</p>
        </li>
      ))}
    </ul>
  );
}
