import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import type { ResourceProps } from 'react-admin';
import { AccountList } from './AccountList';
import { AccountPage } from './AccountPage';

export const accounts: ResourceProps = {
  name: 'accounts',
  icon: PeopleIcon,
  list: AccountList,
  show: AccountPage,
  recordRepresentation: 'email',
};
