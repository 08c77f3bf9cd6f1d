import { releaseMemory } from './release-memory';

const MEBIBYTE = 1024 * 1024;

function makeGarbage(): NodeJS.MemoryUsage {
  const made = Array.from({ length: 1_000_000 }, (_, index) => ({ index }));
  const used = process.memoryUsage();
  made.length = 0;
  return used;
}

test('memory that nothing uses any more goes back to the system', async () => {
  const before = makeGarbage();
  await releaseMemory();
  const { heapUsed, heapTotal } = process.memoryUsage();
  expect((before.heapUsed - heapUsed) / MEBIBYTE).toBeGreaterThan(20);
  expect((before.heapTotal - heapTotal) / MEBIBYTE).toBeGreaterThan(20);
});
