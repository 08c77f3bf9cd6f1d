import type { ReactNode } from 'react';
import styles from './FormPage.module.css';
import { PageHead } from './PageHead';

interface FormPageProps {
  title: string;
  intro?: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** The layout of a page with one form and an optional aside; not indexed by search engines. */
export function FormPage({ title, intro, aside, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <PageHead title={title} hidden />
      <div className={styles.main}>
        <h1>{title}</h1>
        {intro && <p className={styles.text}>{intro}</p>}
        {children}
      </div>
      {aside}
    </div>
  );
}
