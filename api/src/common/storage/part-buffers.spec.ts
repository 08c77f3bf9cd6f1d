import { PartBuffers } from './part-buffers';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const SIZE = 16;
const PATIENCE_MS = 1000;
const twoBuffers = () => new PartBuffers(SIZE, 2, PATIENCE_MS);

/** Buffers that somebody waits for, in the order in which they were lent. */
function waitFor(buffers: PartBuffers, names: readonly string[]): string[] {
  const served: string[] = [];
  for (const name of names) void buffers.acquire().then(() => served.push(name));
  return served;
}

test('A buffer that was released is lent again', async () => {
  const buffers = twoBuffers();
  const first = await buffers.acquire();
  first.release();
  expect((await buffers.acquire()).bytes).toBe(first.bytes);
  expect(first.bytes).toHaveLength(SIZE);
});

test('Who waits gets the next buffer that is released, in order', async () => {
  const buffers = twoBuffers();
  const [first, second] = [await buffers.acquire(), await buffers.acquire()];
  const served = waitFor(buffers, ['third', 'fourth']);
  await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(served).toEqual([]);
  first.release();
  await jest.advanceTimersByTimeAsync(0);
  expect(served).toEqual(['third']);
  second.release();
  await jest.advanceTimersByTimeAsync(0);
  expect(served).toEqual(['third', 'fourth']);
});

test('Who has waited for long gets an additional buffer, which is not kept', async () => {
  const buffers = twoBuffers();
  const lent = [await buffers.acquire(), await buffers.acquire()];
  const late = buffers.acquire();
  await jest.advanceTimersByTimeAsync(PATIENCE_MS);
  lent.push(await late);
  expect(new Set(lent.map(({ bytes }) => bytes)).size).toBe(3);
  for (const each of lent) each.release();
  const again = [await buffers.acquire(), await buffers.acquire()];
  expect(lent.slice(1).map(({ bytes }) => bytes)).toEqual(again.map(({ bytes }) => bytes).toReversed());
  const served = waitFor(buffers, ['third']);
  await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(served).toEqual([]);
});

test('A buffer is released once, however often its user says so', async () => {
  const buffers = twoBuffers();
  const [first] = [await buffers.acquire(), await buffers.acquire()];
  first?.release();
  first?.release();
  const served = waitFor(buffers, ['third', 'fourth']);
  await jest.advanceTimersByTimeAsync(0);
  expect(served).toEqual(['third']);
});
