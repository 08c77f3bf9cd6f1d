import { runTool } from './programs';
import type { TestShop } from './test-shop';

/**
 * Runs the browser tests on a shop.
 *
 * @param args further options of Playwright and the files to run, if not all
 * @returns the exit code; 0 if all tests have passed
 */
export async function runBrowserTests(
  shop: TestShop,
  env: NodeJS.ProcessEnv,
  args: string[] = [],
): Promise<number | null> {
  const { code } = await runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    env: { BASE_URL: shop.origin, DATA_DIR: shop.dataDir, ...env },
    printsOutput: true,
    allowsFailure: true,
  });
  return code;
}

/** The option that selects tests by a part of their title; none without one. */
export function selectByTitle(title: string | undefined): string[] {
  return title === undefined ? [] : ['--grep', title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)];
}
