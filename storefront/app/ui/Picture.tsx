import type { PictureView } from '@shop/contract';
import styles from './Picture.module.css';

type PictureSource = Pick<PictureView, 'url' | 'alt' | 'width' | 'height' | 'sources'>;

interface PictureProps {
  picture: PictureSource;
  /** Loads it eagerly and with high priority, for pictures above the fold. */
  eager?: boolean;
  /** Hides it from screen readers, next to a text with the same content. */
  decorative?: boolean;
  /** The `sizes` attribute; by default that of a product grid. */
  sizes?: string;
  /** Shows the whole picture with margins instead of cropping it to 4:3. */
  whole?: boolean;
}

const GRID_SIZES = '(max-width: 48em) 50vw, 320px';

/** A product picture in 4:3: a drawing, or a photo in the best size and format. */
export function Picture({ picture, eager, decorative, sizes = GRID_SIZES, whole }: PictureProps) {
  const { url, alt, width = 480, height = 360, sources = [] } = picture;
  const image = (
    <img
      className={styles.picture}
      data-whole={whole || undefined}
      src={url}
      alt={decorative ? '' : alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture className={styles.frame}>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
