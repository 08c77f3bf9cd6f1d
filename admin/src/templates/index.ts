import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const TemplateList = lazyPage(() => import('./TemplateList'), 'TemplateList');

export const templates: ResourceProps = { name: 'templates', list: TemplateList, recordRepresentation: 'title' };
