import { MAX_LISTED_SKUS, type ProductView } from '@shop/contract';
import { api } from '../api/client';

/** The products by SKU. Those that are no longer sold, or cannot be loaded, are missing. */
export async function loadProducts(skus: readonly string[]): Promise<ReadonlyMap<string, ProductView>> {
  const unique = [...new Set(skus)];
  const parts = Array.from({ length: Math.ceil(unique.length / MAX_LISTED_SKUS) }, (_, part) =>
    unique.slice(part * MAX_LISTED_SKUS, (part + 1) * MAX_LISTED_SKUS),
  );
  const results = await Promise.all(parts.map((part) => api.call('Catalog/ProductsBySku', { skus: part.join(',') })));
  const products = results.flatMap((result) => (result.ok ? result.data : []));
  return new Map(products.map((product) => [product.sku, product]));
}
