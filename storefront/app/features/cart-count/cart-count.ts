import type { RoleName } from '@shop/contract';
import { useSyncExternalStore } from 'react';
import { api, sessionStore } from '../api/client';
import { isShopper } from '../session/roles';
import { BROWSER_CART_KEY } from './browser-cart-key';

const listeners = new Set<() => void>();
let count: number | null = null;

/** Updates the number in the cart badge. Every call that changes the cart returns it. */
export function setCartCount(next: number): void {
  count = next;
  for (const listener of listeners) listener();
}

/** The number of items in the cart; 0 until it has been counted. */
export function useCartCount(): number {
  return useKnownCartCount() ?? 0;
}

/** The number of items in the cart; null until it has been counted. */
export function useKnownCartCount(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => null,
  );
}

/**
 * Loads the count after a login, when it merges the lines that the browser keeps; without one it counts those lines.
 * Staff have no cart. Returns a function that stops it.
 */
export function watchCartCount(): () => void {
  let role: RoleName | undefined | null = null;
  const check = () => {
    const newRole = sessionStore.current()?.role;
    if (newRole === role) return;
    role = newRole;
    if (role && isShopper(role)) void loadCount();
    else if (role) setCartCount(0);
    else void countBrowserLines();
  };
  check();
  // This tab's own changes are followed by a new count.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === BROWSER_CART_KEY || key === null) void countBrowserLines();
  };
  window.addEventListener('storage', onStorage);
  const unsubscribe = sessionStore.subscribe(check);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
  };
}

/** The code for the cart in the browser is loaded only where there is one. */
const hasBrowserCart = () => localStorage.getItem(BROWSER_CART_KEY) !== null;

async function countBrowserLines(): Promise<void> {
  const lines = hasBrowserCart() ? (await import('./browser-cart-store')).readBrowserCart().lines : [];
  if (!sessionStore.current()) setCartCount(lines.length);
}

async function loadCount(): Promise<void> {
  if (hasBrowserCart()) await (await import('./merge-browser-cart')).mergeBrowserCart();
  const result = await api.call('Cart/CurrentCartCount', {});
  if (result.ok && sessionStore.current()) setCartCount(result.data);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
