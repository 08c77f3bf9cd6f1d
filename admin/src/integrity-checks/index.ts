import ChecksIcon from '@mui/icons-material/FactCheckOutlined';
import type { ResourceProps } from 'react-admin';
import { IntegrityCheckList } from './IntegrityCheckList';

export const integrityChecks: ResourceProps = { name: 'audits', icon: ChecksIcon, list: IntegrityCheckList };
