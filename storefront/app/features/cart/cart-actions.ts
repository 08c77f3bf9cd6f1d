import type { Result } from '@shop/api-client';
import type { Input, ItemView, Output } from '@shop/contract';
import { api, sessionStore } from '../api/client';
import { MAX_BROWSER_LINES } from '../cart-count/browser-cart';
import { putBrowserLine, readBrowserCart, removeBrowserLine } from '../cart-count/browser-cart-store';
import { mergeBrowserCart } from '../cart-count/merge-browser-cart';

export type CartLines = Output<'Cart/MyShoppingCart'>;
export type CartLine = CartLines['items'][number];

type LineArtwork = Pick<Input<'Cart/Add2Cart'>, 'artworkFrom' | 'checkId'>;
type CheckedFile = Pick<LineArtwork, 'checkId'>;
type Changed = Promise<Result<{ itemId: string; count: number }>>;

/** Loads the lines of the cart, after those that the browser keeps have been added to it. */
export async function loadCart(): Promise<Result<CartLines>> {
  await mergeBrowserCart();
  const before = new Map(updates);
  const result = await api.call('Cart/MyShoppingCart', {});
  for (const [itemId, update] of before) if (updates.get(itemId) === update) updates.delete(itemId);
  return result;
}

/** The items that lines were updated to since the lines were loaded, or null where that failed. */
const updates = new Map<string, Promise<ItemView | null>>();

/** The item of a loaded line as the customer has changed it since, once that is saved. */
export async function findLatestItem({ itemId, item }: CartLine): Promise<ItemView> {
  return (await updates.get(itemId)) ?? item;
}

/** The item of a line of the cart; undefined if there is no such line. */
export async function findItem(itemId: string): Promise<ItemView | undefined> {
  if (!sessionStore.current()) return readBrowserCart().lines.find((line) => line.itemId === itemId)?.item;
  const cart = await loadCart();
  return cart.ok ? cart.data.items.find((line) => line.itemId === itemId)?.item : undefined;
}

/**
 * Adds an item as a new line; without a session, to the cart in the browser.
 * @param artwork the ordered item whose artwork is reused, or the check of the file that is to be printed
 */
export async function addLine(item: ItemView, idempotencyKey: string, artwork: LineArtwork = {}): Changed {
  if (!sessionStore.current()) return changeInBrowser(idempotencyKey, item, artwork.checkId);
  return api.call('Cart/Add2Cart', { item, ...artwork }, { idempotencyKey });
}

/** Replaces the item of a line, and its file if another one was checked. */
export function updateLine(itemId: string, item: ItemView, idempotencyKey: string, file: CheckedFile = {}): Changed {
  const updated = sendUpdate(itemId, item, idempotencyKey, file);
  updates.set(
    itemId,
    updated.then(({ ok }) => (ok ? item : null)),
  );
  return updated;
}

async function sendUpdate(itemId: string, item: ItemView, idempotencyKey: string, file: CheckedFile): Changed {
  if (!sessionStore.current()) return changeInBrowser(itemId, item, file.checkId);
  return api.call('Cart/UpdateItemInCart', { itemId, item, ...file }, { idempotencyKey });
}

/** Removes a line. */
export async function removeLine(itemId: string): Promise<Result<{ count: number }>> {
  if (!sessionStore.current()) return changeInBrowser(itemId, null);
  return api.call('Cart/DeleteItemInCart', { itemId });
}

function changeInBrowser(
  itemId: string,
  item: ItemView | null,
  checkId?: string,
): Result<{ itemId: string; count: number }> {
  const { lines } = readBrowserCart();
  const isFull = lines.length >= MAX_BROWSER_LINES && !lines.some((line) => line.itemId === itemId);
  if (isFull && item) return { ok: false, error: { status: 422, code: 'cart_full', detail: '', errors: [] } };
  if (item) putBrowserLine({ itemId, item, ...(checkId !== undefined && { checkId }) });
  else removeBrowserLine(itemId);
  return { ok: true, data: { itemId, count: readBrowserCart().lines.length } };
}
