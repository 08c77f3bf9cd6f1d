import type { ProductView } from '@shop/contract';
import { plain } from '../api/calls';
import type { Answer } from '../api/refusal';
import { useAsked } from '../api/useAsked';

/** The products of an order's items by SKU, for their drawings and their finishes' names; what is no longer sold is left out. */
export function useProducts(skus: readonly string[]): ReadonlyMap<string, ProductView> | null {
  const wanted = [...new Set(skus)].sort();
  return useAsked(wanted.length > 0 ? wanted.join(' ') : null, () => askEach(wanted)).data;
}

async function askEach(skus: readonly string[]): Promise<Answer<ReadonlyMap<string, ProductView>>> {
  const answers = await Promise.all(skus.map((sku) => plain.get('Catalog/Product', { sku })));
  return { ok: true, data: new Map(answers.flatMap((answer) => (answer.ok ? [[answer.data.sku, answer.data] as const] : []))) };
}
