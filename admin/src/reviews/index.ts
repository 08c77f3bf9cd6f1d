import ReviewIcon from '@mui/icons-material/RateReviewOutlined';
import type { ResourceProps } from 'react-admin';
import { ReviewList } from './ReviewList';

export const reviews: ResourceProps = {
  name: 'reviews',
  icon: ReviewIcon,
  list: ReviewList,
  recordRepresentation: 'product',
};
