import type { Output } from '@shop/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import { GalleryMode } from '../product/GalleryMode';
import styles from './Portfolio.module.css';

interface PictureWallProps {
  title: string;
  pictures: Output<'Catalog/Portfolio'>;
}

/** A gallery's pictures in a calm grid; each opens large, and leads to the product it shows. */
export function PictureWall({ title, pictures }: PictureWallProps) {
  const { t } = useTranslation('portfolio');
  const [shown, setShown] = useState(0);
  const [enlarged, setEnlarged] = useState(false);
  const enlarge = (place: number) => {
    setShown(place);
    setEnlarged(true);
  };
  return (
    <>
      <ul className={styles.wall} aria-label={title}>
        {pictures.map((picture, place) => (
          <li key={picture.url} className={styles.hung}>
            <button
              type="button"
              className={styles.picture}
              aria-haspopup="dialog"
              aria-label={t('enlarge', { picture: picture.alt })}
              onClick={() => enlarge(place)}
            >
              <Picture picture={picture} eager={place < 4} decorative />
            </button>
            <p className={styles.caption}>
              <Link to={pathOf(picture)}>{picture.product.name}</Link>
            </p>
          </li>
        ))}
      </ul>
      <GalleryMode
        opened={enlarged}
        onClose={() => setEnlarged(false)}
        title={title}
        pictures={pictures.map((picture) => ({
          name: picture.alt,
          show: <Picture picture={picture} eager />,
          more: <Link to={pathOf(picture)}>{t('toProduct', { product: picture.product.name })}</Link>,
        }))}
        shown={shown}
        onShow={setShown}
      />
    </>
  );
}

function pathOf({ product: { category, slug } }: PictureWallProps['pictures'][number]): string {
  return `/${category}/${slug}`;
}
