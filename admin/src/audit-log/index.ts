import HistoryIcon from '@mui/icons-material/HistoryEduOutlined';
import type { ResourceProps } from 'react-admin';
import { AuditLogList } from './AuditLogList';

export const auditLog: ResourceProps = { name: 'audit-log', icon: HistoryIcon, list: AuditLogList };
