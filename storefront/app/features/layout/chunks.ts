import { mayReload } from './chunk-rules';

const LAST_RELOAD = 'chunkReload';

type LazyParts = Record<string, ((...args: unknown[]) => unknown) | undefined>;

interface BuiltRoute {
  id: string;
  lazy?: LazyParts | ((...args: unknown[]) => unknown);
  children?: BuiltRoute[];
}

declare global {
  interface Window {
    __reactRouterDataRouter?: { routes: BuiltRoute[] };
    __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
  }
}

/**
 * A part of the shop that cannot be fetched, as after a new release, reloads the page: once, and not again within
 * 60 seconds; then it is an error like any other. React Router by itself would reload without end.
 */
export function watchChunks(): () => void {
  const onPreloadError = (event: Event) => {
    if (reloadOnce()) event.preventDefault();
  };
  for (const route of window.__reactRouterDataRouter?.routes ?? []) guard(route);
  window.addEventListener('vite:preloadError', onPreloadError);
  return () => window.removeEventListener('vite:preloadError', onPreloadError);
}

const guarded = new WeakSet<object>();

function guard(route: BuiltRoute): void {
  const { id, lazy } = route;
  if (typeof lazy === 'object' && !guarded.has(lazy)) {
    guarded.add(lazy);
    for (const [part, load] of Object.entries(lazy)) {
      if (!load) continue;
      lazy[part] = async (...args) => {
        await arrive(id);
        return load(...args);
      };
    }
  }
  for (const child of route.children ?? []) guard(child);
}

/** Fetches a page's code ahead of the router, which then finds it there. */
async function arrive(id: string): Promise<void> {
  const url = window.__reactRouterManifest?.routes[id]?.module;
  if (!url) return;
  try {
    await import(/* @vite-ignore */ url);
  } catch (error) {
    if (!reloadOnce()) throw error;
    await new Promise(() => undefined);
  }
}

function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(LAST_RELOAD) ?? 0);
  if (!mayReload(last, Date.now())) return false;
  sessionStorage.setItem(LAST_RELOAD, String(Date.now()));
  location.reload();
  return true;
}
