import AuditsIcon from '@mui/icons-material/FactCheckOutlined';
import type { ResourceProps } from 'react-admin';
import { AuditPage } from './AuditPage';

export const audits: ResourceProps = { name: 'audits', icon: AuditsIcon, list: AuditPage };
