import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const ClaimList = lazyPage(() => import('./ClaimList'), 'ClaimList');
const ClaimPage = lazyPage(() => import('./ClaimPage'), 'ClaimPage');

export const claims: ResourceProps = {
  name: 'claims',
  list: ClaimList,
  show: ClaimPage,
  recordRepresentation: 'orderId',
};
