import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const ApplicationList = lazyPage(() => import('./ApplicationList'), 'ApplicationList');
const ApplicationPage = lazyPage(() => import('./ApplicationPage'), 'ApplicationPage');

export const resellerApplications: ResourceProps = {
  name: 'reseller-applications',
  list: ApplicationList,
  show: ApplicationPage,
  recordRepresentation: 'company',
};
