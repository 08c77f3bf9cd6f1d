import { withMinDuration } from './min-duration';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Returns whether the call has resolved by now. */
function watch<T>(call: Promise<T>): () => boolean {
  let isResolved = false;
  void withMinDuration(call).then(() => (isResolved = true));
  return () => isResolved;
}

test('a call with an immediate response takes 200 ms', async () => {
  const isResolved = watch(Promise.resolve('immediate'));
  await jest.advanceTimersByTimeAsync(199);
  // S9.77
  expect(isResolved()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isResolved()).toBe(true);
});

test('a call that takes longer than 200 ms is not delayed further', async () => {
  const isResolved = watch(new Promise((resolve) => setTimeout(resolve, 1000)));
  await jest.advanceTimersByTimeAsync(999);
  expect(isResolved()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isResolved()).toBe(true);
});

test('a call that fails is not delayed', async () => {
  await expect(withMinDuration(Promise.reject(new Error('no')))).rejects.toThrow('no');
});
