import type { EmailTextView } from '@shop/contract';
import type { Tx } from '../database/database';

/** The newest version of the text of a template in a language. */
export interface NewestEmailText {
  template: string;
  language: string;
  version: number;
  texts: EmailTextView | null;
}

/** The newest version of each text that admins wrote. */
export function loadNewestEmailTexts(tx: Tx): Promise<NewestEmailText[]> {
  return tx.query(
    `select distinct on (template, language) template, language, version, texts
     from email_text order by template, language, version desc`,
  );
}
