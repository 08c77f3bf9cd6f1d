import StatusIcon from '@mui/icons-material/SignpostOutlined';
import type { ResourceProps } from 'react-admin';
import { ServiceStatusPage } from './ServiceStatusPage';

export const serviceStatus: ResourceProps = {
  name: 'service-status',
  icon: StatusIcon,
  list: ServiceStatusPage,
};
