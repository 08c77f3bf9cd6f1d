import CalendarIcon from '@mui/icons-material/EventBusyOutlined';
import type { ResourceProps } from 'react-admin';
import { CalendarDayList } from './CalendarDayList';

export const calendarDays: ResourceProps = {
  name: 'calendar-days',
  icon: CalendarIcon,
  list: CalendarDayList,
};
