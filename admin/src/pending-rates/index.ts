import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const PendingRateList = lazyPage(() => import('./PendingRateList'), 'PendingRateList');
const PendingRatePage = lazyPage(() => import('./PendingRatePage'), 'PendingRatePage');

export const pendingRates: ResourceProps = {
  name: 'pending-rates',
  list: PendingRateList,
  show: PendingRatePage,
  recordRepresentation: 'currency',
};
