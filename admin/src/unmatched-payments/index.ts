import PaymentIcon from '@mui/icons-material/HelpOutlineOutlined';
import type { ResourceProps } from 'react-admin';
import { UnmatchedPaymentList } from './UnmatchedPaymentList';

export const unmatchedPayments: ResourceProps = {
  name: 'unmatched-payments',
  icon: PaymentIcon,
  list: UnmatchedPaymentList,
  recordRepresentation: 'reference',
};
