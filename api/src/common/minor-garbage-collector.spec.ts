import { MinorGarbageCollector } from './minor-garbage-collector';

const MEBIBYTE = 1024 * 1024;

test('what arrives for many uploads does not stay in memory until the whole heap is collected', () => {
  const garbage = new MinorGarbageCollector();
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  for (let count = 0; count < 800; count++) {
    Buffer.allocUnsafeSlow(64 * 1024).fill(count);
    garbage.add(64 * 1024);
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }
  // 50 MiB arrived.
  expect(most).toBeLessThan(20 * MEBIBYTE);
});
