// Helpers that Node has loaded use the functions of the test file that runs now.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } from '@jest/globals';

declare global {
  var sharedGlobals: typeof globalThis;
}

Object.assign(sharedGlobals, { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test });

// A spy on a shared module must not outlive its test file.
afterAll(() => {
  jest.restoreAllMocks();
});

// Dozens of servers and databases share the cores of a CI machine. There a failed test gets a second chance, and its first
// failure is printed; elsewhere it fails at once, so that a race is seen by the person who writes it.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
