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
  const drawing = <ItemDrawing item={drawn} product={product} />;
  const pictures = [
    { key: '', name: t('gallery.drawing'), show: drawing, small: drawing, large: drawing },
    ...product.images.map((image, place) => ({
      key: image.url,
      name: image.alt,
      show: <Picture picture={image} eager={place === 0} sizes="(max-width: 62em) 100vw, 600px" />,
      small: <Picture picture={image} sizes="150px" />,
      large: <Picture picture={image} eager whole sizes="(max-width: 1080px) 100vw, 1080px" />,
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
        {pictures.map(({ key, name, small }, place) => (
          <li key={key}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={name}
              aria-current={place === shown || undefined}
              onClick={() => setShown(place)}
            >
              <span aria-hidden inert>
                {small}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <GalleryMode
        opened={enlarged}
        onClose={() => setEnlarged(false)}
        title={product.name}
        pictures={pictures.map(({ name, large }) => ({ name, show: large }))}
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
