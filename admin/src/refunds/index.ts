import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const RefundList = lazyPage(() => import('./RefundList'), 'RefundList');

export const refunds: ResourceProps = { name: 'refunds', list: RefundList, recordRepresentation: 'orderId' };
