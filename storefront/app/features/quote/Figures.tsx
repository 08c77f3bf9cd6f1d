import type { ReactNode } from 'react';
import styles from './Figures.module.css';

interface Figure {
  name: ReactNode;
  value: ReactNode;
  /** A sum stands under a rule; `total` is what it all comes to. */
  weight?: 'sum' | 'total';
}

/** A column of amounts under each other. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={`${styles.figures} figures`}>
      {figures.map(({ name, value, weight }, place) => (
        <div key={place} className={styles.figure} data-weight={weight}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
