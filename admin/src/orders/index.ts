import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const OrderList = lazyPage(() => import('./list/OrderList'), 'OrderList');
const OrderPage = lazyPage(() => import('./page/OrderPage'), 'OrderPage');

export const orders: ResourceProps = {
  name: 'orders',
  list: OrderList,
  show: OrderPage,
  recordRepresentation: 'id',
};
