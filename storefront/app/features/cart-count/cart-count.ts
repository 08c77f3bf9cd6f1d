import type { RoleName } from '@shop/contract';
import { useSyncExternalStore } from 'react';
import { bearer } from '../api/calls';
import { isShopper } from '../session/roles';
import { heldSession, onSession } from '../session/session';

const listeners = new Set<() => void>();
let lines = 0;

/** Tells the badge how many lines the cart has now: each call that changes the cart answers with it. */
export function setCartCount(count: number): void {
  lines = count;
  for (const listener of listeners) listener();
}

/** How many lines the cart has. */
export function useCartCount(): number {
  return useSyncExternalStore(
    onCount,
    () => lines,
    () => 0,
  );
}

/** Asks for the count whenever somebody who shops logs in, and forgets it when they log out. Staff have no cart. */
export function watchCartCount(): () => void {
  let role: RoleName | undefined;
  const check = () => {
    const now = heldSession()?.role;
    if (now === role) return;
    role = now;
    if (role && isShopper(role)) void ask();
    else setCartCount(0);
  };
  check();
  return onSession(check);
}

async function ask(): Promise<void> {
  const answer = await bearer.get('Cart/CurrentCartCount', {});
  if (answer.ok && heldSession()) setCartCount(answer.data);
}

function onCount(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
