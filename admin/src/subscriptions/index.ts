import SubscriptionIcon from '@mui/icons-material/MarkEmailReadOutlined';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const SubscriptionList = lazyPage(() => import('./SubscriptionList'), 'SubscriptionList');

export const subscriptions: ResourceProps = {
  name: 'subscriptions',
  icon: SubscriptionIcon,
  list: SubscriptionList,
  recordRepresentation: 'email',
};
