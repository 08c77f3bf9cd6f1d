import type { ContentChangeView } from '@shop/contract';
import { staffName } from '../../accounts/public';
import type { Tx } from '../../common/public';

/** The newest changes that are returned. */
export const MAX_CHANGES = 200;

type Row = Omit<ContentChangeView, 'at'> & { at: Date };

/** Who wrote, edited, published and withdrew a notice since the last archived month, newest first. */
export async function listLoggedChanges(tx: Tx, id: string): Promise<ContentChangeView[]> {
  const rows: Row[] = await tx.query(
    `select e.id::text, e.at, e.action, e.before, e.after, case when a.id is not null then ${staffName('a')} end as by
     from audit_log_entry e left join account a on a.id = e.account_id
     where e.subject_kind = 'notice' and e.subject_id = $1 order by e.id desc limit $2`,
    [id, MAX_CHANGES],
  );
  return rows.map(toView);
}

/** The names of staff by their account. */
export async function findStaffNames(tx: Tx, accountIds: readonly string[]): Promise<Map<string, string>> {
  const rows: { id: string; name: string }[] = await tx.query(
    `select a.id, ${staffName('a')} as name from account a where a.id = any($1)`,
    [accountIds],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Every status of a place, newest first, and who set it. Statuses of demo data were set by nobody. */
export async function listStatusChanges(tx: Tx, place: string): Promise<ContentChangeView[]> {
  const rows: Row[] = await tx.query(
    `select c.id::text, c.changed_at as at, 'service-status-set' as action,
       lag(${STATUS}) over (order by c.changed_at, c.id) as before, ${STATUS} as after,
       case when a.id is not null then ${staffName('a')} end as by
     from service_status_change c left join account a on a.id = c.changed_by where c.place = $1 order by c.changed_at desc, c.id desc limit $2`,
    [place, MAX_CHANGES],
  );
  return rows.map(toView);
}

const STATUS = `jsonb_build_object('type', c.type, 'hours', c.hours)`;

function toView({ at, ...row }: Row): ContentChangeView {
  return { ...row, at: at.toISOString() };
}
