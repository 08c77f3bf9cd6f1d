import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Input, TariffChangeView } from '@shop/contract';
import { AuditLog, type Caller, Clock, ApiError, fieldError, type Tx } from '../../common/public';
import { loadTariffRows } from '../snapshot/tariff-rows.queries';
import type { TariffChange, TariffRows } from '../snapshot/tariff-rows';
import { canHaveValue, validateChangeValue } from './change-validation';
import { TariffDraft } from '../entities/tariff-draft.entity';
import { deleteChange, insertChanges, loadChanges } from './drafts.queries';
import { lockOpenDraft } from './lock-draft';
import { formatChangeName, toLogValues } from './log-values';
import { findBaseStart } from '../versions/version-conflicts';
import { tariffRowsAt } from '../versions/tariff-rows-at';
import { isOutdated } from '../versions/tariff-change';
import { assertMayChange } from './draft-permissions';

type Subject = Pick<TariffChange, 'kind' | 'subject'>;

/** Drafts of tariff changes. They have no effect on prices until they are published. */
@Injectable()
export class TariffDrafts {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async open(tx: Tx, caller: Caller, title: string): Promise<string> {
    return this.openWithChanges(tx, caller, title, []);
  }

  /**
   * Opens a draft with changes whose `base` is the value in force.
   * @throws ApiError `forbidden` for changes that another role decides on, `validation_failed` for values of the wrong form,
   *   `draft_outdated` with the changes as fields whose `base` is not in force
   */
  async openWithChanges(tx: Tx, caller: Caller, title: string, changes: readonly TariffChange[]): Promise<string> {
    assertMayChange(caller, changes);
    const checked = changes.length === 0 ? [] : await this.validateChanges(tx, changes);
    const id = randomUUID();
    const [at, by] = [this.clock.now(), caller.accountId];
    await tx.insert(TariffDraft, { id, title, status: 'open', createdAt: at, createdBy: by });
    await insertChanges(tx, id, checked, { at, by });
    const before = checked.length === 0 ? undefined : toLogValues(checked, 'base');
    await this.record(tx, caller, 'opened', id, before, { title, ...toLogValues(checked, 'value') });
    return id;
  }

  /**
   * Opens a draft that sets each value of a published version to what it was before. Values that were changed again since,
   * and the first prices of a product, which cannot be without any, are left out.
   * @throws ApiError `resource_not_found`, `nothing_to_restore` if none is left, `forbidden` as `openWithChanges`
   */
  async openRestoring(tx: Tx, caller: Caller, title: string, versionId: string): Promise<string> {
    if (!(await tx.existsBy(TariffDraft, { id: versionId, status: 'published' })))
      throw new ApiError('resource_not_found');
    const rows = await this.loadCurrentRows(tx);
    const changes = (await loadChanges(tx, versionId))
      .map(({ base, value, ...subject }) => ({ ...subject, base: value, value: base }))
      .filter((change) => canHaveValue(change) && !isOutdated(rows, change));
    if (changes.length === 0) throw new ApiError('nothing_to_restore');
    return this.openWithChanges(tx, caller, title, changes);
  }

  /** @throws ApiError `resource_not_found`, `draft_not_open` */
  async rename(tx: Tx, caller: Caller, id: string, title: string): Promise<void> {
    const before = await lockOpenDraft(tx, id);
    await tx.update(TariffDraft, { id }, { title });
    await this.record(tx, caller, 'renamed', id, { title: before.title }, { title });
  }

  /** @throws ApiError `resource_not_found`, `draft_not_open`, and `forbidden` if another role decides on one of its changes */
  async discard(tx: Tx, caller: Caller, id: string): Promise<void> {
    const { title } = await lockOpenDraft(tx, id);
    const changes = await loadChanges(tx, id);
    assertMayChange(caller, changes);
    await tx.delete(TariffDraft, { id });
    await this.record(tx, caller, 'discarded', id, { title, ...toLogValues(changes, 'value') });
  }

  /**
   * Sets a value; a value equal to `base` removes the change.
   * @throws ApiError `forbidden`, `resource_not_found`, `draft_not_open`, `validation_failed`, `draft_outdated` if `base` is
   *   neither in force nor set by a scheduled version, and `changed_meanwhile` if the draft's change is not the one `seen`
   */
  async setValue(tx: Tx, caller: Caller, id: string, change: Input<'admin/tariff-draft-change'>): Promise<void> {
    const { kind, subject, base } = change;
    assertMayChange(caller, [change]);
    await lockOpenDraft(tx, id);
    const rows = await this.loadCurrentRows(tx);
    const value = validateChangeValue(rows, change);
    if (findBaseStart(rows, { kind, subject, base, value }) === undefined) throw fieldError('draft_outdated', 'base');
    const before = await deleteChange(tx, id, change);
    const latest = before?.changedAt.toISOString() ?? null;
    if (change.seen !== latest) throw new ApiError('changed_meanwhile');
    if (!isDeepStrictEqual(base, value)) {
      await insertChanges(tx, id, [{ kind, subject, base, value }], { at: this.clock.now(), by: caller.accountId });
    }
    await this.record(
      tx,
      caller,
      'changed',
      id,
      toLogValues(before ? [before] : [], 'value'),
      toLogValues([{ kind, subject, base, value }], 'value'),
    );
  }

  /** @throws ApiError `forbidden`, `draft_not_open`, and `resource_not_found` if the draft or the change does not exist */
  async removeChange(tx: Tx, caller: Caller, id: string, subject: Subject): Promise<void> {
    assertMayChange(caller, [subject]);
    await lockOpenDraft(tx, id);
    const before = await deleteChange(tx, id, subject);
    if (!before) throw new ApiError('resource_not_found');
    await this.record(tx, caller, 'changed', id, toLogValues([before], 'value'), {});
  }

  /** For each change, whether the value it replaces is no longer in force or scheduled. */
  async findOutdated(
    tx: Tx,
    changes: readonly Pick<TariffChangeView, 'kind' | 'subject' | 'base' | 'value'>[],
  ): Promise<boolean[]> {
    if (changes.length === 0) return [];
    const rows = await this.loadCurrentRows(tx);
    return changes.map(
      ({ kind, subject, base, value }) => findBaseStart(rows, { kind, subject, base, value }) === undefined,
    );
  }

  private async validateChanges(tx: Tx, changes: readonly TariffChange[]): Promise<TariffChange[]> {
    const rows = await this.loadCurrentRows(tx);
    const outdated = changes.filter((change) => isOutdated(rows, change));
    if (outdated.length > 0) {
      throw new ApiError(
        'draft_outdated',
        outdated.map((change) => ({ field: formatChangeName(change), code: 'draft_outdated' })),
      );
    }
    return changes.map((change) => ({ ...change, value: validateChangeValue(rows, change) }));
  }

  private async loadCurrentRows(tx: Tx): Promise<TariffRows> {
    const now = this.clock.now();
    return tariffRowsAt(await loadTariffRows(tx, now), now);
  }

  private record(
    tx: Tx,
    caller: Caller,
    step: 'opened' | 'renamed' | 'changed' | 'discarded',
    id: string,
    before?: object,
    after?: object,
  ): Promise<void> {
    const entry = { action: `tariff-draft-${step}`, kind: 'tariff-draft', id };
    return this.audit.record(tx, caller, { ...entry, ...(before && { before }), ...(after && { after }) });
  }
}
