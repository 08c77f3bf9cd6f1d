import type { RoleName } from '@shop/contract';
import { useSyncExternalStore } from 'react';
import { api, sessionStore } from '../api/client';
import { isShopper } from '../session/roles';
import { readBrowserCart, subscribeBrowserCart } from './browser-cart-store';
import { mergeBrowserCart } from './merge-browser-cart';

const listeners = new Set<() => void>();
let count = 0;

/** Updates the number in the cart badge. Every call that changes the cart returns it. */
export function setCartCount(next: number): void {
  count = next;
  for (const listener of listeners) listener();
}

/** The number of cart count. */
export function useCartCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
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
    else setCartCount(role ? 0 : readBrowserCart().lines.length);
  };
  check();
  const stops = [
    sessionStore.subscribe(check),
    subscribeBrowserCart(() => {
      if (!sessionStore.current()) setCartCount(readBrowserCart().lines.length);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

async function loadCount(): Promise<void> {
  await mergeBrowserCart();
  const result = await api.call('Cart/CurrentCartCount', {});
  if (result.ok && sessionStore.current()) setCartCount(result.data);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
