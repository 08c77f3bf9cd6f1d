import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const DraftCreate = lazyPage(() => import('./DraftCreate'), 'DraftCreate');
const DraftList = lazyPage(() => import('./DraftList'), 'DraftList');
const DraftPage = lazyPage(() => import('./DraftPage'), 'DraftPage');

export const tariffDrafts: ResourceProps = {
  name: 'tariff-drafts',
  list: DraftList,
  show: DraftPage,
  create: DraftCreate,
  recordRepresentation: 'title',
};
