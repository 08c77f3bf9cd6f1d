import MessageIcon from '@mui/icons-material/MailOutlined';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const MessageList = lazyPage(() => import('./MessageList'), 'MessageList');
const MessagePage = lazyPage(() => import('./MessagePage'), 'MessagePage');

export const contactMessages: ResourceProps = {
  name: 'contact-messages',
  icon: MessageIcon,
  list: MessageList,
  show: MessagePage,
  recordRepresentation: 'subject',
};
