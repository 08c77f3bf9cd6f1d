import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const CurrencyCreate = lazyPage(() => import('./CurrencyCreate'), 'CurrencyCreate');
const CurrencyList = lazyPage(() => import('./CurrencyList'), 'CurrencyList');
const CurrencyPage = lazyPage(() => import('./CurrencyPage'), 'CurrencyPage');

export const currencies: ResourceProps = {
  name: 'currencies',
  list: CurrencyList,
  create: CurrencyCreate,
  show: CurrencyPage,
  recordRepresentation: 'id',
};
