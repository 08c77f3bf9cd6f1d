import type { AdminOrderView, OrderItemView, ProductView } from '@shop/contract';
import { useGetMany, useTranslate } from 'react-admin';
import type { CatalogueEntry } from '../api/data-provider';

export interface NamedItem {
  item: OrderItemView;
  /** Its place on the order, from 1. */
  number: number;
  /** `Item 2: Vinyl banner` */
  name: string;
  /** Null for one that is offered no more; undefined until the catalogue has answered. */
  product: ProductView | null | undefined;
}

/** The order's items with the names their products, variants and finishes bear in the catalogue. */
export function useItemNames(items: AdminOrderView['items']): NamedItem[] {
  const translate = useTranslate();
  const skus = [...new Set(items.map(({ product }) => product.sku))];
  const { data = [] } = useGetMany<CatalogueEntry>('catalogue', { ids: skus });
  return items.map((item, place) => ({
    item,
    number: place + 1,
    name: translate('orders.item.named', { number: place + 1, product: item.product.name }),
    product: data.find((entry) => entry?.id === item.product.sku)?.product,
  }));
}
