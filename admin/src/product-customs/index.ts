import CustomsIcon from '@mui/icons-material/GavelOutlined';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const ProductCustomsList = lazyPage(() => import('./ProductCustomsList'), 'ProductCustomsList');

export const productCustoms: ResourceProps = {
  name: 'product-customs',
  icon: CustomsIcon,
  list: ProductCustomsList,
};
