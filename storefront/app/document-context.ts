import { createContext, useContext } from 'react';
import type { PageTranslations } from './features/language/i18n';

/** Values that exist only while the server renders the document; empty in the browser. */
export interface DocumentContextValue {
  cspNonce?: string;
  translations?: PageTranslations;
}

export const DocumentContext = createContext<DocumentContextValue>({});

export function useDocumentContext(): DocumentContextValue {
  return useContext(DocumentContext);
}
