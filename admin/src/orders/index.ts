import InboxIcon from '@mui/icons-material/Inbox';
import type { ResourceProps } from 'react-admin';
import { OrderList } from './OrderList';
import { OrderPage } from './OrderPage';

export const orders: ResourceProps = {
  name: 'orders',
  icon: InboxIcon,
  list: OrderList,
  show: OrderPage,
  recordRepresentation: 'id',
};
