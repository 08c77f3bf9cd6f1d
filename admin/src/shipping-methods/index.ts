import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const ShippingMethodCreate = lazyPage(() => import('./ShippingMethodCreate'), 'ShippingMethodCreate');
const ShippingMethodList = lazyPage(() => import('./ShippingMethodList'), 'ShippingMethodList');
const ShippingMethodPage = lazyPage(() => import('./ShippingMethodPage'), 'ShippingMethodPage');

export const shippingMethods: ResourceProps = {
  name: 'shipping-methods',
  list: ShippingMethodList,
  create: ShippingMethodCreate,
  show: ShippingMethodPage,
};
