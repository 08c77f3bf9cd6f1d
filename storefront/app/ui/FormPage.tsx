import type { ReactNode } from 'react';
import styles from './FormPage.module.css';
import { PageHead } from './PageHead';

interface FormPageProps {
  title: string;
  words?: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A page that is one form, and what stands beside it; kept out of search engines. */
export function FormPage({ title, words, aside, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <PageHead title={title} hidden />
      <div className={styles.main}>
        <h1>{title}</h1>
        {words && <p className={styles.words}>{words}</p>}
        {children}
      </div>
      {aside}
    </div>
  );
}
