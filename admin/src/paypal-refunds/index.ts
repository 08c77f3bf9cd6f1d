import RefundIcon from '@mui/icons-material/UndoOutlined';
import type { ResourceProps } from 'react-admin';
import { RefundList } from './RefundList';

export const payPalRefunds: ResourceProps = {
  name: 'paypal-refunds',
  icon: RefundIcon,
  list: RefundList,
  recordRepresentation: 'id',
};
