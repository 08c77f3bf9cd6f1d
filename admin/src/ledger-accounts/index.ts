import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const LedgerAccountList = lazyPage(() => import('./LedgerAccountList'), 'LedgerAccountList');
const LedgerAccountPage = lazyPage(() => import('./LedgerAccountPage'), 'LedgerAccountPage');

export const ledgerAccounts: ResourceProps = {
  name: 'ledger-accounts',
  list: LedgerAccountList,
  show: LedgerAccountPage,
};
