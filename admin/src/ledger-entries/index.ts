import JournalIcon from '@mui/icons-material/MenuBookOutlined';
import type { ResourceProps } from 'react-admin';
import { LedgerEntryPage } from './LedgerEntryPage';
import { LedgerEntryList } from './LedgerEntryList';

export const ledgerEntries: ResourceProps = {
  name: 'ledger-entries',
  icon: JournalIcon,
  list: LedgerEntryList,
  show: LedgerEntryPage,
};
