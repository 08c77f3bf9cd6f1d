import CloseIcon from '@mui/icons-material/EventAvailableOutlined';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const DailyClosePage = lazyPage(() => import('./DailyClosePage'), 'DailyClosePage');
const DailyCloseList = lazyPage(() => import('./DailyCloseList'), 'DailyCloseList');

export const dailyCloses: ResourceProps = {
  name: 'daily-closes',
  icon: CloseIcon,
  list: DailyCloseList,
  show: DailyClosePage,
};
