import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const LedgerEntryPage = lazyPage(() => import('./LedgerEntryPage'), 'LedgerEntryPage');
const LedgerEntryList = lazyPage(() => import('./LedgerEntryList'), 'LedgerEntryList');

export const ledgerEntries: ResourceProps = {
  name: 'ledger-entries',
  list: LedgerEntryList,
  show: LedgerEntryPage,
};
