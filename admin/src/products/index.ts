import ProductIcon from '@mui/icons-material/Inventory2Outlined';
import type { ResourceProps } from 'react-admin';
import { ProductCreate } from './ProductCreate';
import { ProductList } from './ProductList';
import { ProductPage } from './ProductPage';

export const products: ResourceProps = {
  name: 'products',
  icon: ProductIcon,
  list: ProductList,
  show: ProductPage,
  create: ProductCreate,
  recordRepresentation: 'name',
};
