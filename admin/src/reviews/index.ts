import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const ReviewList = lazyPage(() => import('./ReviewList'), 'ReviewList');

export const reviews: ResourceProps = {
  name: 'reviews',
  list: ReviewList,
  recordRepresentation: 'product',
};
