import type { ContentChangeView } from '@shop/contract';
import type { ArchivedEntry, AuditArchives, Tx } from '../../common/public';
import { findStaffNames, listLoggedChanges, MAX_CHANGES } from './change-history.queries';

/** Nothing is older than this action. */
const FIRST_ACTION = 'notice-written';

/** Who wrote, edited, published and withdrew a notice, newest first, with archived months. */
export async function listNoticeChanges(tx: Tx, archives: AuditArchives, id: string): Promise<ContentChangeView[]> {
  const logged = await listLoggedChanges(tx, id);
  if (logged.length === MAX_CHANGES || logged.some(({ action }) => action === FIRST_ACTION)) return logged;
  // A month that is archived meanwhile is read twice.
  const known = new Set(logged.map((change) => change.id));
  const archived: ArchivedEntry[] = [];
  for await (const entry of archives.read(await archives.find(tx, { subjectKind: 'notice' })))
    if (entry.subject_kind === 'notice' && entry.subject_id === id && !known.has(String(entry.id)))
      archived.push(entry);
  const names = await findStaffNames(
    tx,
    archived.flatMap(({ account_id }) => account_id ?? []),
  );
  const older = archived.map(({ id: entryId, at, account_id, action, before, after }) => ({
    id: String(entryId),
    at: new Date(at).toISOString(),
    by: account_id === null ? null : (names.get(account_id) ?? null),
    action,
    before,
    after,
  }));
  return [...logged, ...older].sort((a, b) => Number(b.id) - Number(a.id)).slice(0, MAX_CHANGES);
}
