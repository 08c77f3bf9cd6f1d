import type { IntegrityCheckRunView, IntegrityCheckView } from '@shop/contract';
import { ApiError, type Tx, type Listing } from '../../common/public';

export const CHECK_SORT_COLUMNS = { found: 'f.found', id: 'f.view' } as const;
export const RUN_SORT_COLUMNS = { ranAt: 'r.id', id: 'r.id' } as const;

interface AuditRow {
  view: string;
  found: string;
  sample: IntegrityCheckView['sample'];
  ran_at: Date;
  last_found_at: Date | null;
}

/** The name of an audit view without its prefix. */
export const shortName = (view: string): string => view.slice('audit_'.length);

/** Audit views read whole tables, so the statements of this transaction may take longer than others. */
export async function allowSlowStatements(tx: Tx): Promise<void> {
  await tx.query(`set local statement_timeout = '10min'`);
}

export async function insertRun(tx: Tx, at: Date, by: string | null): Promise<string> {
  const [run]: { id: string }[] = await tx.query(
    'insert into integrity_check_run (ran_at, ran_by) values ($1, $2) returning id',
    [at, by],
  );
  if (!run) throw new Error('inserting an audit run returned no row');
  return run.id;
}

/** The names of the database's audit views. */
export async function findAuditViews(tx: Tx): Promise<string[]> {
  const views: { name: string }[] = await tx.query(
    `select viewname as name from pg_views where schemaname = current_schema() and viewname like 'audit\\_%' order by 1`,
  );
  return views.map(({ name }) => name);
}

/** Stores what an audit view finds, with at most `sampleRows` rows, and returns their number. */
export async function runCheck(tx: Tx, runId: string, view: string, sampleRows: number): Promise<number> {
  const [result]: { found: string }[] = await tx.query(
    `insert into integrity_check_finding (run_id, view, found, sample) select $1, $2, found, sample from audit_view_result($2, $3) returning found`,
    [runId, view, sampleRows],
  );
  return Number(result?.found ?? 0);
}

/** The findings of the latest run by view. */
export async function findLatestFindings(tx: Tx): Promise<{ view: string; found: number }[]> {
  const rows: { view: string; found: string }[] = await tx.query(
    'select view, found from integrity_check_finding where run_id = (select max(id) from integrity_check_run)',
  );
  return rows.map(({ view, found }) => ({ view: shortName(view), found: Number(found) }));
}

export async function listChecks(
  tx: Tx,
  { orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: IntegrityCheckView[] }> {
  const rows: (AuditRow & { total: number })[] = await tx.query(
    `select f.view, f.found, f.sample, r.ran_at, count(*) over ()::int as total,
       (select max(r2.ran_at) from integrity_check_finding f2 join integrity_check_run r2 on r2.id = f2.run_id where f2.view = f.view and f2.found > 0) as last_found_at
     from integrity_check_finding f join integrity_check_run r on r.id = f.run_id
     where f.run_id = (select max(id) from integrity_check_run) order by ${orderBy}, f.view limit $1 offset $2`,
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

export async function listRuns(
  tx: Tx,
  { orderBy, limit, offset }: Listing,
  id: string | null = null,
): Promise<{ total: number; rows: IntegrityCheckRunView[] }> {
  const [count]: { total: number }[] = await tx.query('select count(*)::int as total from integrity_check_run');
  const rows: RunRow[] = await tx.query(
    `select r.id, r.ran_at, a.email as by, f.views, f.found
     from (select * from integrity_check_run r where $3::bigint is null or r.id = $3 order by ${orderBy} limit $1 offset $2) r
     left join account a on a.id = r.ran_by
     cross join lateral (select count(*)::int as views, coalesce(sum(found), 0) as found from integrity_check_finding where run_id = r.id) f
     order by ${orderBy}`,
    [limit, offset, id],
  );
  return {
    total: count?.total ?? 0,
    rows: rows.map(({ ran_at, found, ...row }) => ({ ...row, ranAt: ran_at.toISOString(), found: Number(found) })),
  };
}

export async function loadRun(tx: Tx, id: string): Promise<IntegrityCheckRunView> {
  const { rows } = await listRuns(tx, { orderBy: 'r.id', descending: false, offset: 0, limit: 1, filter: {} }, id);
  const [run] = rows;
  if (!run) throw new ApiError('resource_not_found');
  return run;
}
