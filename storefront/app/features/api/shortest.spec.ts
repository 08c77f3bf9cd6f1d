import { noSoonerThanSeen } from './shortest';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Whether it has answered by now. */
function watched<T>(call: Promise<T>): () => boolean {
  let answered = false;
  void noSoonerThanSeen(call).then(() => (answered = true));
  return () => answered;
}

test('a call that is answered at once takes 200 ms', async () => {
  const answered = watched(Promise.resolve('at once'));
  await jest.advanceTimersByTimeAsync(199);
  expect(answered()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(answered()).toBe(true);
});

test('a call that takes longer is not held up', async () => {
  const answered = watched(new Promise((resolve) => setTimeout(resolve, 1000)));
  await jest.advanceTimersByTimeAsync(999);
  expect(answered()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(answered()).toBe(true);
});

test('a call that fails is not kept back', async () => {
  await expect(noSoonerThanSeen(Promise.reject(new Error('no')))).rejects.toThrow('no');
});
