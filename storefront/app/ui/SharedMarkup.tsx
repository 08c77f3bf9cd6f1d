import type { HTMLAttributes, ReactNode } from 'react';
import { useDocumentContext } from '../document-context';
import { useSite } from '../layout/site';

interface SharedMarkupProps extends HTMLAttributes<HTMLElement> {
  as: 'li' | 'nav' | 'ul';
  /** Everything that the content depends on beside the language; null for content that is rendered for this page only. */
  sharedBy: unknown;
  children: ReactNode;
}

/**
 * An element whose content is the same on many pages. The server renders the content once and repeats its HTML; the
 * browser hydrates it like any other. The content must not use `useId`, `Suspense` or pictures that are preloaded: React
 * numbers and collects those for each page. No link of it is marked as current.
 */
export function SharedMarkup({ as: Element, sharedBy, children, ...props }: SharedMarkupProps) {
  const { shareMarkup } = useDocumentContext();
  const site = useSite();
  if (!shareMarkup || sharedBy === null) return <Element {...props}>{children}</Element>;
  const html = shareMarkup(JSON.stringify([site.language, Element, sharedBy]), children, site);
  return <Element {...props} dangerouslySetInnerHTML={{ __html: html }} />;
}
