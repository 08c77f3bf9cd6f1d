import { createContext, useContext } from 'react';
import type { PageWords } from '../language/words';

/** What only the server's rendering of the document knows; the browser's has an empty one. */
export interface DocumentFacts {
  cspNonce?: string;
  words?: PageWords;
}

export const DocumentContext = createContext<DocumentFacts>({});

export function useDocumentFacts(): DocumentFacts {
  return useContext(DocumentContext);
}
