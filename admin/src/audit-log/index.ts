import HistoryIcon from '@mui/icons-material/HistoryEduOutlined';
import type { ResourceProps } from 'react-admin';
import { AuditList } from './AuditList';

export const auditLog: ResourceProps = { name: 'audit-log', icon: HistoryIcon, list: AuditList };
