import { Controller, Res } from '@nestjs/common';
import { calls, type CalendarDayView, type Input as In } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { CalendarDesk } from '../catalogue/public';
import { Asking, type Caller, Database, Handles, Input, type Once, OnceOnly, only, PathParams } from '../kernel/public';
import { CALENDAR_COLUMNS, listCalendar } from './calendar.queries';
import { ranged, readListing } from './list-query';

const service = only('customer_service');

/** Days that are no usual ones of their week: what is promised counts by them. */
@Controller()
export class CalendarController {
  constructor(
    private readonly database: Database,
    private readonly desk: CalendarDesk,
  ) {}

  @Handles(calls['admin/calendar-days'], service)
  list(
    @Input() query: In<'admin/calendar-days'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CalendarDayView[]> {
    const listing = readListing({ sort: '["day","ASC"]', ...query }, CALENDAR_COLUMNS, 'day');
    return ranged('calendar-days', listing, listCalendar(this.database.reader, listing), reply);
  }

  @Handles(calls['admin/calendar-day-set'], service)
  set(
    @Asking() caller: Caller,
    @Input() day: In<'admin/calendar-day-set'>,
    @OnceOnly() once: Once | null,
  ): Promise<CalendarDayView> {
    return this.database.command(once, async (tx) => {
      await this.desk.set(tx, caller, day);
      return { id: day.day, ...day };
    });
  }

  @Handles(calls['admin/calendar-day-clear'], service)
  clear(@Asking() caller: Caller, @PathParams() { id }: { id: string }): Promise<{ id: string }> {
    return this.database.transaction(async (tx) => {
      await this.desk.clear(tx, caller, id);
      return { id };
    });
  }
}
