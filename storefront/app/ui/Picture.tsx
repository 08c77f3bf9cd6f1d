import styles from './Picture.module.css';

interface PictureProps {
  picture: { url: string; alt: string };
  /** In the first screen: loaded at once, ahead of others. */
  eager?: boolean;
  /** Beside words that say the same; screen readers pass it by. */
  decorative?: boolean;
}

/** A drawn sheet, 4:3, crop marks and all; or a photograph in its place. */
export function Picture({ picture, eager = false, decorative = false }: PictureProps) {
  return (
    <img
      className={styles.picture}
      src={picture.url}
      alt={decorative ? '' : picture.alt}
      width={480}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
