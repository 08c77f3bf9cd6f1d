import type { EmailTextVersionView, EmailTextView } from '@shop/contract';
import { staffName } from '../../accounts/public';
import type { Tx } from '../../common/public';

/** The newest versions that are returned. */
const MAX_VERSIONS = 100;

interface NewestText {
  version: number;
  texts: EmailTextView | null;
}

export async function findNewestEmailText(tx: Tx, template: string, language: string): Promise<NewestText | undefined> {
  const [row]: NewestText[] = await tx.query(
    'select version, texts from email_text where template = $1 and language = $2 order by version desc limit 1',
    [template, language],
  );
  return row;
}

/** What was saved for an email in a language, and who saved it, newest first. */
export async function listEmailTextVersions(
  tx: Tx,
  template: string,
  language: string,
): Promise<EmailTextVersionView[]> {
  const rows: (Omit<EmailTextVersionView, 'at'> & { at: Date })[] = await tx.query(
    `select t.version, t.written_at as at, ${staffName('a')} as by, t.texts
     from email_text t join account a on a.id = t.written_by
     where t.template = $1 and t.language = $2 order by t.version desc limit $3`,
    [template, language, MAX_VERSIONS],
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
