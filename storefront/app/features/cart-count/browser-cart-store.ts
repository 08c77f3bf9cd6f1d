import { useSyncExternalStore } from 'react';
import { parseBrowserCart, serializeBrowserCart, type BrowserCart, type BrowserLine } from './browser-cart';
import { BROWSER_CART_KEY } from './browser-cart-key';

const EMPTY = parseBrowserCart(null);

const listeners = new Set<() => void>();
let stored: string | null = null;
let cart: BrowserCart = EMPTY;

/** The cart of a visitor who is not logged in; the same object until it changes. */
export function readBrowserCart(): BrowserCart {
  const text = localStorage.getItem(BROWSER_CART_KEY);
  if (text !== stored) {
    stored = text;
    cart = parseBrowserCart(text);
  }
  return cart;
}

/** Changes the stored cart. All tabs of the browser share it. */
export function changeBrowserCart(change: (before: BrowserCart) => BrowserCart): void {
  const next = change(readBrowserCart());
  const isEmpty = next.lines.length === 0 && next.refused.length === 0 && next.dropped === 0;
  if (isEmpty) localStorage.removeItem(BROWSER_CART_KEY);
  else localStorage.setItem(BROWSER_CART_KEY, serializeBrowserCart(next));
  for (const listener of listeners) listener();
}

/** Adds a line, or replaces the item of the line with its id, which keeps its file. */
export function putBrowserLine(line: BrowserLine): void {
  changeBrowserCart((before) => {
    const isKnown = before.lines.some(({ itemId }) => itemId === line.itemId);
    const lines = isKnown
      ? before.lines.map((each) => (each.itemId === line.itemId ? { ...each, ...line } : each))
      : [...before.lines, line];
    return { ...before, lines };
  });
}

/** Removes a line. */
export function removeBrowserLine(itemId: string): void {
  changeBrowserCart((before) => ({ ...before, lines: before.lines.filter((line) => line.itemId !== itemId) }));
}

/** Calls back when the stored cart changes, here or in another tab. Returns a function that stops it. */
export function subscribeBrowserCart(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === BROWSER_CART_KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The cart of a visitor who is not logged in; empty on the server and during hydration. */
export function useBrowserCart(): BrowserCart {
  return useSyncExternalStore(subscribeBrowserCart, readBrowserCart, () => EMPTY);
}
