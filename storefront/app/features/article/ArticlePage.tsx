import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FooterLink } from '../../layout/footer-links';
import { PageHead } from '../../ui/PageHead';
import styles from './ArticlePage.module.css';
import { FooterLinks } from './FooterLinks';

export interface ArticlePart {
  /** The anchor. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** Related pages, shown below the text. */
  links?: readonly FooterLink[];
}

interface ArticlePageProps {
  title: string;
  intro: string;
  parts: readonly ArticlePart[];
  /** Shown between the introduction and the parts. */
  children?: ReactNode;
  /** Related pages, shown at the end. */
  more?: readonly FooterLink[];
}

/** A text page: an introduction, then parts with an anchor each. */
export function ArticlePage({ title, intro, parts, children, more = [] }: ArticlePageProps) {
  const { t } = useTranslation();
  return (
    <article className={styles.page}>
      <PageHead title={title} description={intro} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.muted}>{intro}</p>
      </header>
      {children}
      <div className={styles.parts}>
        {parts.map((part) => (
          <ArticleSection key={part.id} part={part} />
        ))}
      </div>
      {more.length > 0 && (
        <nav aria-label={t('relatedPages')}>
          <FooterLinks links={more} />
        </nav>
      )}
    </article>
  );
}

function ArticleSection({ part: { id, title, paragraphs, links = [] } }: { part: ArticlePart }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {links.length > 0 && <FooterLinks links={links} />}
      </div>
    </section>
  );
}
