import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const ProductionQueuePage = lazyPage(() => import('./ProductionQueuePage'), 'ProductionQueuePage');
const JobPage = lazyPage(() => import('./JobPage'), 'JobPage');
const NestPage = lazyPage(() => import('./NestPage'), 'NestPage');

export const productionQueue: ResourceProps = {
  name: 'production-queue',
  list: ProductionQueuePage,
  show: JobPage,
  recordRepresentation: 'orderId',
};

export const nests: ResourceProps = { name: 'nests', list: NestPage };
