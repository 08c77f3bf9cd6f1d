import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const StaffInvite = lazyPage(() => import('./StaffInvite'), 'StaffInvite');
const StaffList = lazyPage(() => import('./StaffList'), 'StaffList');
const StaffPage = lazyPage(() => import('./StaffPage'), 'StaffPage');

export const staff: ResourceProps = {
  name: 'staff',
  list: StaffList,
  show: StaffPage,
  create: StaffInvite,
  recordRepresentation: 'email',
};
