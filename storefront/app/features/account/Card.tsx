import { useId, type ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  title: string;
  children: ReactNode;
  /** Links at its foot, to where more of it is. */
  links?: ReactNode;
}

/** One matter of the account, on its front page. */
export function Card({ title, children, links }: CardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.inside}>{children}</div>
      {links && <div className={styles.links}>{links}</div>}
    </section>
  );
}
