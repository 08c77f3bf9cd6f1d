// npm run screenshots -- [TITLE]: renews the pictures that the browser tests compare the pages with; with a title, only those
// of the tests whose titles contain it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../dev/services/command-error';
import { buildStaleTargets } from './lib/build';
import { root, runTool } from './lib/programs';
import { exitOnShutdownRequest } from './lib/shutdown';
import { withTestShop } from './lib/test-shop';

/** The tests that take pictures. */
const FILES = ['storefront-pages.spec.ts', 'accessibility.spec.ts'];

export async function main([title]: string[]): Promise<void> {
  exitOnShutdownRequest();
  await buildStaleTargets();
  const selection = title === undefined ? [] : ['--grep', title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)];
  if (title === undefined) rmSync(join(root, 'e2e/screenshots'), { recursive: true, force: true });
  await withTestShop(async ({ origin, dataDir }) => {
    const args = ['test', '--config', 'e2e/playwright.config.ts', ...selection, ...FILES];
    const { code } = await runTool('playwright', args, {
      env: { BASE_URL: origin, DATA_DIR: dataDir, RENEW_SCREENSHOTS: '1' },
      printsOutput: true,
      allowsFailure: true,
    });
    if (code !== 0) throw new CommandError('Some pages have faults: see above.');
  });
}
