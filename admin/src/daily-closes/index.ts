import CloseIcon from '@mui/icons-material/EventAvailableOutlined';
import type { ResourceProps } from 'react-admin';
import { DailyClosePage } from './DailyClosePage';
import { DailyCloseList } from './DailyCloseList';

export const dailyCloses: ResourceProps = {
  name: 'daily-closes',
  icon: CloseIcon,
  list: DailyCloseList,
  show: DailyClosePage,
};
