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

/**
 * The product's photographs, a drawing of the configured item to scale, and the shop's drawings of the product. A change
 * of the item shows its drawing.
 */
export function ProductGallery({ product, item }: ProductGalleryProps) {
  const { t } = useTranslation('product');
  const [first] = useState(item);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const drawing = <ItemDrawing item={item} product={product} keepLast />;
  const images = product.images.map((image) => ({
    key: image.url,
    name: image.alt,
    show: <Picture picture={image} eager sizes="(max-width: 62em) 100vw, 600px" />,
    small: <Picture picture={image} sizes="150px" />,
    large: <Picture picture={image} eager whole sizes="(max-width: 1080px) 100vw, 1080px" />,
  }));
  const photoCount = product.images.filter(({ kind }) => kind === 'photo').length;
  const pictures = images.toSpliced(photoCount, 0, {
    ...{ key: '', name: t('gallery.drawing'), show: drawing, small: drawing, large: drawing },
  });
  const shown = chosen ?? (item === first ? 0 : photoCount);
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
              onClick={() => setChosen(index)}
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
        onShow={setChosen}
      />
    </div>
  );
}
