import { allowsPrefetch, onPrefetchAllowed } from './prefetch';

describe('link prefetching', () => {
  it('is enabled by default', () => {
    expect(allowsPrefetch(true, undefined)).toBe(true);
    expect(allowsPrefetch(true, { effectiveType: '4g', saveData: false })).toBe(true);
  });

  it('is disabled offline', () => expect(allowsPrefetch(false, { effectiveType: '4g' })).toBe(false));
  it('is disabled with data saver', () =>
    expect(allowsPrefetch(true, { effectiveType: '4g', saveData: true })).toBe(false));
  it.each(['2g', 'slow-2g'])('is disabled on %s', (effectiveType) =>
    expect(allowsPrefetch(true, { effectiveType })).toBe(false),
  );
});

it('link prefetching starts when the browser is idle, after 2 seconds at the latest', () => {
  const query: (number | undefined)[] = [];
  const requestIdleCallback = (_: () => void, options?: { timeout?: number }) => query.push(options?.timeout);
  Object.assign(globalThis, { window: { requestIdleCallback } });
  const forget = onPrefetchAllowed(() => undefined);
  expect(query).toEqual([2_000]);
  forget();
});
