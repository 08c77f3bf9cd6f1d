import GalleryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import type { ResourceProps } from 'react-admin';
import { GalleryList } from './GalleryList';
import { GalleryPage } from './GalleryPage';

export const galleries: ResourceProps = {
  name: 'galleries',
  icon: GalleryIcon,
  list: GalleryList,
  show: GalleryPage,
};
