// npm run e2e -- [TITLE]: runs the browser tests in all languages; with a title, only those whose titles contain it.
import { CommandError } from '../dev/services/command-error';
import { runBrowserTests, selectByTitle } from './lib/browser-tests';
import { buildStaleTargets } from './lib/build';
import { exitOnShutdownRequest } from './lib/shutdown';
import { withTestShop } from './lib/test-shop';

export async function main([title]: string[]): Promise<void> {
  exitOnShutdownRequest();
  await buildStaleTargets();
  await withTestShop(async (shop) => {
    const code = await runBrowserTests(shop, { EXTENDED_TESTS: '1' }, selectByTitle(title));
    if (code !== 0) throw new CommandError('Some browser tests failed: see above.');
  });
}
