import { Controller, Res } from '@nestjs/common';
import { calls, type CalendarDayView, type Input as In } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { CalendarDays } from '../calendar-days.service';
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
} from '../../common/public';
import { CALENDAR_COLUMNS, listCalendar } from './calendar.queries';

const customerService = onlyStaff('customer_service');

/** Holidays and weekend days worked. Delivery estimates count by them. */
@Controller()
export class CalendarController {
  constructor(
    private readonly database: Database,
    private readonly days: CalendarDays,
  ) {}

  @Endpoint(calls['admin/calendar-days'], customerService)
  list(
    @Input() query: In<'admin/calendar-days'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CalendarDayView[]> {
    const listing = parseListQuery({ sort: '["day","ASC"]', ...query }, CALENDAR_COLUMNS, 'day');
    return sendPage(
      'calendar-days',
      listing,
      (part) => this.database.readFromReplica((reader) => listCalendar(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/calendar-day-set'], customerService)
  set(
    @CurrentUser() caller: Caller,
    @Input() day: In<'admin/calendar-day-set'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<CalendarDayView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.days.set(tx, caller, day);
      return { id: day.day, ...day };
    });
  }

  @Endpoint(calls['admin/calendar-day-clear'], customerService)
  clear(@CurrentUser() caller: Caller, @PathParams() { id }: { id: string }): Promise<{ id: string }> {
    return this.database.transaction(async (tx) => {
      await this.days.clear(tx, caller, id);
      return { id };
    });
  }
}
