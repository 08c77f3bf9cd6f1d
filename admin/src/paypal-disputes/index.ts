import DisputeIcon from '@mui/icons-material/GavelOutlined';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const DisputeList = lazyPage(() => import('./DisputeList'), 'DisputeList');

export const payPalDisputes: ResourceProps = {
  name: 'paypal-disputes',
  icon: DisputeIcon,
  list: DisputeList,
  recordRepresentation: 'id',
};
