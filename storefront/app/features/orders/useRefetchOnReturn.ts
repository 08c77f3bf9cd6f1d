import { useEffect, useEffectEvent } from 'react';

/** File links expire after an hour, so data older than this is loaded again. */
const STALE_MS = 10 * 60_000;

/** Refetches when the page becomes visible again after 10 minutes or more. */
export function useRefetchOnReturn(refetch: () => void): void {
  const refetchLatest = useEffectEvent(refetch);
  useEffect(() => {
    let loadedAt = Date.now();
    const check = () => {
      if (document.visibilityState !== 'visible' || Date.now() - loadedAt < STALE_MS) return;
      loadedAt = Date.now();
      refetchLatest();
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, []);
}
