import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Tx } from '../database/database';
import { Outbox } from '../jobs/outbox';
import { isMissingObject, ObjectStore } from '../storage/object-store';
import { type ArchivedEntry, readEntries, storeEntries } from './archived-entry';
import { type ArchiveFilter, findArchives, replaceObject } from './audit-archives.queries';
import type { AuditLogArchive } from './audit-log-archive.entity';
import { type LogErasure, eraseArchived, RETAINED_FIELDS } from './log-erasure.queries';

/** The months of the audit log that are in the object store: reads them, and erases personal data in them. */
@Injectable()
export class AuditArchives implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly objects: ObjectStore,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(eraseArchived, (erasure) => this.erase(erasure));
  }

  /** The archives that the filter selects, oldest first. */
  find(tx: Tx, filter: ArchiveFilter = {}): Promise<AuditLogArchive[]> {
    return findArchives(tx, filter);
  }

  /**
   * Reads the entries of archives one after another. An archive that was rewritten since it was found is read from its new
   * object.
   * @throws {ApiError} `unavailable` if the object store fails
   */
  async *read(archives: readonly AuditLogArchive[]): AsyncGenerator<ArchivedEntry> {
    for (const archive of archives) {
      try {
        yield* readEntries(this.objects, archive);
      } catch (error) {
        const rewritten = isMissingObject(error) ? await this.findAgain(archive) : undefined;
        if (!rewritten) throw error;
        yield* readEntries(this.objects, rewritten);
      }
    }
  }

  private async findAgain({ month, firstId, objectKey }: AuditLogArchive): Promise<AuditLogArchive | undefined> {
    const archives = await findArchives(this.database.reader, { month });
    return archives.find((archive) => archive.firstId === firstId && archive.objectKey !== objectKey);
  }

  private async erase(erasure: LogErasure): Promise<void> {
    const subjects = new Set(erasure.subjectIds);
    const concerns = (entry: ArchivedEntry) => entry.account_id === erasure.accountId || subjects.has(entry.subject_id);
    for (const archive of await findArchives(this.database.reader)) {
      if (await this.has(archive, concerns)) await this.rewrite(archive, erasure, concerns);
    }
  }

  private async has(archive: AuditLogArchive, concerns: (entry: ArchivedEntry) => boolean): Promise<boolean> {
    for await (const entry of readEntries(this.objects, archive)) if (concerns(entry)) return true;
    return false;
  }

  /** If it is interrupted, the nightly sweep removes the object that no row names. */
  private async rewrite(
    archive: AuditLogArchive,
    { accountId }: LogErasure,
    concerns: (entry: ArchivedEntry) => boolean,
  ): Promise<void> {
    const { objects } = this;
    async function* lines() {
      for await (const entry of readEntries(objects, archive))
        yield `${JSON.stringify(concerns(entry) ? withoutPersonalData(entry, accountId) : entry)}\n`;
    }
    const rewritten = await storeEntries(objects, lines());
    const isReplaced = await replaceObject(this.database.reader, archive.objectKey, rewritten);
    await objects.remove(isReplaced ? archive.objectKey : rewritten.key);
    if (!isReplaced) throw new Error(`the archive ${archive.objectKey} was changed meanwhile`);
  }
}

function withoutPersonalData(entry: ArchivedEntry, accountId: string): ArchivedEntry {
  return {
    ...entry,
    address: entry.account_id === accountId ? null : entry.address,
    before: retained(entry.before),
    after: retained(entry.after),
  };
}

function retained(values: Record<string, unknown> | null): Record<string, unknown> | null {
  const kept = Object.entries(values ?? {}).filter(([name]) => RETAINED_FIELDS.includes(name));
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}
