import MailIcon from '@mui/icons-material/MailOutlined';
import type { ResourceProps } from 'react-admin';
import { EmailList } from './EmailList';
import { EmailPage } from './EmailPage';

export const emails: ResourceProps = { name: 'emails', icon: MailIcon, list: EmailList, show: EmailPage };
