import TemplateIcon from '@mui/icons-material/DraftsOutlined';
import type { ResourceProps } from 'react-admin';
import { EmailTemplateList } from './EmailTemplateList';
import { EmailTemplatePage } from './EmailTemplatePage';

export const emailTemplates: ResourceProps = {
  name: 'email-templates',
  icon: TemplateIcon,
  list: EmailTemplateList,
  show: EmailTemplatePage,
};
