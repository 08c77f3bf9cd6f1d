import PendingIcon from '@mui/icons-material/RuleOutlined';
import type { ResourceProps } from 'react-admin';
import { PendingRateList } from './PendingRateList';
import { PendingRatePage } from './PendingRatePage';

export const pendingRates: ResourceProps = {
  name: 'pending-rates',
  icon: PendingIcon,
  list: PendingRateList,
  show: PendingRatePage,
  recordRepresentation: 'currency',
};
