import { createContext, useContext, type ReactNode } from 'react';
import type { PageTranslations } from './features/language/i18n';
import type { Site } from './layout/site';

/** Renders content once for each key, and returns its HTML. The key has everything that the content shows. */
export type ShareMarkup = (key: string, content: ReactNode, site: Site) => string;

/** Values that exist only while the server renders the document; empty in the browser. */
export interface DocumentContextValue {
  cspNonce?: string;
  translations?: PageTranslations;
  inlineScripts?: { first: string; last: string };
  shareMarkup?: ShareMarkup;
}

export const DocumentContext = createContext<DocumentContextValue>({});

export function useDocumentContext(): DocumentContextValue {
  return useContext(DocumentContext);
}
