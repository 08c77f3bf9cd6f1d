import type { EntityManager } from 'typeorm';

/** A position in the write-ahead log, such as `0/1A2B3C4D`. */
export type LogPosition = string;

/** The position after everything that is committed by now; null while the server is itself a standby. */
export async function findLogPosition(primary: EntityManager): Promise<LogPosition | null> {
  const [row]: { position: LogPosition | null }[] = await primary.query(
    `select case when not pg_is_in_recovery() then pg_current_wal_insert_lsn()::text end as position`,
  );
  return row?.position ?? null;
}

/** `promoted`: the server has become a primary of its own. */
export type ReplicaState = 'current' | 'behind' | 'promoted';

/** Whether a replica has everything up to the position. */
export async function findReplicaState(replica: EntityManager, position: LogPosition): Promise<ReplicaState> {
  const [row]: { state: ReplicaState }[] = await replica.query(
    `select case when not pg_is_in_recovery() then 'promoted'
       when pg_last_wal_replay_lsn() >= $1::pg_lsn then 'current' else 'behind' end as state`,
    [position],
  );
  return row?.state ?? 'behind';
}
