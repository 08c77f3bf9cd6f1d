import type { Tx } from '../database/database';
import { AuditLogArchive } from './audit-log-archive.entity';

/** Which archives are read. */
export interface ArchiveFilter {
  /** The first day of a month. */
  month?: string;
  subjectKind?: string;
  /** The id of an entry. */
  entryId?: number;
}

/** The archives, oldest first. */
export async function findArchives(
  tx: Tx,
  { month, subjectKind, entryId }: ArchiveFilter = {},
): Promise<AuditLogArchive[]> {
  const query = tx.createQueryBuilder(AuditLogArchive, 'a').orderBy('a.month').addOrderBy('a.firstId');
  if (month !== undefined) query.andWhere('a.month = :month', { month });
  if (subjectKind !== undefined) query.andWhere(':subjectKind = any(a.subjectKinds)', { subjectKind });
  if (entryId !== undefined) query.andWhere(':entryId between a.firstId and a.lastId', { entryId });
  return query.getMany();
}

/** Names another object for an archive. False if it has got another one meanwhile. */
export async function replaceObject(
  tx: Tx,
  oldKey: string,
  { key, size, sha256 }: { key: string; size: number; sha256: Buffer },
): Promise<boolean> {
  const replaced: [unknown, number] = await tx.query(
    'update audit_log_archive set object_key = $2, bytes = $3, sha256 = $4 where object_key = $1',
    [oldKey, key, size, sha256],
  );
  return replaced[1] === 1;
}
