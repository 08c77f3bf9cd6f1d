import { gzipSync } from 'node:zlib';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { openBackOffice } from './back-office';

/** The limits of decision 004, in kB after gzip. */
const pages = [
  ['/', 165],
  ['/banner', 165],
  ['/banner/vinyl', 185],
  ['/cart', 190],
  ['/account/view-order', 200],
  ['/proof', 200],
] as const;

const MAX_STYLE_SHEETS = 3;

/** What the page loads: its links and imports. It also names files of routes that it may open later. */
function findAssets(html: string, ending: 'js' | 'css'): string[] {
  return [
    ...new Set([...html.matchAll(/(?:href=|import |from )"(\/assets\/[^"#]+)/g)].map(([, path = '']) => path)),
  ].filter((path) => path.endsWith(`.${ending}`));
}

async function gzippedSize(request: APIRequestContext, path: string): Promise<number> {
  const response = await request.get(path);
  expect(response.ok(), path).toBe(true);
  return gzipSync(await response.body(), { level: 9 }).length;
}

/** When a page was painted, and when it began to load each script, in milliseconds from its request on. */
async function loadTimes(page: Page, path: string) {
  await page.goto(path);
  await expect.poll(() => page.evaluate('window.earlyInput')).toBeUndefined();
  return page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, startTime }) => ({ name, start: startTime })),
  }));
}

for (const [path, limit] of pages) {
  test(`the first load of ${path} has at most ${limit} kB of JavaScript and ${MAX_STYLE_SHEETS} style sheets, scripts after the first paint`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const scripts = findAssets(html, 'js');
    expect(scripts.length).toBeGreaterThan(5);
    const sizes = await Promise.all(scripts.map((script) => gzippedSize(request, script)));
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(limit);
    const styleSheets = findAssets(html, 'css');
    expect(styleSheets.length).toBeGreaterThan(0);
    expect(styleSheets.length).toBeLessThanOrEqual(MAX_STYLE_SHEETS);
    const { scripts: loaded, firstPaint } = await loadTimes(page, path);
    expect(loaded.length).toBeGreaterThan(5);
    expect(loaded.filter(({ start }) => start < firstPaint)).toEqual([]);
  });
}

/** The size of the scripts that the page has loaded, in kB after gzip. */
async function loadedScripts(page: Page): Promise<number> {
  const paths = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
  expect(paths.length).toBeGreaterThan(3);
  const sizes = await Promise.all([...new Set(paths)].map((path) => gzippedSize(page.request, path)));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

test('the back office loads at most 250 kB of JavaScript to log in, and pages when they are opened', async ({
  browser,
  page,
}) => {
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await loadedScripts(page)).toBeLessThanOrEqual(250);
  const staff = await openBackOffice(browser, 'service@example.com');
  await expect(staff.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  expect(await loadedScripts(staff)).toBeLessThanOrEqual(470);
});
