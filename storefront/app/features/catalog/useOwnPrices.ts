import { api } from '../api/client';
import { useQuery } from '../api/useQuery';
import { useSession } from '../session/useSession';
import type { GridProduct, GridProducts } from './product-grid.server';

/** The products with the prices of the visitor's own price list: the server renders those of everyone. */
export function useOwnPrices({ items, query }: GridProducts): readonly GridProduct[] {
  const isReseller = useSession()?.role === 'reseller';
  const { data } = useQuery(isReseller ? JSON.stringify(query) : null, () => api.call('Catalog/Products', query));
  const own = isReseller && data ? data.items : [];
  return items.map((product) => ({ ...product, ...own.find(({ sku }) => sku === product.sku) }));
}
