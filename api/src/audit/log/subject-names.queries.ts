import { isUuid, type Tx } from '../../common/public';

/** For each kind of subject that has ids without a meaning: its table and the SQL of its name. */
const NAMES: Readonly<Record<string, { table: string; name: string }>> = {
  account: { table: 'account', name: `coalesce(nullif(person_name(first_name, last_name), ''), email)` },
  'staff-invitation': { table: 'staff_invitation', name: 'email' },
  'reseller-application': { table: 'reseller_application', name: 'company' },
  'contact-message': { table: 'contact_message', name: 'subject' },
  'quote-request': {
    table: 'quote_request',
    name: `coalesce(nullif(name, ''), email, (select a.email from account a where a.id = quote_request.account_id))`,
  },
  'tariff-draft': { table: 'tariff_draft', name: 'title' },
  newsletter: { table: 'newsletter', name: `texts #>> '{en,subject}'` },
  'search-synonym': { table: 'search_synonym', name: `array_to_string(terms, ', ')` },
  'saved-view': { table: 'saved_view', name: 'name' },
  email: { table: 'mail', name: 'recipient' },
  notice: {
    table: 'notice',
    name: `(select title from notice_text t where t.notice_id = notice.id order by t.language <> 'en' limit 1)`,
  },
};

/** The names of those subjects (`account:<id>`) that still exist, in one statement. */
export async function findSubjectNames(tx: Tx, subjects: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string[]>();
  for (const subject of new Set(subjects)) {
    const [kind = '', id = ''] = subject.split(':');
    if (Object.hasOwn(NAMES, kind) && isUuid(id)) ids.set(kind, [...(ids.get(kind) ?? []), id]);
  }
  if (ids.size === 0) return new Map();
  const selects = [...ids.keys()].map((kind, index) => {
    const { table, name } = NAMES[kind] ?? { table: '', name: '' };
    return `select '${kind}:' || id as subject, ${name} as name from ${table} where id = any($${index + 1}::uuid[])`;
  });
  const rows: { subject: string; name: string | null }[] = await tx.query(selects.join(' union all '), [
    ...ids.values(),
  ]);
  return new Map(rows.flatMap(({ subject, name }) => (name ? [[subject, name] as const] : [])));
}

interface NamedEntry {
  account_id: string | null;
  subject: string;
}

/** The actors and subjects of entries, whose names can be found together. */
export function listSubjects(entries: readonly NamedEntry[]): string[] {
  return entries.flatMap(({ account_id, subject }) => [subject, `account:${account_id ?? ''}`]);
}

export function nameActorAndSubject(names: ReadonlyMap<string, string>, { account_id, subject }: NamedEntry) {
  return { actorName: names.get(`account:${account_id ?? ''}`) ?? null, subjectName: names.get(subject) ?? null };
}
