import { canReload, watchChunkErrors } from './chunk-reload';

describe('a page whose code cannot be fetched', () => {
  it('is reloaded once when several files fail', () => {
    const page = new EventTarget();
    const entries = new Map<string, string>();
    const reload = jest.fn();
    Object.assign(globalThis, {
      window: page,
      location: { reload },
      sessionStorage: {
        getItem: (key: string) => entries.get(key) ?? null,
        setItem: (key: string, value: string) => entries.set(key, value),
      },
    });
    const stop = watchChunkErrors();
    page.dispatchEvent(new Event('vite:preloadError'));
    page.dispatchEvent(new Event('vite:preloadError'));
    stop();
    // S4.68
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not reloaded again within 60 seconds', () => {
    // S4.69
    expect(canReload(1_000_000, 1_059_999)).toBe(false);
    expect(canReload(1_000_000, 1_060_000)).toBe(true);
  });
});
