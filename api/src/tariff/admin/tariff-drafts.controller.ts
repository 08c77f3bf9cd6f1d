import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In, type Output, type TariffDraftView, type TariffPreviewView } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { TariffPublisher } from '../versions/tariff-publisher.service';
import { TariffDrafts } from '../drafts/tariff-drafts.service';
import { TariffPreviews } from '../drafts/tariff-previews.service';
import {
  CurrentUser,
  type Caller,
  Database,
  Endpoint,
  Locale,
  Input,
  type IdempotencyKey,
  Idempotent,
  onlyStaff,
  PathParams,
  type Tx,
  sendPage,
  parseListQuery,
} from '../../common/public';
import { loadChangeViews, DRAFT_COLUMNS, loadDraft, listDrafts, loadPlannedChanges } from './tariff-drafts.queries';

/** The services check further who may change what: accounting fees, customer service everything else. */
const tariffStaff = onlyStaff('customer_service', 'accounting');

type IdParams = { id: string };

@Controller()
export class TariffDraftsController {
  constructor(
    private readonly database: Database,
    private readonly drafts: TariffDrafts,
    private readonly publisher: TariffPublisher,
    private readonly previews: TariffPreviews,
  ) {}

  @Endpoint(calls['admin/tariff-drafts'], tariffStaff)
  list(
    @Input() query: In<'admin/tariff-drafts'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/tariff-drafts'>> {
    const listing = parseListQuery(query, DRAFT_COLUMNS, 'createdAt');
    return sendPage(
      'tariff-drafts',
      listing,
      (part) => this.database.readFromReplica((reader) => listDrafts(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/tariff-planned'], tariffStaff)
  planned(): Promise<Output<'admin/tariff-planned'>> {
    return loadPlannedChanges(this.database.reader);
  }

  @Endpoint(calls['admin/tariff-draft'], tariffStaff)
  get(@PathParams() { id }: IdParams): Promise<TariffDraftView> {
    return this.loadView(this.database.reader, id);
  }

  @Endpoint(calls['admin/tariff-draft-preview'], tariffStaff)
  async preview(
    @PathParams() { id }: IdParams,
    @Input() { samples }: In<'admin/tariff-draft-preview'>,
    @Locale() language: string,
  ): Promise<TariffPreviewView> {
    await loadDraft(this.database.reader, id);
    return this.previews.preview(this.database.reader, id, samples, language);
  }

  @Endpoint(calls['admin/tariff-draft-open'], tariffStaff)
  open(
    @CurrentUser() caller: Caller,
    @Input() { title, restores }: In<'admin/tariff-draft-open'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<TariffDraftView> {
    return this.database.command(idempotencyKey, async (tx) => {
      const id =
        restores === undefined
          ? await this.drafts.open(tx, caller, title)
          : await this.drafts.openRestoring(tx, caller, title, restores);
      return this.loadView(tx, id);
    });
  }

  @Endpoint(calls['admin/tariff-draft-rename'], tariffStaff)
  rename(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Input() { title }: In<'admin/tariff-draft-rename'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<TariffDraftView> {
    return this.runCommand(idempotencyKey, id, (tx) => this.drafts.rename(tx, caller, id, title));
  }

  @Endpoint(calls['admin/tariff-draft-discard'], tariffStaff)
  discard(@CurrentUser() caller: Caller, @PathParams() { id }: IdParams): Promise<TariffDraftView> {
    return this.database.transaction(async (tx) => {
      const draft = await this.loadView(tx, id);
      await this.drafts.discard(tx, caller, id);
      return draft;
    });
  }

  @Endpoint(calls['admin/tariff-draft-change'], tariffStaff)
  change(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Input() change: In<'admin/tariff-draft-change'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<TariffDraftView> {
    return this.runCommand(idempotencyKey, id, (tx) => this.drafts.setValue(tx, caller, id, change));
  }

  @Endpoint(calls['admin/tariff-draft-unchange'], tariffStaff)
  removeChange(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Input() subject: In<'admin/tariff-draft-unchange'>,
  ): Promise<TariffDraftView> {
    return this.runCommand(null, id, (tx) => this.drafts.removeChange(tx, caller, id, subject));
  }

  @Endpoint(calls['admin/tariff-draft-publish'], tariffStaff)
  publish(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Input() { at }: In<'admin/tariff-draft-publish'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<TariffDraftView> {
    return this.runCommand(idempotencyKey, id, (tx) => this.publisher.publish(tx, caller, id, at));
  }

  @Endpoint(calls['admin/tariff-draft-withdraw'], tariffStaff)
  withdraw(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<TariffDraftView> {
    return this.runCommand(idempotencyKey, id, (tx) => this.publisher.withdraw(tx, caller, id));
  }

  private runCommand(
    idempotencyKey: IdempotencyKey | null,
    id: string,
    work: (tx: Tx) => Promise<void>,
  ): Promise<TariffDraftView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await work(tx);
      return this.loadView(tx, id);
    });
  }

  /** The changes of a published version are never outdated. */
  private async loadView(tx: Tx, id: string): Promise<TariffDraftView> {
    const draft = await loadDraft(tx, id);
    const changes = await loadChangeViews(tx, draft.id);
    const outdated = draft.status === 'published' ? [] : await this.drafts.findOutdated(tx, changes);
    return { ...draft, changes: changes.map((change, index) => ({ ...change, outdated: outdated[index] ?? false })) };
  }
}
