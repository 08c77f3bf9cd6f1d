// npm run screenshots -- [TITLE]: renews the pictures that the browser tests compare the pages with; with a title, only those
// of the tests whose titles contain it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../dev/services/command-error';
import { runBrowserTests, selectByTitle } from './lib/browser-tests';
import { buildStaleTargets } from './lib/build';
import { root } from './lib/programs';
import { exitOnShutdownRequest } from './lib/shutdown';
import { withTestShop } from './lib/test-shop';

/** The tests that take pictures. */
const FILES = ['storefront-pages.spec.ts', 'accessibility.spec.ts'];

export async function main([title]: string[]): Promise<void> {
  exitOnShutdownRequest();
  await buildStaleTargets();
  if (title === undefined) rmSync(join(root, 'e2e/screenshots'), { recursive: true, force: true });
  await withTestShop(async (shop) => {
    const env = { EXTENDED_TESTS: '1', RENEW_SCREENSHOTS: '1' };
    const code = await runBrowserTests(shop, env, [...selectByTitle(title), ...FILES]);
    if (code !== 0) throw new CommandError('Some pages have faults: see above.');
  });
}
