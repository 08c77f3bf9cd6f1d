import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const IntegrityCheckList = lazyPage(() => import('./IntegrityCheckList'), 'IntegrityCheckList');

export const integrityChecks: ResourceProps = { name: 'audits', list: IntegrityCheckList };
