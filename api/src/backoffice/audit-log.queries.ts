import type { AuditEntryView, RoleName } from '@shop/contract';
import { Refusal, type Tx } from '../kernel/public';
import { idsFilter, textFilter, type Listing } from './list-query';

/** By its number the log is in the order it was written. */
export const AUDIT_COLUMNS = { at: 'e.id', id: 'e.id' } as const;

/** As far as anybody counts and turns pages; who looks for more says what for. */
const FURTHEST = 10_000;
const IS_NUMBER = /^\d{1,15}$/;

interface AuditRow {
  id: string;
  at: Date;
  actor: string | null;
  role: RoleName | null;
  address: string | null;
  action: string;
  subject: string;
  before: unknown;
  after: unknown;
}

interface Condition {
  sql: string;
  value: unknown;
}

/** Newest first unless asked otherwise; every filter finds by an index. */
export async function listAudit(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: AuditEntryView[] }> {
  const conditions = conditionsOf(filter);
  const where = conditions.length > 0 ? `where ${conditions.map(({ sql }) => sql).join(' and ')}` : '';
  const values = conditions.map(({ value }) => value);
  const next = values.length + 1;
  const [count]: { total: number }[] = await tx.query(
    `select count(*)::int as total from (select from audit_entry e ${where} limit $${next}) counted`,
    [...values, FURTHEST],
  );
  const rows: AuditRow[] = await tx.query(
    `select e.id, e.at, a.email as actor, e.role, host(e.address) as address, e.action,
       e.subject_kind || ':' || e.subject_id as subject, e.before, e.after
     from (select * from audit_entry e ${where} order by ${orderBy} limit $${next} offset $${next + 1}) e
     left join account a on a.id = e.account_id order by ${orderBy}`,
    [...values, offset >= FURTHEST ? 0 : limit, Math.min(offset, FURTHEST)],
  );
  return { total: count?.total ?? 0, rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}

/** Refuses `resource_not_found`. */
export async function auditEntryOf(tx: Tx, id: string): Promise<AuditEntryView> {
  const listing = { orderBy: 'e.id', offset: 0, limit: 1, filter: { id } };
  const [entry] = IS_NUMBER.test(id) ? (await listAudit(tx, listing)).rows : [];
  if (!entry) throw new Refusal('resource_not_found');
  return entry;
}

/** `actor` is an e-mail address, `subject` an id or `kind:id`, `q` any of an action, an id, an actor. */
function conditionsOf(filter: Record<string, unknown>): Condition[] {
  const [action, actor, subject, q] = ['action', 'actor', 'subject', 'q'].map((field) =>
    textFilter(filter, field)?.trim(),
  );
  const ids = idsFilter(filter);
  const [, kind, id] = /^([a-z-]+):(.+)$/s.exec(subject ?? '') ?? [];
  const wanted: [unknown, (place: string) => string][] = [
    [action, (place) => `e.action = ${place}`],
    [actor, byActor],
    [kind, (place) => `e.subject_kind = ${place}`],
    [id ?? subject, (place) => `e.subject_id = ${place}`],
    [q, (place) => `(e.action = ${place} or e.subject_id = ${place} or ${byActor(place)})`],
    [ids && ids.filter((one) => IS_NUMBER.test(one)), (place) => `e.id = any(${place}::bigint[])`],
  ];
  return wanted
    .filter(([value]) => value !== undefined && value !== null && value !== '')
    .map(([value, sql], place) => ({ sql: sql(`$${place + 1}`), value }));
}

function byActor(place: string): string {
  return `e.account_id = any(array(select id from account where lower(email) = lower(${place})))`;
}
