import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const MessageList = lazyPage(() => import('./MessageList'), 'MessageList');
const MessagePage = lazyPage(() => import('./MessagePage'), 'MessagePage');

export const contactMessages: ResourceProps = {
  name: 'contact-messages',
  list: MessageList,
  show: MessagePage,
  recordRepresentation: 'subject',
};
