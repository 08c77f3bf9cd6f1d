import type { ArchivedEntry, AuditArchives } from '../common/public';
import type { PersonalLogEntry } from './log-entries.queries';

/** The archived entries by and about the account and its subjects, oldest first. */
export async function readArchivedLogEntries(
  archives: AuditArchives,
  found: Parameters<AuditArchives['read']>[0],
  accountId: string,
  subjectIds: readonly string[],
): Promise<PersonalLogEntry[]> {
  const subjects = new Set(subjectIds);
  const entries: PersonalLogEntry[] = [];
  for await (const entry of archives.read(found)) {
    if (entry.account_id === accountId || subjects.has(entry.subject_id)) entries.push(toPersonal(entry, accountId));
  }
  return entries;
}

function toPersonal(entry: ArchivedEntry, accountId: string): PersonalLogEntry {
  const byYou = entry.account_id === null ? null : entry.account_id === accountId;
  return {
    date: new Date(entry.at),
    action: entry.action,
    kind: entry.subject_kind,
    id: entry.subject_id,
    byRole: entry.role,
    byYou,
    address: byYou ? entry.address : null,
  };
}
