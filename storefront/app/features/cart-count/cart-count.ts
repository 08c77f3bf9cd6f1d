import type { RoleName } from '@shop/contract';
import { useSyncExternalStore } from 'react';
import { api, sessionStore } from '../api/client';
import { isShopper } from '../session/roles';

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

/** Loads the count after a login and resets it after a logout. Staff have no cart. Returns a function that stops it. */
export function watchCartCount(): () => void {
  let role: RoleName | undefined;
  const check = () => {
    const newRole = sessionStore.current()?.role;
    if (newRole === role) return;
    role = newRole;
    if (role && isShopper(role)) void loadCount();
    else setCartCount(0);
  };
  check();
  return sessionStore.subscribe(check);
}

async function loadCount(): Promise<void> {
  const result = await api.call('Cart/CurrentCartCount', {});
  if (result.ok && sessionStore.current()) setCartCount(result.data);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
