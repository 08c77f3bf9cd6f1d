import styles from './Skeleton.module.css';

/** A grey box in the place of content that is loading. */
export function Skeleton({ height, width }: { height: number; width?: string }) {
  return <div className={styles.skeleton} style={{ height, width }} aria-busy />;
}
