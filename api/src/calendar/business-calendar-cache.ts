import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { BusinessCalendar } from '@shop/order-flow';
import { ChangeFeed, Database, notifyChange, PublishedContent, SnapshotCache, type Tx } from '../common/public';
import { CalendarDay } from './calendar-day.entity';

const CHANNEL = 'calendar';

/** Reloads the calendar in every process, once the transaction is committed. */
export const notifyCalendarChange = (tx: Tx): Promise<void> => notifyChange(tx, CHANNEL);

/** The holidays and the weekend days worked, cached in memory. */
@Injectable()
export class BusinessCalendarCache implements OnModuleInit {
  private readonly cache: SnapshotCache<BusinessCalendar>;

  constructor(
    database: Database,
    feed: ChangeFeed,
    private readonly published: PublishedContent,
  ) {
    this.cache = new SnapshotCache(feed, CHANNEL, () => loadBusinessCalendar(database.reader));
  }

  async onModuleInit(): Promise<void> {
    await this.cache.start();
    this.published.add(() => this.current);
  }

  /** Replaced by another object when a day changes, never changed itself. */
  get current(): BusinessCalendar {
    return this.cache.current;
  }
}

async function loadBusinessCalendar(tx: Tx): Promise<BusinessCalendar> {
  const rows = await tx.find(CalendarDay);
  const daysOfKind = (kind: CalendarDay['kind']) =>
    new Set(rows.filter((row) => row.kind === kind).map(({ day }) => day));
  return { holidays: daysOfKind('holiday'), workdays: daysOfKind('workday') };
}
