import SettingsIcon from '@mui/icons-material/TuneOutlined';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const SettingsPage = lazyPage(() => import('./SettingsPage'), 'SettingsPage');

export const settings: ResourceProps = {
  name: 'settings',
  icon: SettingsIcon,
  list: SettingsPage,
};
