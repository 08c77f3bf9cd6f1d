import type { ReactNode } from 'react';
import styles from './AmountList.module.css';

interface Amount {
  name: ReactNode;
  value: ReactNode;
  /** `sum` has a line above it; `total` is emphasized. */
  weight?: 'sum' | 'total';
}

/** A list of names and amounts. */
export function AmountList({ amounts }: { amounts: readonly Amount[] }) {
  return (
    <dl className={`${styles.list} tabular-nums`}>
      {amounts.map(({ name, value, weight }, index) => (
        <div key={index} className={styles.row} data-weight={weight}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
