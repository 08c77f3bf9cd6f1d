import MoneyIcon from '@mui/icons-material/HelpOutlineOutlined';
import type { ResourceProps } from 'react-admin';
import { UnappliedList } from './UnappliedList';

export const unappliedPayments: ResourceProps = {
  name: 'unapplied-payments',
  icon: MoneyIcon,
  list: UnappliedList,
  recordRepresentation: 'reference',
};
