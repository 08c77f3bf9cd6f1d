import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isReopened = false;

/** Opens or closes the cookie notice of a visitor who has answered it. */
export function reopenCookieNotice(reopened: boolean): void {
  isReopened = reopened;
  for (const listener of listeners) listener();
}

/** Whether the visitor has asked for the cookie notice again. */
export function useReopenedCookieNotice(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isReopened,
    () => false,
  );
}
