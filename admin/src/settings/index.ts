import SettingsIcon from '@mui/icons-material/TuneOutlined';
import type { ResourceProps } from 'react-admin';
import { SettingsPage } from './SettingsPage';

export const settings: ResourceProps = {
  name: 'settings',
  icon: SettingsIcon,
  list: SettingsPage,
};
