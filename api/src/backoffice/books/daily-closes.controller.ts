import { Controller, Res } from '@nestjs/common';
import { calls, type DailyCloseView, type DailyCloseWholeView, type Input as In, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  Asking,
  type Caller,
  Database,
  Handles,
  Input,
  type Once,
  OnceOnly,
  only,
  PathParams,
} from '../../kernel/public';
import { ranged, readListing } from '../list-query';
import { CLOSE_COLUMNS, listCloses, wholeClose } from './daily-closes.queries';
import { DailyCloses } from './daily-closes.service';

const accounting = only('accounting');

@Controller()
export class DailyClosesController {
  constructor(
    private readonly database: Database,
    private readonly closes: DailyCloses,
  ) {}

  @Handles(calls['admin/daily-closes'], accounting)
  list(
    @Input() query: In<'admin/daily-closes'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/daily-closes'>> {
    const listing = readListing(query, CLOSE_COLUMNS, 'id');
    return ranged('daily-closes', listing, listCloses(this.database.reader, listing), reply);
  }

  @Handles(calls['admin/daily-close'], accounting)
  one(@PathParams() { id }: { id: string }): Promise<DailyCloseWholeView> {
    return wholeClose(this.database.reader, id);
  }

  @Handles(calls['admin/daily-close-now'], accounting)
  close(
    @Asking() caller: Caller,
    @Input() { day }: In<'admin/daily-close-now'>,
    @OnceOnly() once: Once | null,
  ): Promise<DailyCloseView> {
    return this.closes.closeNow(caller, day, once);
  }
}
