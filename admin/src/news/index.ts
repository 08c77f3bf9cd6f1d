import NewsIcon from '@mui/icons-material/NewspaperOutlined';
import type { ResourceProps } from 'react-admin';
import { NoticeForm } from './NoticeForm';
import { NoticeList } from './NoticeList';
import { NoticePage } from './NoticePage';

export const news: ResourceProps = {
  name: 'news',
  icon: NewsIcon,
  list: NoticeList,
  show: NoticePage,
  create: NoticeForm,
  recordRepresentation: 'title',
};
