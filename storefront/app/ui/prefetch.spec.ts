import { isGenerous, onPrefetchAllowed } from './prefetch';

describe('prefetching links', () => {
  it('is done where nothing speaks against it', () => {
    expect(isGenerous(true, undefined)).toBe(true);
    expect(isGenerous(true, { effectiveType: '4g', saveData: false })).toBe(true);
  });

  it('is skipped offline', () => expect(isGenerous(false, { effectiveType: '4g' })).toBe(false));
  it('is skipped with data-saver', () => expect(isGenerous(true, { effectiveType: '4g', saveData: true })).toBe(false));
  it.each(['2g', 'slow-2g'])('is skipped on %s', (effectiveType) => expect(isGenerous(true, { effectiveType })).toBe(false));
});

it('waits for the browser to fall idle, 2 seconds at most', () => {
  const asked: (number | undefined)[] = [];
  const requestIdleCallback = (_: () => void, options?: { timeout?: number }) => asked.push(options?.timeout);
  Object.assign(globalThis, { window: { requestIdleCallback } });
  const forget = onPrefetchAllowed(() => undefined);
  expect(asked).toEqual([2_000]);
  forget();
});
