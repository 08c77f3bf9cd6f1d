import StatusIcon from '@mui/icons-material/SignpostOutlined';
import type { ResourceProps } from 'react-admin';
import { StatusBoard } from './StatusBoard';

export const serviceStatus: ResourceProps = {
  name: 'service-status',
  icon: StatusIcon,
  list: StatusBoard,
};
