import { api } from '../api/client';
import { useQuery } from '../api/useQuery';
import { useSession } from '../session/useSession';
import type { GridProduct, GridProducts } from './product-grid.server';

/** The products with the prices of the visitor's own price list: the server renders those of everyone. */
export function useOwnPrices({ items, query }: GridProducts): readonly GridProduct[] {
  const isReseller = useSession()?.role === 'reseller';
  const { data } = useQuery(isReseller ? JSON.stringify(query) : null, () => api.call('Catalog/Products', query));
  if (!isReseller || !data) return items;
  const own = new Map(data.items.map(({ sku, from, price, sample }) => [sku, { from, price, sample }]));
  return items.map((product) => ({ ...product, ...own.get(product.sku) }));
}
