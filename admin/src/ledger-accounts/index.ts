import AccountsIcon from '@mui/icons-material/AccountTreeOutlined';
import type { ResourceProps } from 'react-admin';
import { LedgerAccountList } from './LedgerAccountList';
import { LedgerAccountPage } from './LedgerAccountPage';

export const ledgerAccounts: ResourceProps = {
  name: 'ledger-accounts',
  icon: AccountsIcon,
  list: LedgerAccountList,
  show: LedgerAccountPage,
};
