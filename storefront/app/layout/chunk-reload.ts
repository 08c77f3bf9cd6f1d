import { useEffect, useState } from 'react';

/** The sessionStorage key of the time of the last reload. */
const LAST_RELOAD = 'chunkReload';
const MIN_INTERVAL_MS = 60_000;

/**
 * Reloads the page when a lazily loaded component cannot be fetched, as after a new release. Returns a function that
 * stops it.
 */
export function watchChunkErrors(): () => void {
  window.addEventListener('vite:preloadError', reloadOnce);
  return () => window.removeEventListener('vite:preloadError', reloadOnce);
}

/** Reloads the page when the code of a route could not be fetched. True while it does; false for any other error. */
export function useChunkReload(error: unknown): boolean {
  const [isReloading, setIsReloading] = useState(error instanceof Error && error.name === 'ChunkError');
  useEffect(() => {
    if (isReloading && !reloadOnce()) setIsReloading(false);
  }, [isReloading]);
  return isReloading;
}

/** Whether enough time has passed since the last reload, to avoid a loop. Both in milliseconds; 0 means never. */
export function canReload(lastReload: number, now: number): boolean {
  return now - lastReload >= MIN_INTERVAL_MS;
}

function reloadOnce(): boolean {
  const lastReload = Number(sessionStorage.getItem(LAST_RELOAD) ?? 0);
  if (!canReload(lastReload, Date.now())) return false;
  sessionStorage.setItem(LAST_RELOAD, String(Date.now()));
  location.reload();
  return true;
}
