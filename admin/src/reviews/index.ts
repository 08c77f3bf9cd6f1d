import ReviewIcon from '@mui/icons-material/RateReviewOutlined';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const ReviewList = lazyPage(() => import('./ReviewList'), 'ReviewList');

export const reviews: ResourceProps = {
  name: 'reviews',
  icon: ReviewIcon,
  list: ReviewList,
  recordRepresentation: 'product',
};
