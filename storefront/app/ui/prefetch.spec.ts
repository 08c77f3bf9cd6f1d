import { allowsPrefetch, onPrefetchAllowed } from './prefetch';

describe('link prefetching', () => {
  it('is enabled by default', () => {
    expect(allowsPrefetch(true, undefined)).toBe(true);
    expect(allowsPrefetch(true, { effectiveType: '4g', saveData: false })).toBe(true);
  });

  it('is disabled offline', () => {
    // S9.76
    expect(allowsPrefetch(false, { effectiveType: '4g' })).toBe(false);
  });

  it('is disabled with data saver', () => {
    // S9.75
    expect(allowsPrefetch(true, { effectiveType: '4g', saveData: true })).toBe(false);
  });

  it.each(['2g', 'slow-2g'])('is disabled on %s', (effectiveType) => {
    // S9.74
    expect(allowsPrefetch(true, { effectiveType })).toBe(false);
  });
});

it('link prefetching starts when the browser is idle, after 2 seconds at the latest', () => {
  const timeouts: (number | undefined)[] = [];
  const requestIdleCallback = (_: () => void, options?: { timeout?: number }) => timeouts.push(options?.timeout);
  Object.assign(globalThis, { window: { requestIdleCallback } });
  const stop = onPrefetchAllowed(() => undefined);
  // S9.73
  expect(timeouts).toEqual([2_000]);
  stop();
});
