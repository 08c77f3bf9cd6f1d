import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  title: string;
  text: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
  tone?: 'neutral' | 'success' | 'error';
}

/** A message about the state of an order, with actions. */
export function Notice({ title, text, actions, tone = 'neutral' }: NoticeProps) {
  return (
    <section className={styles.notice} data-tone={tone} role="status">
      <h2>{title}</h2>
      <p>{text}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
