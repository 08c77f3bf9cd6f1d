import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const NewsletterCreate = lazyPage(() => import('./NewsletterCreate'), 'NewsletterCreate');
const NewsletterList = lazyPage(() => import('./NewsletterList'), 'NewsletterList');
const NewsletterPage = lazyPage(() => import('./NewsletterPage'), 'NewsletterPage');

export const newsletters: ResourceProps = {
  name: 'newsletters',
  list: NewsletterList,
  show: NewsletterPage,
  create: NewsletterCreate,
  recordRepresentation: 'subject',
};
