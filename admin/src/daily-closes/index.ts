import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const DailyClosePage = lazyPage(() => import('./DailyClosePage'), 'DailyClosePage');
const DailyCloseList = lazyPage(() => import('./DailyCloseList'), 'DailyCloseList');

export const dailyCloses: ResourceProps = {
  name: 'daily-closes',
  list: DailyCloseList,
  show: DailyClosePage,
};
