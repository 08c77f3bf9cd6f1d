import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const SettingsPage = lazyPage(() => import('./SettingsPage'), 'SettingsPage');

export const settings: ResourceProps = {
  name: 'settings',
  list: SettingsPage,
};
