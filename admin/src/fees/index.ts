import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const FeeList = lazyPage(() => import('./FeeList'), 'FeeList');

export const fees: ResourceProps = { name: 'fees', list: FeeList };
