import { Injectable } from '@nestjs/common';
import type { Input, SavedListView } from '@shop/contract';
import { lockActiveAccountExclusively } from '../accounts/public';
import { ApiError, AuditLog, type Caller, Clock, type Tx } from '../common/public';
import { SavedView } from './saved-view.entity';
import { hasAllViews, saveView } from './saved-views.queries';

/** Filters and sorting of lists that staff keep under a name. */
@Injectable()
export class SavedViews {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Replaces the caller's view of the same name. A search text is not kept, because it may name a person.
   * @throws {ApiError} `views_full` beyond 50 views of the caller
   */
  async save(tx: Tx, caller: Caller, input: Input<'admin/saved-view-save'>): Promise<SavedListView> {
    const { q: _, ...filter } = input.query.filter;
    const kept = { ...input, query: { ...input.query, filter } };
    // Locked, so that views saved at once are counted.
    await lockActiveAccountExclusively(tx, caller.accountId);
    if (await hasAllViews(tx, caller.accountId, input.resource, input.name)) throw new ApiError('views_full');
    const view = await saveView(tx, caller.accountId, kept, this.clock.now());
    const { id, resource, name, query, shared } = view;
    const entry = { action: 'view-saved', kind: 'saved-view', id };
    await this.audit.record(tx, caller, { ...entry, after: { resource, name, query, shared } });
    return view;
  }

  /**
   * Deletes a view of the caller; admins also delete shared views of others.
   * @throws {ApiError} `resource_not_found`, also for a view of somebody else
   */
  async remove(tx: Tx, caller: Caller, id: string): Promise<void> {
    const view = await tx.findOne(SavedView, { where: { id }, lock: { mode: 'pessimistic_write' } });
    const mayDelete = view && (view.accountId === caller.accountId || (view.shared && caller.role === 'admin'));
    if (!mayDelete) throw new ApiError('resource_not_found');
    await tx.delete(SavedView, { id });
    const { resource, name, query, shared } = view;
    const entry = { action: 'view-deleted', kind: 'saved-view', id };
    await this.audit.record(tx, caller, { ...entry, before: { resource, name, query, shared } });
  }
}
