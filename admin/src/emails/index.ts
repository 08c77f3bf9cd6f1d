import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const EmailList = lazyPage(() => import('./EmailList'), 'EmailList');
const EmailPage = lazyPage(() => import('./EmailPage'), 'EmailPage');

export const emails: ResourceProps = { name: 'emails', list: EmailList, show: EmailPage };
