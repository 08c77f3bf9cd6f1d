import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const EmailTemplateList = lazyPage(() => import('./EmailTemplateList'), 'EmailTemplateList');
const EmailTemplatePage = lazyPage(() => import('./EmailTemplatePage'), 'EmailTemplatePage');

export const emailTemplates: ResourceProps = {
  name: 'email-templates',
  list: EmailTemplateList,
  show: EmailTemplatePage,
};
