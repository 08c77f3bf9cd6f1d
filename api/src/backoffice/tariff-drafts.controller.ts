import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In, type Output, type TariffDraftView, type TariffPreviewView } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Publishing, TariffDrafts, TariffPreviews } from '../catalogue/public';
import {
  Asking,
  type Caller,
  Database,
  Handles,
  InLanguage,
  Input,
  type Once,
  OnceOnly,
  only,
  PathParams,
  type Tx,
} from '../kernel/public';
import { ranged, readListing } from './list-query';
import { changesOf, DRAFT_COLUMNS, draftOf, listDrafts, plannedChanges } from './tariff-drafts.queries';

/** Products and shipping are customer service's to change, fees accounting's; the drafts hold everyone to that. */
const keepers = only('customer_service', 'accounting');

type Named = { id: string };

@Controller()
export class TariffDraftsController {
  constructor(
    private readonly database: Database,
    private readonly drafts: TariffDrafts,
    private readonly publishing: Publishing,
    private readonly previews: TariffPreviews,
  ) {}

  @Handles(calls['admin/tariff-drafts'], keepers)
  list(
    @Input() query: In<'admin/tariff-drafts'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/tariff-drafts'>> {
    const listing = readListing(query, DRAFT_COLUMNS, 'createdAt');
    return ranged('tariff-drafts', listing, listDrafts(this.database.reader, listing), reply);
  }

  @Handles(calls['admin/tariff-planned'], keepers)
  planned(): Promise<Output<'admin/tariff-planned'>> {
    return plannedChanges(this.database.reader);
  }

  @Handles(calls['admin/tariff-draft'], keepers)
  one(@PathParams() { id }: Named): Promise<TariffDraftView> {
    return this.view(this.database.reader, id);
  }

  @Handles(calls['admin/tariff-draft-preview'], keepers)
  async preview(
    @PathParams() { id }: Named,
    @Input() { samples }: In<'admin/tariff-draft-preview'>,
    @InLanguage() language: string,
  ): Promise<TariffPreviewView> {
    await draftOf(this.database.reader, id);
    return this.previews.of(this.database.reader, id, samples, language);
  }

  @Handles(calls['admin/tariff-draft-open'], keepers)
  open(
    @Asking() caller: Caller,
    @Input() { title }: In<'admin/tariff-draft-open'>,
    @OnceOnly() once: Once | null,
  ): Promise<TariffDraftView> {
    return this.database.command(once, async (tx) => this.view(tx, await this.drafts.open(tx, caller, title)));
  }

  @Handles(calls['admin/tariff-draft-rename'], keepers)
  rename(
    @Asking() caller: Caller,
    @PathParams() { id }: Named,
    @Input() { title }: In<'admin/tariff-draft-rename'>,
    @OnceOnly() once: Once | null,
  ): Promise<TariffDraftView> {
    return this.done(once, id, (tx) => this.drafts.rename(tx, caller, id, title));
  }

  @Handles(calls['admin/tariff-draft-discard'], keepers)
  discard(@Asking() caller: Caller, @PathParams() { id }: Named): Promise<TariffDraftView> {
    return this.database.transaction(async (tx) => {
      const draft = await this.view(tx, id);
      await this.drafts.discard(tx, caller, id);
      return draft;
    });
  }

  @Handles(calls['admin/tariff-draft-change'], keepers)
  change(
    @Asking() caller: Caller,
    @PathParams() { id }: Named,
    @Input() change: In<'admin/tariff-draft-change'>,
    @OnceOnly() once: Once | null,
  ): Promise<TariffDraftView> {
    return this.done(once, id, (tx) => this.drafts.set(tx, caller, id, change));
  }

  @Handles(calls['admin/tariff-draft-unchange'], keepers)
  unchange(
    @Asking() caller: Caller,
    @PathParams() { id }: Named,
    @Input() subject: In<'admin/tariff-draft-unchange'>,
  ): Promise<TariffDraftView> {
    return this.done(null, id, (tx) => this.drafts.unset(tx, caller, id, subject));
  }

  @Handles(calls['admin/tariff-draft-publish'], keepers)
  publish(
    @Asking() caller: Caller,
    @PathParams() { id }: Named,
    @Input() { at }: In<'admin/tariff-draft-publish'>,
    @OnceOnly() once: Once | null,
  ): Promise<TariffDraftView> {
    return this.done(once, id, (tx) => this.publishing.publish(tx, caller, id, at));
  }

  @Handles(calls['admin/tariff-draft-withdraw'], keepers)
  withdraw(
    @Asking() caller: Caller,
    @PathParams() { id }: Named,
    @OnceOnly() once: Once | null,
  ): Promise<TariffDraftView> {
    return this.done(once, id, (tx) => this.publishing.withdraw(tx, caller, id));
  }

  private done(once: Once | null, id: string, work: (tx: Tx) => Promise<void>): Promise<TariffDraftView> {
    return this.database.command(once, async (tx) => {
      await work(tx);
      return this.view(tx, id);
    });
  }

  /** What a version changed is never outdated: it was in force. */
  private async view(tx: Tx, id: string): Promise<TariffDraftView> {
    const draft = await draftOf(tx, id);
    const changes = await changesOf(tx, draft.id);
    const outdated = draft.status === 'published' ? [] : await this.drafts.outdated(tx, changes);
    return { ...draft, changes: changes.map((change, place) => ({ ...change, outdated: outdated[place] ?? false })) };
  }
}
