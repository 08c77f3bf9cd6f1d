import { ApiError, isUuid, type Tx } from '../../common/public';
import type { TariffChange } from '../snapshot/tariff-rows';

export interface DraftRow {
  id: string;
  title: string;
  status: 'open' | 'scheduled' | 'published';
  publish_at: Date | null;
}

/** @throws ApiError `resource_not_found` */
export async function lockDraft(tx: Tx, id: string): Promise<DraftRow> {
  const [draft]: DraftRow[] = isUuid(id)
    ? await tx.query('select id, title, status, publish_at from tariff_draft where id = $1 for update', [id])
    : [];
  if (!draft) throw new ApiError('resource_not_found');
  return draft;
}

/** @throws ApiError `resource_not_found`, and `draft_not_open` for a scheduled or published draft */
export async function lockOpenDraft(tx: Tx, id: string): Promise<DraftRow> {
  const draft = await lockDraft(tx, id);
  if (draft.status !== 'open') throw new ApiError('draft_not_open');
  return draft;
}

export async function loadChanges(tx: Tx, draftId: string): Promise<TariffChange[]> {
  return tx.query('select kind, subject, base, value from tariff_change where draft_id = $1 order by kind, subject', [
    draftId,
  ]);
}

/** The name of a change in errors and in the audit log: `product.vinyl-440`. */
export const formatChangeName = ({ kind, subject }: Pick<TariffChange, 'kind' | 'subject'>): string =>
  `${kind}.${subject}`;

/** The bases or the values of changes, by name, for the audit log. */
export function toLogValues(changes: readonly TariffChange[], side: 'base' | 'value'): Record<string, unknown> {
  return Object.fromEntries(changes.map((change) => [formatChangeName(change), change[side]]));
}
