import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const AuditLogList = lazyPage(() => import('./AuditLogList'), 'AuditLogList');

export const auditLog: ResourceProps = { name: 'audit-log', list: AuditLogList };
