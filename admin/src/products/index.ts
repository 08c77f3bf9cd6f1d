import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const ProductCreate = lazyPage(() => import('./ProductCreate'), 'ProductCreate');
const ProductList = lazyPage(() => import('./ProductList'), 'ProductList');
const ProductPage = lazyPage(() => import('./ProductPage'), 'ProductPage');

export const products: ResourceProps = {
  name: 'products',
  list: ProductList,
  show: ProductPage,
  create: ProductCreate,
  recordRepresentation: 'name',
};
