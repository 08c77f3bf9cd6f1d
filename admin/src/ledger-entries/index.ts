import JournalIcon from '@mui/icons-material/MenuBookOutlined';
import type { ResourceProps } from 'react-admin';
import { EntryPage } from './EntryPage';
import { JournalList } from './JournalList';

export const ledgerEntries: ResourceProps = {
  name: 'ledger-entries',
  icon: JournalIcon,
  list: JournalList,
  show: EntryPage,
};
