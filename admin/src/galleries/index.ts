import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const GalleryList = lazyPage(() => import('./GalleryList'), 'GalleryList');
const GalleryPage = lazyPage(() => import('./GalleryPage'), 'GalleryPage');

export const galleries: ResourceProps = {
  name: 'galleries',
  list: GalleryList,
  show: GalleryPage,
};
