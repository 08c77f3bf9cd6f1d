import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  AuditLog,
  AuditLogArchive,
  Clock,
  Database,
  hasSqlState,
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
  lockPartition,
  type Partition,
  readFingerprint,
  readForArchive,
  readRows,
} from './audit-archiver.queries';

const ATTEMPTS = 20;
const PAUSE_MS = 1000;

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
   * @throws {OperatorError} if a month is not over, or if the log is in use for too long
   */
  async *archive(before: string): AsyncGenerator<AuditLogArchive> {
    if (new Date(before) > this.clock.now()) throw new OperatorError('Only past months can be archived.');
    await this.waitToAddPartitions();
    for (const partition of await findPartitions(this.database.reader, before)) {
      const archived = await this.archiveMonth(partition);
      if (archived) yield archived;
    }
  }

  /** @throws {OperatorError} if the log is in use for too long */
  private async waitToAddPartitions(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.addPartitions();
      } catch (error) {
        if (!hasSqlState(error, 'lockNotAvailable')) throw error;
        if (attempt === ATTEMPTS) throw inUse('The audit log');
      }
      await sleep(PAUSE_MS);
    }
  }

  /** Null if the month has no entries. */
  private async archiveMonth(partition: Partition): Promise<AuditLogArchive | null> {
    let copy: Copy | null = null;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      copy ??= await this.copy(partition);
      // Another command has archived it.
      if (!copy) return null;
      const moved = await this.move(partition, copy);
      if (moved.isDone) return moved.archive;
      if (moved.isInUse) await sleep(PAUSE_MS);
      else copy = await this.discard(copy);
    }
    if (copy) await this.discard(copy);
    throw inUse(`The audit log of ${partition.month.slice(0, 7)}`);
  }

  /** Copies a month to the object store, in one snapshot and without locks. Null if the month is gone. */
  private async copy(partition: Partition): Promise<Copy | null> {
    try {
      return await this.database.transaction(async (tx) => {
        await readForArchive(tx);
        const fingerprint = await readFingerprint(tx, partition);
        if (fingerprint === null) return null;
        return { fingerprint, archive: fingerprint.startsWith('0 ') ? null : await this.store(tx, partition) };
      });
    } catch (error) {
      if (hasSqlState(error, 'undefinedTable')) return null;
      throw error;
    }
  }

  private async discard({ archive }: Copy): Promise<null> {
    if (archive) await this.objects.remove(archive.objectKey);
    return null;
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
   * Replaces the rows by the archive if they are what was copied. After any other error than these it is
   * unknown whether they were replaced, so the object stays, and the nightly sweep removes it if no row names it.
   */
  private async move(partition: Partition, copy: Copy): Promise<Move> {
    try {
      return await this.database.transaction((tx) => this.replace(tx, partition, copy));
    } catch (error) {
      if (hasSqlState(error, 'lockNotAvailable')) return { isDone: false, isInUse: true };
      if (hasSqlState(error, 'undefinedTable')) return { isDone: false, isInUse: false };
      throw error;
    }
  }

  private async replace(tx: Tx, partition: Partition, { fingerprint, archive }: Copy): Promise<Move> {
    await lockPartition(tx, partition);
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

function inUse(log: string): OperatorError {
  return new OperatorError(
    `${log} is in use, for example by a backup. Nothing of it was moved. Run the command again later.`,
  );
}
