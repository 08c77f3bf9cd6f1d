import type { AdminOrderItemView, ProductView } from '@shop/contract';
import { useGetMany, useTranslate } from 'react-admin';
import type { CatalogueEntry } from '../api/data-provider';

export interface NamedItem {
  item: AdminOrderItemView;
  /** Position in the order, from 1. */
  number: number;
  /** `Item 2: Vinyl banner` */
  name: string;
  /** Null if the product is no longer for sale; undefined until the catalogue is loaded. */
  product: ProductView | null | undefined;
}

/** Adds the number, name and catalogue product to each item. */
export function useItemNames(items: readonly AdminOrderItemView[]): NamedItem[] {
  const translate = useTranslate();
  const skus = [...new Set(items.map(({ product }) => product.sku))];
  const { data = [] } = useGetMany<CatalogueEntry>('catalogue', { ids: skus });
  return items.map((item, index) => ({
    item,
    number: index + 1,
    name: translate('orders.item.named', { number: index + 1, product: item.product.name }),
    product: data.find((entry) => entry?.id === item.product.sku)?.product,
  }));
}

/** Names of catalogue products by SKU; the SKU itself for products that are not for sale. */
export function useProductNames(skus: readonly string[]): (sku: string) => string {
  const { data = [] } = useGetMany<CatalogueEntry>('catalogue', { ids: [...new Set(skus)] });
  return (sku) => data.find((entry) => entry?.id === sku)?.product?.name ?? sku;
}
