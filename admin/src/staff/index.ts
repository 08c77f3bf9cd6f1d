import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import type { ResourceProps } from 'react-admin';
import { StaffInvite } from './StaffInvite';
import { StaffList } from './StaffList';
import { StaffPage } from './StaffPage';

export const staff: ResourceProps = {
  name: 'staff',
  icon: BadgeIcon,
  list: StaffList,
  show: StaffPage,
  create: StaffInvite,
  recordRepresentation: 'email',
};
