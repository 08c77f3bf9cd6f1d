import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const WebhookList = lazyPage(() => import('./WebhookList'), 'WebhookList');
const WebhookPage = lazyPage(() => import('./WebhookPage'), 'WebhookPage');

export const receivedWebhooks: ResourceProps = { name: 'received-webhooks', list: WebhookList, show: WebhookPage };
