import InboxIcon from '@mui/icons-material/Inbox';
import type { ResourceProps } from 'react-admin';
import { OrderList } from './list/OrderList';
import { OrderPage } from './page/OrderPage';

export const orders: ResourceProps = {
  name: 'orders',
  icon: InboxIcon,
  list: OrderList,
  show: OrderPage,
  recordRepresentation: 'id',
};
