import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  title: string;
  words: ReactNode;
  /** What one can do now. */
  ways?: ReactNode;
  tone?: 'calm' | 'good' | 'bad';
}

/** What became of an order, and what to do now. */
export function Notice({ title, words, ways, tone = 'calm' }: NoticeProps) {
  return (
    <section className={styles.notice} data-tone={tone} role="status">
      <h2>{title}</h2>
      <p>{words}</p>
      {ways && <div className={styles.ways}>{ways}</div>}
    </section>
  );
}
