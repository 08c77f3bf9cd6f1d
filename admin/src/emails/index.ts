import MailIcon from '@mui/icons-material/MailOutlined';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const EmailList = lazyPage(() => import('./EmailList'), 'EmailList');
const EmailPage = lazyPage(() => import('./EmailPage'), 'EmailPage');

export const emails: ResourceProps = { name: 'emails', icon: MailIcon, list: EmailList, show: EmailPage };
