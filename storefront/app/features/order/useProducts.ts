import { BUY_FOR_ME, type ProductView } from '@shop/contract';
import { useQuery } from '../api/useQuery';
import { loadProducts } from './load-products';

/** The products by SKU, for drawings and the names of finishes; null while loading. Products no longer sold are missing. */
export function useProducts(skus: readonly string[]): ReadonlyMap<string, ProductView> | null {
  const known = [...new Set(skus)].filter((sku) => sku !== BUY_FOR_ME).sort();
  return useQuery(skus.length > 0 ? known.join(' ') : null, async () => ({ ok: true, data: await loadProducts(known) }))
    .data;
}
