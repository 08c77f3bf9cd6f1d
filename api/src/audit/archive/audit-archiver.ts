import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import {
  AuditLog,
  AuditLogArchive,
  Clock,
  codeOf,
  Database,
  ObjectStore,
  OperatorError,
  Outbox,
  storeEntries,
  type Tx,
} from '../../common/public';
import {
  addPartitions,
  dropPartition,
  findPartitions,
  lockLog,
  type Partition,
  readFingerprint,
  readForArchive,
  readRows,
} from './audit-archiver.queries';

const ATTEMPTS = 20;
const PAUSE_MS = 1000;
/** PostgreSQL's errors for a lock that was not given in time, and for a table that does not exist. */
const LOCK_NOT_AVAILABLE = '55P03';
const NO_TABLE = '42P01';

type Archive = Omit<AuditLogArchive, 'archivedAt'>;

interface Copy {
  fingerprint: string;
  /** Null for a month without entries. */
  archive: Archive | null;
}

type Move = { isDone: true; archive: AuditLogArchive | null } | { isDone: false; isInUse: boolean };

/** Moves months of the audit log to the object store, and creates the partitions of the next ones. */
@Injectable()
export class AuditArchiver implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly objects: ObjectStore,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.schedule('7 1 * * *', 'audit.add-partitions', () => this.addPartitions());
  }

  addPartitions(): Promise<void> {
    return this.database.transaction((tx) => addPartitions(tx, this.clock.now()));
  }

  /**
   * Archives the months before a day, oldest first. An entry is in the table or in an archive at every moment: what is
   * interrupted is done again by the next call.
   * @param before - the first day of a month
   * @throws {OperatorError} if the month has not begun, or if the log is in use for too long
   */
  async *archive(before: string): AsyncGenerator<AuditLogArchive> {
    if (new Date(before) > this.clock.now()) throw new OperatorError('Only months that are over can be archived.');
    await this.addPartitions();
    for (const partition of await findPartitions(this.database.reader, before)) {
      const archived = await this.archiveMonth(partition);
      if (archived) yield archived;
    }
  }

  /** Null if the month has no entries. */
  private async archiveMonth(partition: Partition): Promise<AuditLogArchive | null> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const copy = await this.copy(partition).catch((error: unknown) => {
        if (hasCode(error, NO_TABLE)) return null;
        throw error;
      });
      // Another command has archived it.
      if (!copy) return null;
      const moved = await this.move(partition, copy);
      if (moved.isDone) return moved.archive;
      if (copy.archive) await this.objects.remove(copy.archive.objectKey);
      if (moved.isInUse) await sleep(PAUSE_MS);
    }
    throw new OperatorError(
      `The audit log of ${partition.month.slice(0, 7)} is in use, for example by a backup. Nothing of it was moved. Run the command again later.`,
    );
  }

  /** Copies a month to the object store, in one snapshot and without locks. Null if the month is gone. */
  private copy(partition: Partition): Promise<Copy | null> {
    return this.database.transaction(async (tx) => {
      await readForArchive(tx);
      const fingerprint = await readFingerprint(tx, partition);
      if (fingerprint === null) return null;
      return { fingerprint, archive: fingerprint.startsWith('0 ') ? null : await this.store(tx, partition) };
    });
  }

  private async store(tx: Tx, partition: Partition): Promise<Archive> {
    const kinds = new Set<string>();
    const ids: number[] = [];
    let entries = 0;
    async function* lines() {
      for await (const { id, subjectKind, json } of readRows(tx, partition)) {
        entries += 1;
        kinds.add(subjectKind);
        ids[entries === 1 ? 0 : 1] = Number(id);
        yield `${json}\n`;
      }
    }
    const { key, size, sha256 } = await storeEntries(this.objects, lines());
    const [firstId = 0, lastId = firstId] = ids;
    const counted = { entries, firstId, lastId, subjectKinds: [...kinds].sort() };
    return { objectKey: key, month: partition.month, ...counted, bytes: size, sha256 };
  }

  /**
   * Replaces the rows by the archive if they are what was copied. After another error than a wait for the lock it is
   * unknown whether they were replaced, so the object stays, and the nightly sweep removes it if no row names it.
   */
  private async move(partition: Partition, copy: Copy): Promise<Move> {
    try {
      return await this.database.transaction((tx) => this.replace(tx, partition, copy));
    } catch (error) {
      if (hasCode(error, LOCK_NOT_AVAILABLE)) return { isDone: false, isInUse: true };
      throw error;
    }
  }

  private async replace(tx: Tx, partition: Partition, { fingerprint, archive }: Copy): Promise<Move> {
    await lockLog(tx);
    if ((await readFingerprint(tx, partition)) !== fingerprint) return { isDone: false, isInUse: false };
    await dropPartition(tx, partition);
    if (!archive) return { isDone: true, archive: null };
    const row: AuditLogArchive = { ...archive, archivedAt: this.clock.now() };
    await tx.insert(AuditLogArchive, row);
    const { entries, bytes, sha256 } = archive;
    const after = { entries, bytes, sha256: sha256.toString('hex') };
    const id = partition.month.slice(0, 7);
    await this.audit.record(tx, {}, { action: 'audit-log-archived', kind: 'audit-log-archive', id, after });
    return { isDone: true, archive: row };
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof QueryFailedError && codeOf(error) === code;
}
