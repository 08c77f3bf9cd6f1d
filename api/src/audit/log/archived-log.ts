import { Injectable } from '@nestjs/common';
import type { AuditLogArchiveView, AuditLogEntryView, RoleName } from '@shop/contract';
import { dayInChina } from '@shop/order-flow';
import {
  ApiError,
  type ArchivedEntry,
  AuditArchives,
  Database,
  invalidFilter,
  type Listing,
  textFilter,
} from '../../common/public';
import { listArchivedMonths } from './archived-log.queries';
import { findAccountIds, findEmails, MAX_COUNTED, parseAuditFilter } from './audit-log.queries';
import { findSubjectNames, listSubjects, nameActorAndSubject } from './subject-names.queries';

/** The entries of an export that are in memory together. */
const BATCH = 1000;

/** Archived entries, for staff. A list reads the whole month from the object store. */
@Injectable()
export class ArchivedLog {
  constructor(
    private readonly database: Database,
    private readonly archives: AuditArchives,
  ) {}

  listMonths(listing: Listing): Promise<{ total: number; rows: AuditLogArchiveView[] }> {
    return this.database.readFromReplica((reader) => listArchivedMonths(reader, listing));
  }

  /**
   * Lists the entries of an archived month like those that are not archived.
   * @param month - its first day
   */
  async listEntries(
    month: string,
    { filter, descending, offset, limit }: Listing,
  ): Promise<{ total: number; rows: AuditLogEntryView[] }> {
    const found: ArchivedEntry[] = [];
    for await (const entry of this.findEntries(month, filter)) {
      if (found.length === MAX_COUNTED && !descending) break;
      found.push(entry);
      if (found.length > MAX_COUNTED) found.shift();
    }
    if (descending) found.reverse();
    return { total: found.length, rows: await this.toViews(found.slice(offset, offset + limit)) };
  }

  /**
   * All entries of an archived month that match the filter, in batches. Oldest first, as they are stored: any other order
   * would need all of them in memory.
   * @param month - its first day
   */
  async *readEntries(month: string, { filter }: Pick<Listing, 'filter'>): AsyncGenerator<AuditLogEntryView[]> {
    let batch: ArchivedEntry[] = [];
    for await (const entry of this.findEntries(month, filter)) {
      batch.push(entry);
      if (batch.length < BATCH) continue;
      yield await this.toViews(batch);
      batch = [];
    }
    yield await this.toViews(batch);
  }

  private async *findEntries(month: string, filter: Record<string, unknown>): AsyncGenerator<ArchivedEntry> {
    const matches = await this.matcher(filter);
    const archives = await this.archives.find(this.database.reader, { month });
    for await (const entry of this.archives.read(archives)) if (matches(entry)) yield entry;
  }

  /** @throws {ApiError} `resource_not_found` */
  async load(id: string): Promise<AuditLogEntryView> {
    const entryId = /^\d{1,15}$/.test(id) ? Number(id) : -1;
    for await (const entry of this.archives.read(await this.archives.find(this.database.reader, { entryId }))) {
      const [view] = entry.id === entryId ? await this.toViews([entry]) : [];
      if (view) return view;
    }
    throw new ApiError('resource_not_found');
  }

  private async matcher(filter: Record<string, unknown>): Promise<(entry: ArchivedEntry) => boolean> {
    const { action, actor, staffId, kind, subjectId, q, ids, from, to } = parseAuditFilter(filter);
    const { reader } = this.database;
    const actors = actor ? await findAccountIds(reader, actor) : null;
    const searched = q ? await findAccountIds(reader, q) : new Set<string>();
    const isBy = (accounts: ReadonlySet<string>, { account_id }: ArchivedEntry) =>
      account_id !== null && accounts.has(account_id);
    return (entry) =>
      (!action || entry.action === action) &&
      (!actors || isBy(actors, entry)) &&
      (!staffId || entry.account_id === staffId) &&
      (!kind || entry.subject_kind === kind) &&
      (!subjectId || entry.subject_id === subjectId) &&
      (!from || dayInChina(new Date(entry.at)) >= from) &&
      (!to || dayInChina(new Date(entry.at)) <= to) &&
      (!ids || ids.includes(String(entry.id))) &&
      (!q || entry.action === q || entry.subject_id === q || isBy(searched, entry));
  }

  private async toViews(entries: readonly ArchivedEntry[]): Promise<AuditLogEntryView[]> {
    const emails = await findEmails(
      this.database.reader,
      entries.flatMap(({ account_id }) => account_id ?? []),
    );
    const named = entries.map((entry) => ({ ...entry, subject: `${entry.subject_kind}:${entry.subject_id}` }));
    const names = await findSubjectNames(this.database.reader, listSubjects(named));
    return named.map(({ id, at, account_id, role, subject, address, action, before, after }) => ({
      ...{ id: String(id), at: new Date(at).toISOString(), role: role as RoleName | null },
      ...{ actor: account_id === null ? null : (emails.get(account_id) ?? null), address, action },
      ...{ subject, before, after, ...nameActorAndSubject(names, { account_id, subject }) },
    }));
  }
}

/**
 * The first day of the month that `archive` names (`2025-01`), or null.
 * @throws {ApiError} `validation_failed` if it is no month
 */
export function monthFilter(filter: Record<string, unknown>): string | null {
  const month = textFilter(filter, 'archive');
  if (month === null) return null;
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month) || month.startsWith('0000')) throw invalidFilter('archive');
  return `${month}-01`;
}
