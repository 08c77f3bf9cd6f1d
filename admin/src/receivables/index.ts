import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const ReceivableList = lazyPage(() => import('./ReceivableList'), 'ReceivableList');

export const receivables: ResourceProps = { name: 'receivables', list: ReceivableList };
