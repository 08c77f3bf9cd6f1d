import QueueIcon from '@mui/icons-material/PrecisionManufacturingOutlined';
import NestIcon from '@mui/icons-material/ViewQuiltOutlined';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const ProductionQueuePage = lazyPage(() => import('./ProductionQueuePage'), 'ProductionQueuePage');
const JobPage = lazyPage(() => import('./JobPage'), 'JobPage');
const NestPage = lazyPage(() => import('./NestPage'), 'NestPage');

export const productionQueue: ResourceProps = {
  name: 'production-queue',
  icon: QueueIcon,
  list: ProductionQueuePage,
  show: JobPage,
  recordRepresentation: 'orderId',
};

export const nests: ResourceProps = { name: 'nests', icon: NestIcon, list: NestPage };
