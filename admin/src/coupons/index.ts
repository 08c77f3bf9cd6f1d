import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const CouponCreate = lazyPage(() => import('./CouponCreate'), 'CouponCreate');
const CouponList = lazyPage(() => import('./CouponList'), 'CouponList');

export const coupons: ResourceProps = {
  name: 'coupons',
  list: CouponList,
  create: CouponCreate,
  recordRepresentation: 'id',
};
