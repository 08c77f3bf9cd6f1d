import { api, sessionStore } from '../api/client';
import { isShopper } from '../session/roles';
import type { BrowserLine } from './browser-cart';
import { changeBrowserCart, readBrowserCart } from './browser-cart-store';

const UNPROCESSABLE = 422;
const LOCK = 'cart-merge';

/** The ids that merged lines have in the account's cart, by their ids in the browser. */
const merged = new Map<string, string>();

/** The id in the account's cart of a line that this tab has merged. */
export const mergedItemId = (browserId: string): string | undefined => merged.get(browserId);

/**
 * Adds the lines that this browser keeps to the cart of the shopper who is logged in. The id of a line is its
 * Idempotency-Key, so that it is added once, whichever tabs try. Lines that the cart refuses are kept to be reported;
 * lines that could not be sent are tried again next time.
 */
export async function mergeBrowserCart(): Promise<void> {
  if (!isLoggedIn() || readBrowserCart().lines.length === 0) return;
  // Only pages with a secure origin have locks; without one, two tabs send the same lines with the same keys.
  if ('locks' in navigator) await navigator.locks.request(LOCK, mergeLines);
  else await mergeLines();
}

async function mergeLines(): Promise<void> {
  for (const line of readBrowserCart().lines) {
    if (!isLoggedIn() || !(await mergeLine(line))) return;
  }
}

/** False if the line could not be sent. */
async function mergeLine({ itemId, item, checkId }: BrowserLine): Promise<boolean> {
  const result = await api.call(
    'Cart/Add2Cart',
    { item, ...(checkId !== undefined && { checkId }) },
    { idempotencyKey: itemId },
  );
  if (!result.ok && result.error.status !== UNPROCESSABLE) return false;
  if (result.ok) merged.set(itemId, result.data.itemId);
  changeBrowserCart((before) => ({
    ...before,
    lines: before.lines.filter((line) => line.itemId !== itemId),
    refused: result.ok ? before.refused : [...before.refused, item],
  }));
  return true;
}

function isLoggedIn(): boolean {
  const role = sessionStore.current()?.role;
  return role !== undefined && isShopper(role);
}
