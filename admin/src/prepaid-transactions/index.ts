import LedgerIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import type { ResourceProps } from 'react-admin';
import { DepositCreate } from './DepositCreate';
import { PrepaidTransactionList } from './PrepaidTransactionList';

export const prepaidTransactions: ResourceProps = {
  name: 'prepaid-transactions',
  icon: LedgerIcon,
  list: PrepaidTransactionList,
  create: DepositCreate,
};
