import type { Result } from '@shop/api-client';
import type { ProductView } from '@shop/contract';
import { api } from '../api/client';
import { useQuery } from '../api/useQuery';

/** The products by SKU, for drawings and the names of finishes; null while loading. Products no longer sold are missing. */
export function useProducts(skus: readonly string[]): ReadonlyMap<string, ProductView> | null {
  const uniqueSkus = [...new Set(skus)].sort();
  return useQuery(uniqueSkus.length > 0 ? uniqueSkus.join(' ') : null, () => loadProducts(uniqueSkus)).data;
}

async function loadProducts(skus: readonly string[]): Promise<Result<ReadonlyMap<string, ProductView>>> {
  const results = await Promise.all(skus.map((sku) => api.call('Catalog/Product', { sku })));
  return {
    ok: true,
    data: new Map(results.flatMap((result) => (result.ok ? [[result.data.sku, result.data] as const] : []))),
  };
}
