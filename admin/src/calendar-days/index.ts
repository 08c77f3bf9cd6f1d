import CalendarIcon from '@mui/icons-material/EventBusyOutlined';
import type { ResourceProps } from 'react-admin';
import { CalendarList } from './CalendarList';

export const calendarDays: ResourceProps = {
  name: 'calendar-days',
  icon: CalendarIcon,
  list: CalendarList,
};
