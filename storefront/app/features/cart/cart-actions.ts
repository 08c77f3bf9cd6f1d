import type { Result } from '@shop/api-client';
import type { ItemView, Output } from '@shop/contract';
import { api } from '../api/client';

export type CartLines = Output<'Cart/MyShoppingCart'>;
export type CartLine = CartLines['items'][number];

type Changed = Promise<Result<{ itemId: string; count: number }>>;

/** Loads the lines of the cart. */
export function loadCart(): Promise<Result<CartLines>> {
  return api.call('Cart/MyShoppingCart', {});
}

/**
 * Adds an item as a new line.
 * @param artworkFrom the ordered item whose artwork is reused
 */
export function addLine(item: ItemView, idempotencyKey: string, artworkFrom?: string): Changed {
  return api.call('Cart/Add2Cart', { item, ...(artworkFrom !== undefined && { artworkFrom }) }, { idempotencyKey });
}

/** Replaces the item of a line. */
export function updateLine(itemId: string, item: ItemView, idempotencyKey: string): Changed {
  return api.call('Cart/UpdateItemInCart', { itemId, item }, { idempotencyKey });
}

/** Removes a line. */
export function removeLine(itemId: string): Promise<Result<{ count: number }>> {
  return api.call('Cart/DeleteItemInCart', { itemId });
}
