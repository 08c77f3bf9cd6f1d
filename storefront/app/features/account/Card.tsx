import { useId, type ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  title: string;
  children: ReactNode;
  /** Links below the content. */
  links?: ReactNode;
}

/** A card on the account dashboard. */
export function Card({ title, children, links }: CardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
      {links && <div className={styles.links}>{links}</div>}
    </section>
  );
}
