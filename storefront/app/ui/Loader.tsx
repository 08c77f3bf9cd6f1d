import styles from './Loader.module.css';

/** A spinner for something that takes a moment. The element around it says so to screen readers. */
export function Loader() {
  return <span className={styles.loader} aria-hidden />;
}
