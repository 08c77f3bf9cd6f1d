import CurrencyIcon from '@mui/icons-material/CurrencyExchangeOutlined';
import type { ResourceProps } from 'react-admin';
import { CurrencyList } from './CurrencyList';
import { CurrencyPage } from './CurrencyPage';

export const currencies: ResourceProps = {
  name: 'currencies',
  icon: CurrencyIcon,
  list: CurrencyList,
  show: CurrencyPage,
  recordRepresentation: 'id',
};
