import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const ReconciliationList = lazyPage(() => import('./ReconciliationList'), 'ReconciliationList');

export const payPalReconciliations: ResourceProps = {
  name: 'paypal-reconciliations',
  list: ReconciliationList,
  recordRepresentation: 'requestedAt',
};
