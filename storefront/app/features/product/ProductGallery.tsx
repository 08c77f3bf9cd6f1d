import type { ItemView, ProductView } from '@shop/contract';
import { IconArrowsMaximize } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/IconButton';
import { lazyDialog } from '../../ui/lazy-dialog';
import { Picture } from '../../ui/Picture';
import { ItemDrawing } from '../item/ItemDrawing';
import styles from './ProductGallery.module.css';

const PictureViewer = lazyDialog(async () => (await import('./PictureViewer')).PictureViewer);

interface ProductGalleryProps {
  product: ProductView;
  item: ItemView;
}

/** A drawing of the configured item to scale, and the product's pictures. */
export function ProductGallery({ product, item }: ProductGalleryProps) {
  const { t } = useTranslation('product');
  const [shown, setShown] = useState(0);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const drawing = <ItemDrawing item={item} product={product} keepLast />;
  const pictures = [
    { key: '', name: t('gallery.drawing'), show: drawing, small: drawing, large: drawing },
    ...product.images.map((image, index) => ({
      key: image.url,
      name: image.alt,
      show: <Picture picture={image} eager={index === 0} sizes="(max-width: 62em) 100vw, 600px" />,
      small: <Picture picture={image} sizes="150px" />,
      large: <Picture picture={image} eager whole sizes="(max-width: 1080px) 100vw, 1080px" />,
    })),
  ];
  return (
    <div className={styles.gallery}>
      <div className={styles.main}>
        {pictures[shown]?.show}
        <IconButton
          className={styles.enlarge}
          name={t('gallery.enlarge')}
          aria-haspopup="dialog"
          onClick={() => setIsEnlarged(true)}
        >
          <IconArrowsMaximize size={18} stroke={1.5} aria-hidden />
        </IconButton>
      </div>
      <ul className={styles.thumbs} aria-label={t('gallery.pictures')}>
        {pictures.map(({ key, name, small }, index) => (
          <li key={key}>
            <button
              type="button"
              className={styles.thumb}
              aria-current={index === shown || undefined}
              onClick={() => setShown(index)}
            >
              <span className="visually-hidden">{name}</span>
              <span aria-hidden inert>
                {small}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <PictureViewer
        opened={isEnlarged}
        onClose={() => setIsEnlarged(false)}
        title={product.name}
        pictures={pictures.map(({ name, large }) => ({ name, show: large }))}
        shown={shown}
        onShow={setShown}
      />
    </div>
  );
}
