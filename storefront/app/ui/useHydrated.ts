import { useDeferredValue, useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/**
 * Whether the page is hydrated, so that browser state such as the session is available. What then changes is rendered
 * in steps that do not block the browser.
 */
export function useHydrated(): boolean {
  return useDeferredValue(
    useSyncExternalStore(
      noSubscription,
      () => true,
      () => false,
    ),
  );
}
