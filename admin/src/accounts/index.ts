import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const AccountList = lazyPage(() => import('./AccountList'), 'AccountList');
const AccountPage = lazyPage(() => import('./AccountPage'), 'AccountPage');

export const accounts: ResourceProps = {
  name: 'accounts',
  icon: PeopleIcon,
  list: AccountList,
  show: AccountPage,
  recordRepresentation: 'email',
};
