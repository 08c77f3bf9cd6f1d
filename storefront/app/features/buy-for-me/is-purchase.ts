import type { ItemView } from '@shop/contract';

/** Whether an item was purchased for the customer; it has no product, print or size. */
export function isPurchase({ sku }: Pick<ItemView, 'sku'>): boolean {
  return sku === 'buy-for-me';
}
