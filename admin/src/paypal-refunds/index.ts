import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const RefundList = lazyPage(() => import('./RefundList'), 'RefundList');

export const payPalRefunds: ResourceProps = {
  name: 'paypal-refunds',
  list: RefundList,
  recordRepresentation: 'id',
};
