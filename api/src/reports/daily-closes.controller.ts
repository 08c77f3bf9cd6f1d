import { Controller, Res } from '@nestjs/common';
import { calls, type DailyCloseView, type DailyCloseDetailView, type Input as In, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  CurrentUser,
  type Caller,
  Database,
  Endpoint,
  Input,
  type IdempotencyKey,
  Idempotent,
  onlyStaff,
  PathParams,
  sendPage,
  parseListQuery,
} from '../common/public';
import { SORT_COLUMNS, listDailyCloses, loadDailyCloseWithBalances } from './daily-closes.queries';
import { DailyCloses } from './daily-closes.service';

const accounting = onlyStaff('accounting');

@Controller()
export class DailyClosesController {
  constructor(
    private readonly database: Database,
    private readonly closes: DailyCloses,
  ) {}

  @Endpoint(calls['admin/daily-closes'], accounting)
  list(
    @Input() query: In<'admin/daily-closes'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/daily-closes'>> {
    const listing = parseListQuery(query, SORT_COLUMNS, 'id');
    return sendPage(
      'daily-closes',
      listing,
      (part) => this.database.readFromReplica((reader) => listDailyCloses(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/daily-close'], accounting)
  get(@PathParams() { id }: { id: string }): Promise<DailyCloseDetailView> {
    return loadDailyCloseWithBalances(this.database.reader, id);
  }

  @Endpoint(calls['admin/daily-close-now'], accounting)
  close(
    @CurrentUser() caller: Caller,
    @Input() { day }: In<'admin/daily-close-now'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<DailyCloseView> {
    return this.closes.closeNow(caller, day, idempotencyKey);
  }
}
