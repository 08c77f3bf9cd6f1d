import ApprovalIcon from '@mui/icons-material/ApprovalOutlined';
import type { ResourceProps } from 'react-admin';
import { RequestList } from './RequestList';
import { RequestPage } from './RequestPage';

export const prepaidRequests: ResourceProps = {
  name: 'prepaid-requests',
  icon: ApprovalIcon,
  list: RequestList,
  show: RequestPage,
};
