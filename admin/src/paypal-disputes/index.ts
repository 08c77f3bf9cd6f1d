import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const DisputeList = lazyPage(() => import('./DisputeList'), 'DisputeList');

export const payPalDisputes: ResourceProps = {
  name: 'paypal-disputes',
  list: DisputeList,
  recordRepresentation: 'id',
};
