import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const DepositCreate = lazyPage(() => import('./DepositCreate'), 'DepositCreate');
const PrepaidTransactionList = lazyPage(() => import('./PrepaidTransactionList'), 'PrepaidTransactionList');

export const prepaidTransactions: ResourceProps = {
  name: 'prepaid-transactions',
  list: PrepaidTransactionList,
  create: DepositCreate,
};
