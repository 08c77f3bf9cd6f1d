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
