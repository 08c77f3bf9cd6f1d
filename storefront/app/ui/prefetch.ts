interface NetworkInformation {
  effectiveType?: string;
  saveData?: boolean;
}

/** Prefetching starts after this time even if the browser is not idle. */
const IDLE_TIMEOUT_MS = 2_000;

let idle = false;
const listeners = new Set<() => void>();

/** Whether the connection allows prefetching: not offline, with data saver or on 2G. */
export function allowsPrefetch(online: boolean, network: NetworkInformation | undefined): boolean {
  return online && !network?.saveData && !/2g$/.test(network?.effectiveType ?? '');
}

/** Whether the connection allows prefetching now. */
export function isConnectionFit(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return allowsPrefetch(navigator.onLine, connection);
}

/** Whether likely links may be prefetched now. */
export const canPrefetch = () => idle && isConnectionFit();

/** Calls back once prefetching is allowed because the browser is idle. Returns a function that stops it. */
export function onPrefetchAllowed(listener: () => void): () => void {
  if (listeners.size === 0 && !idle) whenIdle(onIdle);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function onIdle(): void {
  idle = true;
  for (const listener of listeners) listener();
}

function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(callback, IDLE_TIMEOUT_MS);
}
