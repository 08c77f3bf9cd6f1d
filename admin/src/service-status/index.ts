import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const ServiceStatusPage = lazyPage(() => import('./ServiceStatusPage'), 'ServiceStatusPage');

export const serviceStatus: ResourceProps = {
  name: 'service-status',
  list: ServiceStatusPage,
};
