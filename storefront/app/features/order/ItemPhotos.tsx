import type { OrderItemView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import styles from './ItemPhotos.module.css';

/** Photos of the finished item that the shop shows to the customer. */
export function ItemPhotos({ photos }: Pick<OrderItemView, 'photos'>) {
  const { t } = useTranslation('order');
  if (photos.length === 0) return null;
  return (
    <div className={styles.photos} role="group" aria-label={t('photos.title')}>
      <h4 className={styles.title}>{t('photos.title')}</h4>
      <ul>
        {photos.map(({ id, url }, index) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noopener">
              <img src={url} alt={t('photos.alt', { number: index + 1 })} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
