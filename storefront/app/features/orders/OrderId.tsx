import type { ReactNode } from 'react';
import styles from './OrderId.module.css';

/** An order id that does not wrap. */
export function OrderId({ children }: { children?: ReactNode }) {
  return <span className={styles.id}>{children}</span>;
}
