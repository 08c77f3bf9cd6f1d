import NewsIcon from '@mui/icons-material/NewspaperOutlined';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const NoticeCreate = lazyPage(() => import('./NoticeCreate'), 'NoticeCreate');
const NoticeList = lazyPage(() => import('./NoticeList'), 'NoticeList');
const NoticePage = lazyPage(() => import('./NoticePage'), 'NoticePage');

export const news: ResourceProps = {
  name: 'news',
  icon: NewsIcon,
  list: NoticeList,
  show: NoticePage,
  create: NoticeCreate,
  recordRepresentation: 'title',
};
