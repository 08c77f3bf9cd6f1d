import type { Tx } from '../../common/public';

const BATCH_ROWS = 1000;
const LOCK_TIMEOUT_MS = 1000;

/** A month of the audit log that is in the database. */
export interface Partition {
  /** Quoted for SQL. */
  name: string;
  /** Its first day. */
  month: string;
}

interface PartitionRow {
  id: string;
  subjectKind: string;
  json: string;
}

/** The months that begin before a day, oldest first. */
export async function findPartitions(tx: Tx, before: string): Promise<Partition[]> {
  return tx.query(
    `select name, month from (
       select inhrelid::regclass::text as name, to_date(right(relname, 7), 'YYYY_MM')::text as month
       from pg_inherits join pg_class on oid = inhrelid
       where inhparent = 'audit_log_entry'::regclass and relname ~ '^audit_log_entry_[0-9]{4}_[0-9]{2}$') p
     where month < $1 order by month`,
    [before],
  );
}

/** All statements of the transaction read the same state, and it may wait for the object store. */
export async function readForArchive(tx: Tx): Promise<void> {
  await tx.query('set transaction isolation level repeatable read, read only');
  await tx.query(`set local idle_in_transaction_session_timeout = '1h'`);
  await tx.query(`set local statement_timeout = '10min'`);
}

/** Changes with every row that is added, changed or removed. Null if the partition is gone. */
export async function readFingerprint(tx: Tx, { name }: Partition): Promise<string | null> {
  const [found]: { exists: boolean }[] = await tx.query('select to_regclass($1) is not null as exists', [name]);
  if (!found?.exists) return null;
  const [row]: { fingerprint: string }[] = await tx.query(
    `select count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as fingerprint from ${name}`,
  );
  return row?.fingerprint ?? null;
}

/** All rows, in the order of their ids. */
export async function* readRows(tx: Tx, { name }: Partition): AsyncGenerator<PartitionRow> {
  let after = '0';
  for (;;) {
    const rows: PartitionRow[] = await tx.query(
      `select id, subject_kind as "subjectKind", to_jsonb(p)::text as json from ${name} p where id > $1 order by id limit $2`,
      [after, BATCH_ROWS],
    );
    yield* rows;
    if (rows.length < BATCH_ROWS) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/** Gives up a wait for a lock after a second, because everyone behind it waits as well. */
async function limitLockWaits(tx: Tx): Promise<void> {
  await tx.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
}

/** Nobody changes the rows of the partition until the transaction ends; they can be read. Limits the waits for this lock and for later ones. */
export async function lockPartition(tx: Tx, { name }: Partition): Promise<void> {
  await limitLockWaits(tx);
  await tx.query(`lock table ${name} in share row exclusive mode`);
}

/** Nobody reads or writes the log from here until the transaction ends. */
export async function dropPartition(tx: Tx, { name }: Partition): Promise<void> {
  await tx.query('lock table audit_log_entry in access exclusive mode');
  await tx.query(`drop table ${name}`);
}

/** Creates the partitions of the next months and of entries that have none. */
export async function addPartitions(tx: Tx, today: Date): Promise<void> {
  await limitLockWaits(tx);
  await tx.query('select audit_log_add_partitions($1)', [today]);
}
