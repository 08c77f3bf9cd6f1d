import { useEffect, useEffectEvent } from 'react';

/** Links to files live for an hour; what is older than this is read anew when the reader comes back to it. */
const STALE_MS = 10 * 60_000;

/** Calls back when the reader returns to the page after a while. */
export function useReturn(onReturn: () => void): void {
  const call = useEffectEvent(onReturn);
  useEffect(() => {
    let read = Date.now();
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - read < STALE_MS) return;
      read = Date.now();
      call();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
