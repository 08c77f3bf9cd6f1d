import CarrierIcon from '@mui/icons-material/LocalShippingOutlined';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const CarrierList = lazyPage(() => import('./CarrierList'), 'CarrierList');

export const carriers: ResourceProps = {
  name: 'carriers',
  icon: CarrierIcon,
  list: CarrierList,
};
