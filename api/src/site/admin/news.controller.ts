import { Controller, Res } from '@nestjs/common';
import {
  calls,
  type AdminNoticeRowView,
  type AdminNoticeView,
  type AdminServiceStatusView,
  type ContentChangeView,
  type Input as In,
} from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  AuditArchives,
  CurrentUser,
  type Caller,
  Clock,
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
import { Notices } from '../notices.service';
import { ServiceStatusEditor } from '../service-status.service';
import { listStatusChanges } from './change-history.queries';
import { listNoticeChanges } from './notice-changes';
import { listNews, listStatus, NEWS_COLUMNS, loadNotice, STATUS_COLUMNS, loadStatus } from './news.queries';

const customerService = onlyStaff('customer_service');

type IdParams = { id: string };

/** Notices and the status of office, factory and courier. */
@Controller()
export class NewsAdminController {
  constructor(
    private readonly database: Database,
    private readonly notices: Notices,
    private readonly serviceStatus: ServiceStatusEditor,
    private readonly clock: Clock,
    private readonly archives: AuditArchives,
  ) {}

  @Endpoint(calls['admin/news'], customerService)
  list(
    @Input() query: In<'admin/news'>,
    @Locale() language: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminNoticeRowView[]> {
    const listing = parseListQuery(query, NEWS_COLUMNS, 'publishedAt');
    return sendPage(
      'news',
      listing,
      (part) => this.database.readFromReplica((reader) => listNews(reader, part, this.clock.now(), language)),
      reply,
    );
  }

  @Endpoint(calls['admin/notice'], customerService)
  get(@PathParams() { id }: IdParams, @Locale() language: string): Promise<AdminNoticeView> {
    return loadNotice(this.database.reader, id, this.clock.now(), language);
  }

  @Endpoint(calls['admin/notice-changes'], customerService)
  async noticeChanges(@PathParams() { id }: IdParams, @Locale() language: string): Promise<ContentChangeView[]> {
    const notice = await loadNotice(this.database.reader, id, this.clock.now(), language);
    return listNoticeChanges(this.database.reader, this.archives, notice.id);
  }

  @Endpoint(calls['admin/notice-write'], customerService)
  create(
    @CurrentUser() caller: Caller,
    @Input() { texts }: In<'admin/notice-write'>,
    @Locale() language: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminNoticeView> {
    return this.database.command(idempotencyKey, async (tx) => {
      const id = await this.notices.create(tx, caller, texts);
      return loadNotice(tx, id, this.clock.now(), language);
    });
  }

  @Endpoint(calls['admin/notice-edit'], customerService)
  edit(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Input() edit: In<'admin/notice-edit'>,
    @Locale() language: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminNoticeView> {
    return this.runCommand(idempotencyKey, id, language, (tx) => this.notices.edit(tx, caller, id, edit));
  }

  @Endpoint(calls['admin/notice-publish'], customerService)
  publish(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Input() publication: In<'admin/notice-publish'>,
    @Locale() language: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminNoticeView> {
    return this.runCommand(idempotencyKey, id, language, (tx) => this.notices.publish(tx, caller, id, publication));
  }

  @Endpoint(calls['admin/notice-withdraw'], customerService)
  withdraw(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Input() withdrawal: In<'admin/notice-withdraw'>,
    @Locale() language: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminNoticeView> {
    return this.runCommand(idempotencyKey, id, language, (tx) => this.notices.withdraw(tx, caller, id, withdrawal));
  }

  @Endpoint(calls['admin/service-status'], customerService)
  listStatus(
    @Input() query: In<'admin/service-status'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminServiceStatusView[]> {
    const listing = parseListQuery({ sort: '["id","ASC"]', ...query }, STATUS_COLUMNS, 'id');
    return sendPage(
      'service-status',
      listing,
      (part) => this.database.readFromReplica((reader) => listStatus(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/service-status-of'], customerService)
  getStatus(@PathParams() { id }: IdParams): Promise<AdminServiceStatusView> {
    return loadStatus(this.database.reader, id);
  }

  @Endpoint(calls['admin/service-status-changes'], customerService)
  async statusChanges(@PathParams() { id }: IdParams): Promise<ContentChangeView[]> {
    const status = await loadStatus(this.database.reader, id);
    return listStatusChanges(this.database.reader, status.id);
  }

  @Endpoint(calls['admin/service-status-set'], customerService)
  setStatus(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Input() change: In<'admin/service-status-set'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminServiceStatusView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.serviceStatus.set(tx, caller, id, change);
      return loadStatus(tx, id);
    });
  }

  private runCommand(
    idempotencyKey: IdempotencyKey | null,
    id: string,
    language: string,
    work: (tx: Tx) => Promise<void>,
  ): Promise<AdminNoticeView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await work(tx);
      return loadNotice(tx, id, this.clock.now(), language);
    });
  }
}
