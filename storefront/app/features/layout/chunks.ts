import { useEffect, useState } from 'react';
import { mayReload } from './chunk-rules';

const LAST_RELOAD = 'chunkReload';

/** Parts that are fetched when first used, such as dialogs: one that cannot be had, as after a new release, reloads the page. */
export function watchChunks(): () => void {
  window.addEventListener('vite:preloadError', reloadOnce);
  return () => window.removeEventListener('vite:preloadError', reloadOnce);
}

/** True while the page is being reloaded because its code could not be fetched; false for any other error. */
export function useChunkReload(error: unknown): boolean {
  const [reloading, setReloading] = useState(error instanceof Error && error.name === 'ChunkError');
  useEffect(() => {
    if (reloading && !reloadOnce()) setReloading(false);
  }, [reloading]);
  return reloading;
}

function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(LAST_RELOAD) ?? 0);
  if (!mayReload(last, Date.now())) return false;
  sessionStorage.setItem(LAST_RELOAD, String(Date.now()));
  location.reload();
  return true;
}
