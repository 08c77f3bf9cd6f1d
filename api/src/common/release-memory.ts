import { Session } from 'node:inspector';

/**
 * Collects all garbage and returns the memory to the system, which takes some tenths of a second. V8 by itself keeps pages of
 * its heap that are empty, and so does its function `gc`.
 */
export function releaseMemory(): Promise<void> {
  const session = new Session();
  session.connect();
  return new Promise((resolve) => {
    session.post('HeapProfiler.collectGarbage', () =>
      // Disconnecting in the callback itself would hang the process.
      setImmediate(() => {
        session.disconnect();
        resolve();
      }),
    );
  });
}
