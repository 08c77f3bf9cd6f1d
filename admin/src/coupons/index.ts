import CouponIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import type { ResourceProps } from 'react-admin';
import { CouponForm } from './CouponForm';
import { CouponList } from './CouponList';

export const coupons: ResourceProps = {
  name: 'coupons',
  icon: CouponIcon,
  list: CouponList,
  create: CouponForm,
  recordRepresentation: 'id',
};
