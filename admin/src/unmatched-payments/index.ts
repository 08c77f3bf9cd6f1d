import PaymentIcon from '@mui/icons-material/HelpOutlineOutlined';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const UnmatchedPaymentList = lazyPage(() => import('./UnmatchedPaymentList'), 'UnmatchedPaymentList');

export const unmatchedPayments: ResourceProps = {
  name: 'unmatched-payments',
  icon: PaymentIcon,
  list: UnmatchedPaymentList,
  recordRepresentation: 'reference',
};
