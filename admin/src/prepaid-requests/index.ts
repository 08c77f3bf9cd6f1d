import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const PrepaidRequestList = lazyPage(() => import('./PrepaidRequestList'), 'PrepaidRequestList');
const PrepaidRequestPage = lazyPage(() => import('./PrepaidRequestPage'), 'PrepaidRequestPage');

export const prepaidRequests: ResourceProps = {
  name: 'prepaid-requests',
  list: PrepaidRequestList,
  show: PrepaidRequestPage,
};
