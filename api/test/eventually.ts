import { setTimeout as sleep } from 'node:timers/promises';

/** How long an assertion may take to pass. A busy machine needs more than the usual fraction of a second. */
const TIMEOUT_MS = 20_000;

/** Between two attempts, so that waiting costs little CPU time. */
const INTERVAL_MS = 50;

/** Repeats the assertion until it passes; after 20 seconds it fails with its last error. */
export async function eventually(assertion: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; ;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(INTERVAL_MS);
    }
  }
}

/** Waits until the condition holds; fails after 20 seconds. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; !(await condition());) {
    if (Date.now() > end) throw new Error('The condition did not hold within 20 seconds.');
    await sleep(INTERVAL_MS);
  }
}
