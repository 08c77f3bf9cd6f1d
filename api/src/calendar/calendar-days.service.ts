import { Injectable } from '@nestjs/common';
import type { CalendarDayView } from '@shop/contract';
import { dayInChina, isCalendarDate } from '@shop/order-flow';
import { ApiError, AuditLog, type Caller, Clock, lockTable, type Tx } from '../common/public';
import { notifyCalendarChange } from './business-calendar-cache';
import { CalendarDay } from './calendar-day.entity';

type Day = Omit<CalendarDayView, 'id'>;

/** Exceptions from the Monday-to-Friday week. Past days cannot change, because delivery promises were counted by them. */
@Injectable()
export class CalendarDays {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError `validation_failed` for a past or invalid day, one that is set differently already, and a workday that is no Saturday or Sunday. */
  async set(tx: Tx, caller: Caller, { day, kind, holiday }: Day): Promise<void> {
    this.assertNotPast(day);
    const isWeekend = new Date(day).getUTCDay() % 6 === 0;
    if (kind === 'workday' && !isWeekend) throw dayError('kind', 'invalid');
    await lockTable(tx, 'calendar_day');
    const before = await lockDay(tx, day);
    if (before?.kind === kind && before.holiday === holiday) return;
    if (before) throw dayError('day', 'already_used');
    await tx.insert(CalendarDay, { day, kind, holiday });
    const entry = { action: 'calendar-day-set', kind: 'calendar-day', id: day };
    await this.audit.record(tx, caller, { ...entry, after: { kind, holiday } });
    await notifyCalendarChange(tx);
  }

  /**
   * Removes an exception, so that the day follows the week again.
   * @throws ApiError `resource_not_found`, and `validation_failed` for a past day.
   */
  async clear(tx: Tx, caller: Caller, day: string): Promise<void> {
    const before = isCalendarDate(day) ? await lockDay(tx, day) : null;
    if (!before) throw new ApiError('resource_not_found');
    this.assertNotPast(day);
    await tx.delete(CalendarDay, { day });
    await this.audit.record(tx, caller, { action: 'calendar-day-cleared', kind: 'calendar-day', id: day, before });
    await notifyCalendarChange(tx);
  }

  private assertNotPast(day: string): void {
    if (!isCalendarDate(day)) throw dayError('day', 'invalid');
    if (day < dayInChina(this.clock.now())) throw dayError('day', 'out_of_range');
  }
}

/** Locks the day's row until the transaction ends. Null if the day is no exception. */
async function lockDay(tx: Tx, day: string): Promise<Omit<Day, 'day'> | null> {
  const found = await tx.findOne(CalendarDay, { where: { day }, lock: { mode: 'pessimistic_write' } });
  return found && { kind: found.kind, holiday: found.holiday };
}

function dayError(field: string, code: 'invalid' | 'out_of_range' | 'already_used'): ApiError {
  return new ApiError('validation_failed', [{ field, code }]);
}
