import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser';
import { EXTENDED_TAG, runsExtendedTests } from './extended-tests';

/** The running shop, as `npm test` starts it; alone: `npm start`, then `npx playwright test -c e2e`. */
const baseURL = process.env.BASE_URL ?? 'http://localhost:3000';

export default defineConfig({
  testDir: '.',
  // Needs an empty shop of its own.
  ...(process.env.SETUP_LINK ? { testMatch: 'first-run.spec.ts' } : { testIgnore: 'first-run.spec.ts' }),
  ...(runsExtendedTests ? {} : { grepInvert: new RegExp(EXTENDED_TAG) }),
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 3,
  // A retried test is reported as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.TEST_REPORT ? [['list'], ['json', { outputFile: process.env.TEST_REPORT }]] : [['list']],
  use: {
    baseURL,
    actionTimeout: 15_000,
    launchOptions: launchOptions(),
    locale: 'en-US',
    timezoneId: 'UTC',
    // Traces double the duration of a test: `npx playwright test -c e2e --trace on FILE` records them.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
