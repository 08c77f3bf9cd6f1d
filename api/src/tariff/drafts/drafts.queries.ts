import type { Tx } from '../../common/public';
import type { TariffChange } from '../snapshot/tariff-rows';

type ChangeSubject = Pick<TariffChange, 'kind' | 'subject'>;

/** The changes of a draft or version, by kind and subject. */
export function loadChanges(tx: Tx, draftId: string): Promise<TariffChange[]> {
  return tx.query('select kind, subject, base, value from tariff_change where draft_id = $1 order by kind, subject', [
    draftId,
  ]);
}

/** Adds changes to a draft. A `base` or `value` of null is stored as JSON null, which entities cannot write. */
export async function insertChanges(
  tx: Tx,
  draftId: string,
  changes: readonly TariffChange[],
  { at, by }: { at: Date; by: string },
): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    `insert into tariff_change (draft_id, kind, subject, base, value, changed_at, changed_by)
     select $1, kind, subject, base, value, $2, $3
     from unnest($4::text[], $5::text[], $6::jsonb[], $7::jsonb[]) as change (kind, subject, base, value)`,
    [
      draftId,
      at,
      by,
      changes.map(({ kind }) => kind),
      changes.map(({ subject }) => subject),
      changes.map(({ base }) => JSON.stringify(base)),
      changes.map(({ value }) => JSON.stringify(value)),
    ],
  );
}

/** Removes a change from a draft and returns it, or null if the draft has no such change. */
export async function deleteChange(
  tx: Tx,
  draftId: string,
  { kind, subject }: ChangeSubject,
): Promise<(TariffChange & { changedAt: Date }) | null> {
  const [[change]]: [(TariffChange & { changedAt: Date })[], number] = await tx.query(
    `delete from tariff_change where draft_id = $1 and kind = $2 and subject = $3
     returning kind, subject, base, value, changed_at as "changedAt"`,
    [draftId, kind, subject],
  );
  return change ?? null;
}

/** Marks a scheduled draft as published and returns its version number, the next one. The tariff must be locked. */
export async function markPublished(tx: Tx, id: string): Promise<number | undefined> {
  const [[row]]: [{ version: number }[], number] = await tx.query(
    `update tariff_draft
     set status = 'published', version = 1 + (select coalesce(max(version), 0) from tariff_draft)
     where id = $1 returning version`,
    [id],
  );
  return row?.version;
}

/** The changes of a scheduled version whose subjects a later scheduled version changes again. */
export function findFollowedChanges(tx: Tx, id: string, start: Date): Promise<ChangeSubject[]> {
  return tx.query(
    `select distinct c.kind, c.subject from tariff_change c
     join tariff_change later on (later.kind, later.subject) = (c.kind, c.subject)
     join tariff_draft d on d.id = later.draft_id
     where c.draft_id = $1 and d.status = 'scheduled' and d.publish_at > $2 order by c.kind, c.subject`,
    [id, start],
  );
}
