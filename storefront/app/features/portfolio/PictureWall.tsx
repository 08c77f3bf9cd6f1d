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
              {picture.product ? <Link to={pathOf(picture.product)}>{picture.product.name}</Link> : picture.alt}
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
          show: <Picture picture={picture} eager whole sizes="(max-width: 1080px) 100vw, 1080px" />,
          more: picture.product && (
            <Link to={pathOf(picture.product)}>{t('toProduct', { product: picture.product.name })}</Link>
          ),
        }))}
        shown={shown}
        onShow={setShown}
      />
    </>
  );
}

/** A product's page. */
function pathOf({ category, slug }: { category: string; slug: string }): string {
  return `/${category}/${slug}`;
}
