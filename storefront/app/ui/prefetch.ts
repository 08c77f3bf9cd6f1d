interface NetworkInformation {
  effectiveType?: string;
  saveData?: boolean;
}

/** The browser gets this long to fall idle by itself before links are prefetched. */
const IDLE_TIMEOUT_MS = 2_000;

let idle = false;
const listeners = new Set<() => void>();

/** Whether fetching ahead is welcome: not on 2g, not with data-saver, not offline. */
export function isGenerous(online: boolean, network: NetworkInformation | undefined): boolean {
  return online && !network?.saveData && !/2g$/.test(network?.effectiveType ?? '');
}

export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return idle && isGenerous(navigator.onLine, connection);
}

/** Calls back once the page has come to rest. */
export function onPrefetchAllowed(listener: () => void): () => void {
  if (listeners.size === 0 && !idle) whenIdle(becomeIdle);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function becomeIdle(): void {
  idle = true;
  for (const listener of listeners) listener();
}

function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(then, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(then, IDLE_TIMEOUT_MS);
}
