import type { ItemView } from '@shop/contract';

/** Whether an item is what was bought for somebody: no product, so neither printed nor sized by us. */
export function isPurchase({ sku }: Pick<ItemView, 'sku'>): boolean {
  return sku === 'buy-for-me';
}
