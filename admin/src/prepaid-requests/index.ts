import ApprovalIcon from '@mui/icons-material/ApprovalOutlined';
import type { ResourceProps } from 'react-admin';
import { PrepaidRequestList } from './PrepaidRequestList';
import { PrepaidRequestPage } from './PrepaidRequestPage';

export const prepaidRequests: ResourceProps = {
  name: 'prepaid-requests',
  icon: ApprovalIcon,
  list: PrepaidRequestList,
  show: PrepaidRequestPage,
};
