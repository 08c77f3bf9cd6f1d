import type { ItemView, ProductView } from '@shop/contract';
import { IconArrowsMaximize } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/IconButton';
import { Picture } from '../../ui/Picture';
import { ItemDrawing } from '../item/ItemDrawing';
import { pieceOf } from '../item/piece';
import styles from './Gallery.module.css';
import { GalleryMode } from './GalleryMode';

interface GalleryProps {
  product: ProductView;
  item: ItemView;
}

/** The piece as it is being chosen, drawn to scale, and the product's pictures. */
export function Gallery({ product, item }: GalleryProps) {
  const { t } = useTranslation('product');
  const drawn = useLastDrawable(product, item);
  const [shown, setShown] = useState(0);
  const [enlarged, setEnlarged] = useState(false);
  const pictures = [
    { name: t('gallery.drawing'), show: <ItemDrawing item={drawn} product={product} /> },
    ...product.images.map((image, place) => ({
      name: image.alt,
      show: <Picture picture={image} eager={place === 0} />,
    })),
  ];
  return (
    <div className={styles.gallery}>
      <div className={styles.stage}>
        {pictures[shown]?.show}
        <IconButton
          className={styles.enlarge}
          name={t('gallery.enlarge')}
          aria-haspopup="dialog"
          onClick={() => setEnlarged(true)}
        >
          <IconArrowsMaximize size={18} stroke={1.5} aria-hidden />
        </IconButton>
      </div>
      <ul className={styles.thumbs} aria-label={t('gallery.pictures')}>
        {pictures.map(({ name, show }, place) => (
          <li key={name}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={name}
              aria-current={place === shown || undefined}
              onClick={() => setShown(place)}
            >
              <span aria-hidden inert>
                {show}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <GalleryMode
        opened={enlarged}
        onClose={() => setEnlarged(false)}
        title={product.name}
        pictures={pictures}
        shown={shown}
        onShow={setShown}
      />
    </div>
  );
}

/** While a size cannot be drawn, the last one that could stays. */
function useLastDrawable(product: ProductView, item: ItemView): ItemView {
  const [last, setLast] = useState(item);
  if (last === item || !pieceOf(item, product, { locale: 'en', unit: 2 })) return last;
  setLast(item);
  return item;
}
