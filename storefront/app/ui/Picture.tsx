import type { PictureView } from '@shop/contract';
import styles from './Picture.module.css';

type Shown = Pick<PictureView, 'url' | 'alt' | 'width' | 'height' | 'sources'>;

interface PictureProps {
  picture: Shown;
  /** In the first screen: loaded at once, ahead of others. */
  eager?: boolean;
  /** Beside words that say the same; screen readers pass it by. */
  decorative?: boolean;
  /** How wide it is shown, as `sizes` says it; a quarter of a wide window where nothing is said. */
  sizes?: string;
  /** All of it, with paper beside or above; otherwise its 4:3 is filled. */
  whole?: boolean;
}

const ON_A_SHELF = '(max-width: 48em) 50vw, 320px';

/** A drawn sheet, 4:3, crop marks and all; or a photograph in its place, in the size and format that fits. */
export function Picture({ picture, eager, decorative, sizes = ON_A_SHELF, whole }: PictureProps) {
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
