import { LessThanOrEqual } from 'typeorm';
import { ApiError, isUuid, type Tx } from '../../common/public';
import { TariffDraft } from '../entities/tariff-draft.entity';

/** @throws ApiError `resource_not_found` */
export async function lockDraft(tx: Tx, id: string): Promise<TariffDraft> {
  const draft = isUuid(id)
    ? await tx.findOne(TariffDraft, { where: { id }, lock: { mode: 'pessimistic_write' } })
    : null;
  if (!draft) throw new ApiError('resource_not_found');
  return draft;
}

/** @throws ApiError `resource_not_found`, and `draft_not_open` for a scheduled or published draft */
export async function lockOpenDraft(tx: Tx, id: string): Promise<TariffDraft> {
  const draft = await lockDraft(tx, id);
  if (draft.status !== 'open') throw new ApiError('draft_not_open');
  return draft;
}

/** Locks the scheduled drafts whose time has come, in the order in which they take effect. */
export function lockDueDrafts(tx: Tx, now: Date): Promise<TariffDraft[]> {
  return tx.find(TariffDraft, {
    where: { status: 'scheduled', publishAt: LessThanOrEqual(now) },
    order: { publishAt: 'ASC', decidedAt: 'ASC', id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}
