import { isUuid, Refusal, type Tx } from '../../kernel/public';
import type { TariffChange } from './tariff-change';

export interface DraftRow {
  id: string;
  title: string;
  status: 'open' | 'scheduled' | 'published';
  publish_at: Date | null;
}

/** Any number no other advisory lock of the shop uses. */
const TARIFF_LOCK = 7_204_015;

/** From here to the transaction's end nobody else puts anything in force, or plans to. */
export async function lockTariff(tx: Tx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [TARIFF_LOCK]);
}

/** Tells every replica, once this is committed. */
export async function tellReplicas(tx: Tx): Promise<void> {
  await tx.query(`select pg_notify('catalogue', '')`);
}

/** Refuses `resource_not_found`. */
export async function lockedDraft(tx: Tx, id: string): Promise<DraftRow> {
  const [draft]: DraftRow[] = isUuid(id)
    ? await tx.query('select id, title, status, publish_at from tariff_draft where id = $1 for update', [id])
    : [];
  if (!draft) throw new Refusal('resource_not_found');
  return draft;
}

/** Refuses `resource_not_found`, and `draft_not_open` for one that is scheduled or published. */
export async function openDraft(tx: Tx, id: string): Promise<DraftRow> {
  const draft = await lockedDraft(tx, id);
  if (draft.status !== 'open') throw new Refusal('draft_not_open');
  return draft;
}

export async function changesOf(tx: Tx, id: string): Promise<TariffChange[]> {
  return tx.query('select kind, subject, base, value from tariff_change where draft_id = $1 order by kind, subject', [
    id,
  ]);
}

/** A change by its name, as refusals and the log have it: `product.vinyl-440`. */
export const nameOf = ({ kind, subject }: Pick<TariffChange, 'kind' | 'subject'>): string => `${kind}.${subject}`;

/** What the log says of changes: the bases, or the values, by name. */
export function logged(changes: readonly TariffChange[], side: 'base' | 'value'): Record<string, unknown> {
  return Object.fromEntries(changes.map((change) => [nameOf(change), change[side]]));
}
