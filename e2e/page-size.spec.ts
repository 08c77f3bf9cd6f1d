import { gzipSync } from 'node:zlib';
import { expect, test, type APIRequestContext } from '@playwright/test';

/** The limits of decision 004, in kB after gzip. */
const pages = [
  ['/', 165],
  ['/banner', 165],
  ['/banner/vinyl', 185],
  ['/cart', 190],
] as const;

const MAX_STYLE_SHEETS = 3;

function findAssets(html: string, ending: 'js' | 'css'): string[] {
  return [...new Set([...html.matchAll(/"(\/assets\/[^"#]+)/g)].map(([, path = '']) => path))].filter((path) =>
    path.endsWith(`.${ending}`),
  );
}

async function gzippedSize(request: APIRequestContext, path: string): Promise<number> {
  const response = await request.get(path);
  expect(response.ok(), path).toBe(true);
  return gzipSync(await response.body(), { level: 9 }).length;
}

for (const [path, limit] of pages) {
  test(`the first load of ${path} has at most ${limit} kB of JavaScript and ${MAX_STYLE_SHEETS} style sheets`, async ({
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
  });
}
