import { Injectable } from '@nestjs/common';
import type { CalendarDayView } from '@shop/contract';
import { dayInChina, isDay } from '@shop/order-flow';
import { Audit, type Caller, Clock, Refusal, type Tx } from '../../kernel/public';

type Day = Omit<CalendarDayView, 'id'>;

/** Days that are no usual ones of their week. What was promised by days gone by stays as it was. */
@Injectable()
export class CalendarDesk {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Refuses a day gone by or none, and a weekday as worked in a holiday's stead. */
  async set(tx: Tx, caller: Caller, { day, kind, occasion }: Day): Promise<void> {
    this.mustBeToCome(day);
    if (kind === 'workday' && new Date(day).getUTCDay() % 6 !== 0) throw invalid('kind', 'invalid');
    const before = await locked(tx, day);
    await tx.query(
      `insert into calendar_day (day, kind, occasion) values ($1, $2, $3)
       on conflict (day) do update set kind = excluded.kind, occasion = excluded.occasion`,
      [day, kind, occasion],
    );
    const deed = { action: 'calendar-day-set', kind: 'calendar-day', id: day };
    await this.audit.record(tx, caller, { ...deed, ...(before && { before }), after: { kind, occasion } });
    await tx.query(`select pg_notify('catalogue', '')`);
  }

  /** Makes it a day like others of the week. Refuses `resource_not_found`, and a day gone by. */
  async clear(tx: Tx, caller: Caller, day: string): Promise<void> {
    const before = isDay(day) ? await locked(tx, day) : null;
    if (!before) throw new Refusal('resource_not_found');
    this.mustBeToCome(day);
    await tx.query('delete from calendar_day where day = $1', [day]);
    await this.audit.record(tx, caller, { action: 'calendar-day-cleared', kind: 'calendar-day', id: day, before });
    await tx.query(`select pg_notify('catalogue', '')`);
  }

  private mustBeToCome(day: string): void {
    if (!isDay(day)) throw invalid('day', 'invalid');
    if (day < dayInChina(this.clock.now())) throw invalid('day', 'out_of_range');
  }
}

async function locked(tx: Tx, day: string): Promise<Omit<Day, 'day'> | null> {
  const [row]: Omit<Day, 'day'>[] = await tx.query(
    'select kind, occasion from calendar_day where day = $1 for update',
    [day],
  );
  return row ?? null;
}

function invalid(field: string, code: 'invalid' | 'out_of_range'): Refusal {
  return new Refusal('validation_failed', [{ field, code }]);
}
