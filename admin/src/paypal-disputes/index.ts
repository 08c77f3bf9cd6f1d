import DisputeIcon from '@mui/icons-material/GavelOutlined';
import type { ResourceProps } from 'react-admin';
import { DisputeList } from './DisputeList';

export const payPalDisputes: ResourceProps = {
  name: 'paypal-disputes',
  icon: DisputeIcon,
  list: DisputeList,
  recordRepresentation: 'id',
};
