import { Controller } from '@nestjs/common';
import { calls, type Input as In, type SavedListView } from '@shop/contract';
import {
  type Caller,
  CurrentUser,
  Database,
  Endpoint,
  type IdempotencyKey,
  Idempotent,
  Input,
  PathParams,
  staff,
} from '../common/public';
import { listSavedViews } from './saved-views.queries';
import { SavedViews } from './saved-views.service';

/** Views of the back office's lists. */
@Controller()
export class SavedViewsController {
  constructor(
    private readonly database: Database,
    private readonly views: SavedViews,
  ) {}

  @Endpoint(calls['admin/saved-views'], staff)
  list(@CurrentUser() { accountId }: Caller, @Input() { resource }: In<'admin/saved-views'>): Promise<SavedListView[]> {
    return listSavedViews(this.database.reader, accountId, resource);
  }

  @Endpoint(calls['admin/saved-view-save'], staff)
  save(
    @CurrentUser() caller: Caller,
    @Input() input: In<'admin/saved-view-save'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<SavedListView> {
    return this.database.command(idempotencyKey, (tx) => this.views.save(tx, caller, input));
  }

  @Endpoint(calls['admin/saved-view-delete'], staff)
  async remove(@CurrentUser() caller: Caller, @PathParams() { id }: { id: string }): Promise<{ id: string }> {
    await this.database.transaction((tx) => this.views.remove(tx, caller, id));
    return { id };
  }
}
