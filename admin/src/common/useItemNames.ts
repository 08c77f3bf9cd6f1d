import type { AdminOrderItemView } from '@shop/contract';
import { useGetMany, useTranslate } from 'react-admin';
import type { CatalogueEntry } from '../api/data-provider';

export interface NamedItem {
  item: AdminOrderItemView;
  /** Position in the order, from 1. */
  number: number;
  /** `Item 2: Vinyl banner` */
  name: string;
}

/** Adds the number and name to each item. */
export function useItemNames(items: readonly AdminOrderItemView[]): NamedItem[] {
  const translate = useTranslate();
  return items.map((item, index) => ({
    item,
    number: index + 1,
    name: translate('orders.item.named', { number: index + 1, product: item.product.name }),
  }));
}

/** Names of catalogue products and their variants by code; the code itself where the product is not for sale. */
export function useCatalogueNames(skus: readonly string[]) {
  const { data = [] } = useGetMany<CatalogueEntry>('catalogue', { ids: [...new Set(skus)] });
  const find = (sku: string) => data.find((entry) => entry?.id === sku)?.product;
  return {
    productName: (sku: string) => find(sku)?.name ?? sku,
    variantName: (sku: string, code: string) =>
      find(sku)?.variants.find((variant) => variant.code === code)?.name ?? code,
  };
}
