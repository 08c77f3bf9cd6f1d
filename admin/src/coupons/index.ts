import CouponIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import type { ResourceProps } from 'react-admin';
import { CouponCreate } from './CouponCreate';
import { CouponList } from './CouponList';

export const coupons: ResourceProps = {
  name: 'coupons',
  icon: CouponIcon,
  list: CouponList,
  create: CouponCreate,
  recordRepresentation: 'id',
};
