import CompareIcon from '@mui/icons-material/CompareArrowsOutlined';
import type { ResourceProps } from 'react-admin';
import { ReconciliationList } from './ReconciliationList';

export const payPalReconciliations: ResourceProps = {
  name: 'paypal-reconciliations',
  icon: CompareIcon,
  list: ReconciliationList,
  recordRepresentation: 'requestedAt',
};
