import type { ContentChangeView } from '@shop/contract';
import { staffName } from '../../accounts/public';
import type { Tx } from '../../common/public';

/** The newest changes that are returned. */
const MAX_CHANGES = 200;

/** Who changed a record of the site and what, newest first. */
export async function listContentChanges(
  tx: Tx,
  kind: 'notice' | 'service-status',
  id: string,
): Promise<ContentChangeView[]> {
  const rows: (Omit<ContentChangeView, 'at'> & { at: Date })[] = await tx.query(
    `select e.id::text, e.at, e.action, e.before, e.after, case when a.id is not null then ${staffName('a')} end as by
     from audit_log_entry e left join account a on a.id = e.account_id
     where e.subject_kind = $1 and e.subject_id = $2 order by e.id desc limit $3`,
    [kind, id, MAX_CHANGES],
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
