import { Controller, Res } from '@nestjs/common';
import {
  calls,
  type AdminNoticeRowView,
  type AdminNoticeView,
  type AdminServiceStatusView,
  type Input as In,
} from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  Asking,
  type Caller,
  Clock,
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
import { NoticeDesk, ServiceBoard } from '../site/public';
import { ranged, readListing } from './list-query';
import { listNews, listStatus, NEWS_COLUMNS, noticeOf, STATUS_COLUMNS, statusOf } from './news.queries';

const service = only('customer_service');

type Named = { id: string };

/** What the shop's home page tells: notices, and how busy everyone is. */
@Controller()
export class NewsController {
  constructor(
    private readonly database: Database,
    private readonly notices: NoticeDesk,
    private readonly board: ServiceBoard,
    private readonly clock: Clock,
  ) {}

  @Handles(calls['admin/news'], service)
  list(
    @Input() query: In<'admin/news'>,
    @InLanguage() language: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminNoticeRowView[]> {
    const listing = readListing(query, NEWS_COLUMNS, 'publishedAt');
    return ranged('news', listing, listNews(this.database.reader, listing, this.clock.now(), language), reply);
  }

  @Handles(calls['admin/notice'], service)
  one(@PathParams() { id }: Named, @InLanguage() language: string): Promise<AdminNoticeView> {
    return noticeOf(this.database.reader, id, this.clock.now(), language);
  }

  @Handles(calls['admin/notice-write'], service)
  write(
    @Asking() caller: Caller,
    @Input() { texts }: In<'admin/notice-write'>,
    @InLanguage() language: string,
    @OnceOnly() once: Once | null,
  ): Promise<AdminNoticeView> {
    return this.database.command(once, async (tx) => {
      const id = await this.notices.write(tx, caller, texts);
      return noticeOf(tx, id, this.clock.now(), language);
    });
  }

  @Handles(calls['admin/notice-edit'], service)
  edit(
    @Asking() caller: Caller,
    @PathParams() { id }: Named,
    @Input() edit: In<'admin/notice-edit'>,
    @InLanguage() language: string,
    @OnceOnly() once: Once | null,
  ): Promise<AdminNoticeView> {
    return this.done(once, id, language, (tx) => this.notices.edit(tx, caller, id, edit));
  }

  @Handles(calls['admin/notice-publish'], service)
  publish(
    @Asking() caller: Caller,
    @PathParams() { id }: Named,
    @Input() publication: In<'admin/notice-publish'>,
    @InLanguage() language: string,
    @OnceOnly() once: Once | null,
  ): Promise<AdminNoticeView> {
    return this.done(once, id, language, (tx) => this.notices.publish(tx, caller, id, publication));
  }

  @Handles(calls['admin/notice-withdraw'], service)
  withdraw(
    @Asking() caller: Caller,
    @PathParams() { id }: Named,
    @Input() withdrawal: In<'admin/notice-withdraw'>,
    @InLanguage() language: string,
    @OnceOnly() once: Once | null,
  ): Promise<AdminNoticeView> {
    return this.done(once, id, language, (tx) => this.notices.withdraw(tx, caller, id, withdrawal));
  }

  @Handles(calls['admin/service-status'], service)
  statuses(
    @Input() query: In<'admin/service-status'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminServiceStatusView[]> {
    const listing = readListing({ sort: '["id","ASC"]', ...query }, STATUS_COLUMNS, 'id');
    return ranged('service-status', listing, listStatus(this.database.reader, listing), reply);
  }

  @Handles(calls['admin/service-status-of'], service)
  status(@PathParams() { id }: Named): Promise<AdminServiceStatusView> {
    return statusOf(this.database.reader, id);
  }

  @Handles(calls['admin/service-status-set'], service)
  set(
    @Asking() caller: Caller,
    @PathParams() { id }: Named,
    @Input() said: In<'admin/service-status-set'>,
    @OnceOnly() once: Once | null,
  ): Promise<AdminServiceStatusView> {
    return this.database.command(once, async (tx) => {
      await this.board.set(tx, caller, id, said);
      return statusOf(tx, id);
    });
  }

  private done(
    once: Once | null,
    id: string,
    language: string,
    work: (tx: Tx) => Promise<void>,
  ): Promise<AdminNoticeView> {
    return this.database.command(once, async (tx) => {
      await work(tx);
      return noticeOf(tx, id, this.clock.now(), language);
    });
  }
}
