import type { AuditRunView, AuditView } from '@shop/contract';
import { Refusal, type Tx } from '../../kernel/public';
import type { Listing } from '../list-query';

export const AUDIT_COLUMNS = { found: 'f.found', id: 'f.view' } as const;
export const RUN_COLUMNS = { ranAt: 'r.id', id: 'r.id' } as const;

interface AuditRow {
  view: string;
  found: string;
  sample: AuditView['sample'];
  ran_at: Date;
  last_found_at: Date | null;
}

const shortName = (view: string) => view.slice('audit_'.length);

/** Of the last run, by view. */
export async function lastFindings(tx: Tx): Promise<{ view: string; found: number }[]> {
  const rows: { view: string; found: string }[] = await tx.query(
    'select view, found from audit_finding where run_id = (select max(id) from audit_run)',
  );
  return rows.map(({ view, found }) => ({ view: shortName(view), found: Number(found) }));
}

export async function listAudits(
  tx: Tx,
  { orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: AuditView[] }> {
  const rows: (AuditRow & { total: number })[] = await tx.query(
    `select f.view, f.found, f.sample, r.ran_at, count(*) over ()::int as total,
       (select max(r2.ran_at) from audit_finding f2 join audit_run r2 on r2.id = f2.run_id where f2.view = f.view and f2.found > 0) as last_found_at
     from audit_finding f join audit_run r on r.id = f.run_id
     where f.run_id = (select max(id) from audit_run) order by ${orderBy}, f.view limit $1 offset $2`,
    [limit, offset],
  );
  const audits = rows.map(({ view, found, sample, ran_at, last_found_at }) => ({
    id: shortName(view),
    found: Number(found),
    sample,
    ranAt: ran_at.toISOString(),
    lastFoundAt: last_found_at?.toISOString() ?? null,
  }));
  return { total: rows[0]?.total ?? 0, rows: audits };
}

interface RunRow {
  id: string;
  ran_at: Date;
  by: string | null;
  views: number;
  found: string;
}

export async function listAuditRuns(
  tx: Tx,
  { orderBy, limit, offset }: Listing,
  id: string | null = null,
): Promise<{ total: number; rows: AuditRunView[] }> {
  const [count]: { total: number }[] = await tx.query('select count(*)::int as total from audit_run');
  const rows: RunRow[] = await tx.query(
    `select r.id, r.ran_at, a.email as by, f.views, f.found
     from (select * from audit_run r where $3::bigint is null or r.id = $3 order by ${orderBy} limit $1 offset $2) r
     left join account a on a.id = r.ran_by
     cross join lateral (select count(*)::int as views, coalesce(sum(found), 0) as found from audit_finding where run_id = r.id) f
     order by ${orderBy}`,
    [limit, offset, id],
  );
  return {
    total: count?.total ?? 0,
    rows: rows.map(({ ran_at, found, ...row }) => ({ ...row, ranAt: ran_at.toISOString(), found: Number(found) })),
  };
}

export async function auditRunOf(tx: Tx, id: string): Promise<AuditRunView> {
  const { rows } = await listAuditRuns(tx, { orderBy: 'r.id', offset: 0, limit: 1, filter: {} }, id);
  const [run] = rows;
  if (!run) throw new Refusal('resource_not_found');
  return run;
}
