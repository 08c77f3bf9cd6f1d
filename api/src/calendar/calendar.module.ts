import { Module } from '@nestjs/common';
import { CalendarController } from './admin/calendar.controller';
import { BusinessCalendarCache } from './business-calendar-cache';
import { CalendarDays } from './calendar-days.service';

/** Business days and holidays. */
@Module({
  controllers: [CalendarController],
  providers: [BusinessCalendarCache, CalendarDays],
  exports: [BusinessCalendarCache],
})
export class CalendarModule {}
