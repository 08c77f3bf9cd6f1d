import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const SubscriptionList = lazyPage(() => import('./SubscriptionList'), 'SubscriptionList');

export const subscriptions: ResourceProps = {
  name: 'subscriptions',
  list: SubscriptionList,
  recordRepresentation: 'email',
};
