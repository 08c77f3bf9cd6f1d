import NewsIcon from '@mui/icons-material/NewspaperOutlined';
import type { ResourceProps } from 'react-admin';
import { NoticeCreate } from './NoticeCreate';
import { NoticeList } from './NoticeList';
import { NoticePage } from './NoticePage';

export const news: ResourceProps = {
  name: 'news',
  icon: NewsIcon,
  list: NoticeList,
  show: NoticePage,
  create: NoticeCreate,
  recordRepresentation: 'title',
};
