import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page has come alive: what only the browser knows, such as who is logged in, is known from here on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
