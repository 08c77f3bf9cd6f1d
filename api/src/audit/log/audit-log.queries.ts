import type { AuditLogEntryView, RoleName } from '@shop/contract';
import {
  type Database,
  type Tx,
  dayRangeFilter,
  endOfDay,
  idsFilter,
  textFilter,
  type Listing,
  readByKey,
  startOfDay,
  uuidFilter,
} from '../../common/public';
import { findSubjectNames, listSubjects, nameActorAndSubject } from './subject-names.queries';

/** Ids are in chronological order. */
export const SORT_COLUMNS = { at: 'e.id', id: 'e.id' } as const;

/** Counting and paging stop here; narrower filters find older entries, and an export has all. */
export const MAX_COUNTED = 10_000;
const IS_NUMBER = /^\d{1,15}$/;

interface AuditRow {
  id: string;
  at: Date;
  actor: string | null;
  account_id: string | null;
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

/** Lists the entries that are not archived. Every filter uses an index. */
export async function listAuditEntries(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: AuditLogEntryView[] }> {
  const conditions = toConditions(filter);
  const { where, values } = joinConditions(conditions);
  const [count]: { total: number }[] = await tx.query(
    `select count(*)::int as total from (select from audit_log_entry e ${where} limit $${values.length + 1}) counted`,
    [...values, MAX_COUNTED],
  );
  const part = { limit: offset >= MAX_COUNTED ? 0 : limit, offset: Math.min(offset, MAX_COUNTED) };
  return { total: count?.total ?? 0, rows: await queryEntries(tx, conditions, orderBy, part) };
}

/** All entries that match the filter and are not archived, in batches. */
export function readAuditEntries(
  database: Database,
  { filter, orderBy, descending }: Pick<Listing, 'filter' | 'orderBy' | 'descending'>,
): AsyncGenerator<AuditLogEntryView[]> {
  const conditions = toConditions(filter);
  const operator = descending ? '<' : '>';
  return readByKey<AuditLogEntryView, string>(
    (after, limit) => {
      const beyond = { sql: `e.id ${operator} $${conditions.length + 1}`, value: after };
      const selected = after === null ? conditions : [...conditions, beyond];
      return database.readFromReplica((tx) => queryEntries(tx, selected, orderBy, { limit, offset: 0 }));
    },
    ({ id }) => id,
  );
}

function joinConditions(conditions: readonly Condition[]): { where: string; values: unknown[] } {
  const where = conditions.length > 0 ? `where ${conditions.map(({ sql }) => sql).join(' and ')}` : '';
  return { where, values: conditions.map(({ value }) => value) };
}

async function queryEntries(
  tx: Tx,
  conditions: readonly Condition[],
  orderBy: string,
  { limit, offset }: Pick<Listing, 'limit' | 'offset'>,
): Promise<AuditLogEntryView[]> {
  const { where, values } = joinConditions(conditions);
  const next = values.length + 1;
  const rows: AuditRow[] = await tx.query(
    `select e.id, e.at, a.email as actor, e.account_id, e.role, host(e.address) as address, e.action,
       e.subject_kind || ':' || e.subject_id as subject, e.before, e.after
     from (select * from audit_log_entry e ${where} order by ${orderBy} limit $${next} offset $${next + 1}) e
     left join account a on a.id = e.account_id order by ${orderBy}`,
    [...values, limit, offset],
  );
  return toViews(tx, rows);
}

async function toViews(tx: Tx, rows: readonly AuditRow[]): Promise<AuditLogEntryView[]> {
  const names = await findSubjectNames(tx, listSubjects(rows));
  return rows.map(({ account_id, ...row }) => ({
    ...{ ...row, at: row.at.toISOString() },
    ...nameActorAndSubject(names, { account_id, subject: row.subject }),
  }));
}

/** An entry that is not archived, or null. */
export async function findAuditEntry(tx: Tx, id: string): Promise<AuditLogEntryView | null> {
  const listing = { orderBy: 'e.id', descending: false, offset: 0, limit: 1, filter: { id } };
  const [entry] = IS_NUMBER.test(id) ? (await listAuditEntries(tx, listing)).rows : [];
  return entry ?? null;
}

/** The accounts with an email address. */
export async function findAccountIds(tx: Tx, email: string): Promise<Set<string>> {
  const rows: { id: string }[] = await tx.query('select id from account where lower(email) = lower($1)', [email]);
  return new Set(rows.map(({ id }) => id));
}

/** Email addresses by account. */
export async function findEmails(tx: Tx, accountIds: readonly string[]): Promise<Map<string, string>> {
  const rows: { id: string; email: string }[] = await tx.query('select id, email from account where id = any($1)', [
    accountIds,
  ]);
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/**
 * Filters: `actor` is an email address, `staffId` the account of a staff member, `subject` an id or `kind:id`, `q` an action,
 * an id or an actor; `from` and `to` are days of China.
 */
export function parseAuditFilter(filter: Record<string, unknown>) {
  const [action, actor, subject, q] = ['action', 'actor', 'subject', 'q'].map((field) =>
    textFilter(filter, field)?.trim(),
  );
  const [, kind, id = subject] = /^([a-z-]+):(.+)$/s.exec(subject ?? '') ?? [];
  const [from, to] = dayRangeFilter(filter);
  const staffId = uuidFilter(filter, 'staffId');
  return { action, actor, staffId, kind, subjectId: id, q, ids: idsFilter(filter), from, to };
}

function toConditions(filter: Record<string, unknown>): Condition[] {
  const { action, actor, staffId, kind, subjectId, q, ids, from, to } = parseAuditFilter(filter);
  const candidates: [unknown, (placeholder: string) => string][] = [
    [action, (placeholder) => `e.action = ${placeholder}`],
    [actor, actorCondition],
    [staffId, (placeholder) => `e.account_id = ${placeholder}`],
    [kind, (placeholder) => `e.subject_kind = ${placeholder}`],
    [subjectId, (placeholder) => `e.subject_id = ${placeholder}`],
    [
      q,
      (placeholder) => `(e.action = ${placeholder} or e.subject_id = ${placeholder} or ${actorCondition(placeholder)})`,
    ],
    [ids && ids.filter((each) => IS_NUMBER.test(each)), (placeholder) => `e.id = any(${placeholder}::bigint[])`],
    [from, (placeholder) => `e.at >= ${startOfDay(placeholder)}`],
    [to, (placeholder) => `e.at < ${endOfDay(placeholder)}`],
  ];
  return candidates
    .filter(([value]) => value !== undefined && value !== null && value !== '')
    .map(([value, sql], index) => ({ sql: sql(`$${index + 1}`), value }));
}

function actorCondition(placeholder: string): string {
  return `e.account_id = any(array(select id from account where lower(email) = lower(${placeholder})))`;
}
