import TemplateIcon from '@mui/icons-material/DraftsOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import type { ResourceProps } from 'react-admin';
import { EmailList } from './EmailList';
import { EmailPage } from './EmailPage';
import { TemplateList } from './TemplateList';
import { TemplatePage } from './TemplatePage';

export const emails: ResourceProps = {
  name: 'emails',
  icon: MailIcon,
  list: EmailList,
  show: EmailPage,
};

export const emailTemplates: ResourceProps = {
  name: 'email-templates',
  icon: TemplateIcon,
  list: TemplateList,
  show: TemplatePage,
};
