export { BusinessCalendarCache } from './business-calendar-cache';
export { CalendarModule } from './calendar.module';
