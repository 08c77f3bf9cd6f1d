import { expect, test, type APIRequestContext } from '@playwright/test';

const get = (request: APIRequestContext, url: string) => request.get(url, { maxRedirects: 0 });

test.describe('the sites beside the API', () => {
  test('let only scripts with the page’s own nonce run', async ({ request }) => {
    const page = await get(request, '/');
    const nonce = /'nonce-([^']+)'/.exec(page.headers()['content-security-policy'] ?? '')?.[1];
    const scripts = (await page.text()).match(/<script[^>]*>/g) ?? [];
    expect(page.status()).toBe(200);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
    expect((await get(request, '/')).headers()['content-security-policy']).not.toContain(nonce);
  });

  test('keep files named by their content for a year, and pages for no time', async ({ request }) => {
    const page = await get(request, '/');
    const [, file = ''] = /href="(\/assets\/[^"#]+\.css)/.exec(await page.text()) ?? [];
    const style = await get(request, file);
    expect(style.status()).toBe(200);
    expect(style.headers()['content-type']).toMatch(/^text\/css/);
    expect(style.headers()['cache-control']).toMatch(/max-age=31536000, immutable/);
    expect(page.headers()['cache-control']).toMatch(/max-age=0/);
  });

  test('speak the language of the path; the default one is told without prefix', async ({ request }) => {
    expect(await (await get(request, '/ja')).text()).toMatch(/<html lang="ja"/);
    const plain = await get(request, '/en/track');
    expect(plain.headers().location).toBe('/track');
    expect((await get(request, '/en/products/catalog')).status()).toBe(200);
    expect((await get(request, '/products/catalog')).status()).toBe(404);
    expect((await get(request, '/xx')).status()).toBe(404);
  });

  test('lead nowhere else by a path that looks like a host', async ({ request, baseURL }) => {
    for (const sly of ['/en//evil.example', '/en/%2F%2Fevil.example', '/en/%5Cevil.example']) {
      const { location = '/' } = (await get(request, baseURL + sly)).headers();
      expect(new URL(location, baseURL).origin).toBe(new URL(baseURL ?? '').origin);
    }
  });

  test('answer what is not there: a page of words for readers, a problem for programs', async ({ request }) => {
    const page = await get(request, '/no/such/page');
    expect([page.status(), page.headers()['content-type']]).toEqual([404, expect.stringMatching(/^text\/html/)]);
    expect(await page.text()).toContain('This page could not be found');
    const call = await get(request, '/api/no/such/call');
    expect([call.status(), call.headers()['content-type']]).toEqual([
      404,
      expect.stringMatching(/^application\/problem\+json/),
    ]);
  });

  test('host the back office under /admin', async ({ request }) => {
    const page = await get(request, '/admin');
    expect(page.status()).toBe(200);
    expect(page.headers()['content-security-policy']).toMatch(/default-src 'self'/);
  });
});
