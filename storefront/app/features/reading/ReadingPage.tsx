import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../ui/PageHead';
import type { FooterLink } from '../layout/footer-links';
import { FooterLinks } from './FooterLinks';
import styles from './Reading.module.css';

export interface Part {
  /** Its anchor. */
  id: string;
  title: string;
  words: readonly string[];
  /** Where to read on. */
  links?: readonly FooterLink[];
}

interface ReadingPageProps {
  title: string;
  words: string;
  parts: readonly Part[];
  /** Between the page's first words and its parts. */
  children?: ReactNode;
  /** Where to go from the page's end. */
  more?: readonly FooterLink[];
}

/** A page to be read: what it is about, then part by part, each with its anchor. */
export function ReadingPage({ title, words, parts, children, more = [] }: ReadingPageProps) {
  const { t } = useTranslation();
  return (
    <article className={styles.page}>
      <PageHead title={title} description={words} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.soft}>{words}</p>
      </header>
      {children}
      <div className={styles.parts}>
        {parts.map((part) => (
          <PartOf key={part.id} part={part} />
        ))}
      </div>
      {more.length > 0 && (
        <nav aria-label={t('footer.linksLabel')}>
          <FooterLinks links={more} />
        </nav>
      )}
    </article>
  );
}

function PartOf({ part: { id, title, words, links = [] } }: { part: Part }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.words}>
        {words.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {links.length > 0 && <FooterLinks links={links} />}
      </div>
    </section>
  );
}
