import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const NoticeCreate = lazyPage(() => import('./NoticeCreate'), 'NoticeCreate');
const NoticeList = lazyPage(() => import('./NoticeList'), 'NoticeList');
const NoticePage = lazyPage(() => import('./NoticePage'), 'NoticePage');

export const news: ResourceProps = {
  name: 'news',
  list: NoticeList,
  show: NoticePage,
  create: NoticeCreate,
  recordRepresentation: 'title',
};
