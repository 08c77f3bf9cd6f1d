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

/** Names of catalogue products by SKU; the SKU itself for products that are not for sale. */
export function useProductNames(skus: readonly string[]): (sku: string) => string {
  const { data = [] } = useGetMany<CatalogueEntry>('catalogue', { ids: [...new Set(skus)] });
  return (sku) => data.find((entry) => entry?.id === sku)?.product?.name ?? sku;
}
