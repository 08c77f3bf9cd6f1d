import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const UnmatchedPaymentList = lazyPage(() => import('./UnmatchedPaymentList'), 'UnmatchedPaymentList');

export const unmatchedPayments: ResourceProps = {
  name: 'unmatched-payments',
  list: UnmatchedPaymentList,
  recordRepresentation: 'reference',
};
