import LedgerIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import type { ResourceProps } from 'react-admin';
import { DepositForm } from './DepositForm';
import { MovementList } from './MovementList';

export const prepaidTransactions: ResourceProps = {
  name: 'prepaid-transactions',
  icon: LedgerIcon,
  list: MovementList,
  create: DepositForm,
};
