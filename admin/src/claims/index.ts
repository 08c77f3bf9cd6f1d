import ClaimIcon from '@mui/icons-material/ReportProblemOutlined';
import type { ResourceProps } from 'react-admin';
import { ClaimList } from './ClaimList';
import { ClaimPage } from './ClaimPage';

export const claims: ResourceProps = {
  name: 'claims',
  icon: ClaimIcon,
  list: ClaimList,
  show: ClaimPage,
  recordRepresentation: 'orderId',
};
