import { Injectable } from '@nestjs/common';
import type { AuditLogArchiveView, AuditLogEntryView, RoleName } from '@shop/contract';
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
   * Lists the entries of an archived month like those that are not archived. The month is read once for all parts.
   * @param month - its first day
   */
  openMonth(
    month: string,
    listing: Listing,
  ): (part: Pick<Listing, 'offset' | 'limit'>) => Promise<{ total: number; rows: AuditLogEntryView[] }> {
    let reading: Promise<ArchivedEntry[]> | undefined;
    return async ({ offset, limit }) => {
      const found = await (reading ??= this.findEntries(month, listing));
      return { total: found.length, rows: await this.toViews(found.slice(offset, offset + limit)) };
    };
  }

  private async findEntries(month: string, { filter, orderBy }: Listing): Promise<ArchivedEntry[]> {
    const matches = await this.matcher(filter);
    const newestFirst = orderBy.endsWith('DESC');
    const found: ArchivedEntry[] = [];
    for await (const entry of this.archives.read(await this.archives.find(this.database.reader, { month }))) {
      if (!matches(entry)) continue;
      if (found.length < MAX_COUNTED) found.push(entry);
      else if (!newestFirst) break;
      else {
        found.shift();
        found.push(entry);
      }
    }
    return newestFirst ? found.reverse() : found;
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
    const { action, actor, kind, subjectId, q, ids } = parseAuditFilter(filter);
    const { reader } = this.database;
    const actors = actor ? await findAccountIds(reader, actor) : null;
    const searched = q ? await findAccountIds(reader, q) : new Set<string>();
    const isBy = (accounts: ReadonlySet<string>, { account_id }: ArchivedEntry) =>
      account_id !== null && accounts.has(account_id);
    return (entry) =>
      (!action || entry.action === action) &&
      (!actors || isBy(actors, entry)) &&
      (!kind || entry.subject_kind === kind) &&
      (!subjectId || entry.subject_id === subjectId) &&
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
