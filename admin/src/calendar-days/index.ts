import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const CalendarDayList = lazyPage(() => import('./CalendarDayList'), 'CalendarDayList');

export const calendarDays: ResourceProps = {
  name: 'calendar-days',
  list: CalendarDayList,
};
