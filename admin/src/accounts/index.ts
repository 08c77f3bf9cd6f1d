import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const AccountList = lazyPage(() => import('./AccountList'), 'AccountList');
const AccountPage = lazyPage(() => import('./AccountPage'), 'AccountPage');

export const accounts: ResourceProps = {
  name: 'accounts',
  list: AccountList,
  show: AccountPage,
  recordRepresentation: 'email',
};
