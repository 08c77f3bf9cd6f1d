import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/** Whether the page is hydrated, so that browser state such as the session is available. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
