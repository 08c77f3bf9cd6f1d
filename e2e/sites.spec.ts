import { createHash } from 'node:crypto';
import { expect, test, type APIRequestContext } from '@playwright/test';

const get = (request: APIRequestContext, url: string) => request.get(url, { maxRedirects: 0 });

test.describe('the storefront and the back office', () => {
  test('allow only scripts with the nonce of a page that is not cached', async ({ request }) => {
    const page = await get(request, '/track');
    const nonce = /'nonce-([^']+)'/.exec(page.headers()['content-security-policy'] ?? '')?.[1];
    const scripts = (await page.text()).match(/<script[^>]*>/g) ?? [];
    expect(page.status()).toBe(200);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
    expect((await get(request, '/track')).headers()['content-security-policy']).not.toContain(nonce);
  });

  test('allow only the inline scripts of a cached page, by their hashes', async ({ request }) => {
    const page = await get(request, '/');
    // S2.9
    expect(page.status()).toBe(200);
    const policy = page.headers()['content-security-policy'] ?? '';
    const inline = [...(await page.text()).matchAll(/<script([^>]*)>([^<]+)<\/script>/g)]
      .filter(([, attributes = '']) => !attributes.includes('type="application/'))
      .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(inline.length).toBeGreaterThan(2);
    expect(inline.filter((hash) => !policy.includes(hash))).toEqual([]);
    expect(policy).not.toMatch(/'nonce-|script-src[^;]*'unsafe-inline'/);
  });

  test('have icons: favicon.ico, and those of the web manifest and of the page', async ({ request }) => {
    const favicon = await get(request, '/favicon.ico');
    expect([favicon.status(), favicon.headers()['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
    const page = await (await get(request, '/')).text();
    const manifestPath = /<link [^>]*rel="manifest" href="([^"]+)"/.exec(page)?.[1] ?? '';
    const manifest = await get(request, manifestPath);
    expect(manifest.headers()['content-type']).toMatch(/^application\/manifest\+json/);
    const { name, icons } = (await manifest.json()) as { name: string; icons: { src: string }[] };
    expect(name).toBe('Widepress');
    const [, pageIcon = ''] = /<link [^>]*rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? [];
    for (const path of [pageIcon, ...icons.map(({ src }) => src)]) {
      const icon = await get(request, path);
      expect([path, icon.status(), icon.headers()['content-type']]).toEqual([path, 200, 'image/png']);
    }
  });

  test('let browsers cache files with a content hash for a year, and pages not at all', async ({ request }) => {
    const page = await get(request, '/');
    const [, file = ''] = /href="(\/assets\/[^"#]+\.css)/.exec(await page.text()) ?? [];
    const style = await get(request, file);
    expect(style.status()).toBe(200);
    expect(style.headers()['content-type']).toMatch(/^text\/css/);
    expect(style.headers()['cache-control']).toMatch(/max-age=31536000, immutable/);
    expect(page.headers()['cache-control']).toMatch(/max-age=0/);
  });

  test('send scripts and styles as the build has compressed them', async ({ request }) => {
    const page = await (await get(request, '/')).text();
    const script = /(\/assets\/vendor-[^"]+\.js)/.exec(page)?.[1] ?? '';
    const style = /href="(\/assets\/[^"#]+\.css)/.exec(page)?.[1] ?? '';
    for (const file of [script, style]) {
      for (const encoding of ['br', 'gzip']) {
        const { headers } = await headOf(request, file, encoding);
        expect(headers['content-encoding'], file).toBe(encoding);
        // A file that is compressed for each request has no length beforehand.
        expect(Number(headers['content-length']), file).toBeGreaterThan(0);
        expect(headers.vary).toMatch(/accept-encoding/i);
      }
      expect((await headOf(request, file, 'identity')).headers['content-encoding']).toBeUndefined();
    }
  });

  test('answer a file that the build does not have without rendering a page', async ({ request }) => {
    for (const path of ['/assets/missing.js', '/admin/assets/missing.js', '/assets/..%2f..%2fserver%2findex.js']) {
      const answer = await get(request, path);
      expect(answer.status(), path).toBe(404);
      expect(await answer.json(), path).toMatchObject({ code: 'page_not_found' });
      expect(answer.headers()['cache-control'], path).toBe('no-store');
    }
    // Pages may be beside the other files of the build.
    const page = await get(request, '/admin/missing');
    expect(page.status()).toBe(404);
    expect(page.headers()['content-type']).toMatch(/^text\/html/);
  });

  test('take the language from the path, without a prefix for English', async ({ request }) => {
    // S1.37, S2.1
    expect(await (await get(request, '/track')).text()).toMatch(/<html lang="en"/);
    // S2.2
    expect(await (await get(request, '/ja/track')).text()).toMatch(/<html lang="ja"/);
    const plain = await get(request, '/en/track');
    // S2.3
    expect([plain.status(), plain.headers().location]).toEqual([301, '/track']);
    expect((await get(request, '/en/products/catalog')).status()).toBe(200);
    // S2.73
    expect((await get(request, '/products/catalog')).status()).toBe(404);
    // S2.4
    for (const path of ['/xx', '/xx/track', '/EN/track']) expect((await get(request, path)).status(), path).toBe(404);
  });

  test('never redirect to another host', async ({ request, baseURL }) => {
    for (const path of ['/en//evil.example', '/en/%2F%2Fevil.example', '/en/%5Cevil.example']) {
      const { location = '/' } = (await get(request, baseURL + path)).headers();
      expect(new URL(location, baseURL).origin).toBe(new URL(baseURL ?? '').origin);
    }
  });

  test('answer an unknown page with the 404 page, and an unknown API path with a problem document', async ({
    request,
  }) => {
    const page = await get(request, '/no/such/page');
    // S2.5
    expect([page.status(), page.headers()['content-type']]).toEqual([404, expect.stringMatching(/^text\/html/)]);
    // S2.6, S8.3
    expect(await page.text()).toMatch(/<h1[^>]*>This page could not be found</);
    const call = await get(request, '/api/no/such/call');
    expect([call.status(), call.headers()['content-type']]).toEqual([
      404,
      expect.stringMatching(/^application\/problem\+json/),
    ]);
  });

  test('serve the back office under /admin', async ({ request }) => {
    const page = await get(request, '/admin');
    expect(page.status()).toBe(200);
    expect(page.headers()['content-security-policy']).toMatch(/default-src 'self'/);
  });

  test('have a page for each product of the specification and each kind of print', async ({ request }) => {
    const headings = {
      '/banner/vinyl': 'Vinyl banner, 440 g', // S1.2, S2.62
      '/banner/mesh-vinyl': 'Mesh banner, 340 g', // S1.3, S2.63
      '/sticker/vinyl-sticker': 'Vinyl sticker', // S1.4, S2.64
      '/exhibition/roll-up-banner-stand': 'Roll-up banner stand', // S2.65
      '/flags/teardrop-feather-flag': 'Teardrop feather flag', // S2.66
      '/flags/nobori-flag': 'Nobori flag', // S2.67
      '/lightbox/backlit-pvc-film': 'Backlit PVC film', // S1.9, S2.68
      '/fabric/flag-cloth': 'Flag cloth', // S2.69
      '/uvinkjet/acrylic': 'Acrylic sheet, 3 mm', // S2.70
      '/uvinkjet/print-on-any-material': 'Print on any material', // S2.71
      '/othermaterials/transparent-pvc': 'Transparent PVC', // S2.72
      '/sticker': 'Stickers and window graphics', // S1.5
      '/portfolio/poster-signs': 'Posters and signs', // S1.6
      '/flags': 'Flags', // S1.7
      '/exhibition': 'Exhibition stands', // S1.8
      '/fabric': 'Fabric and canvas', // S1.10
      '/uvinkjet': 'UV inkjet', // S1.11
      '/othermaterials': 'Other materials', // S1.12
    };
    for (const [path, heading] of Object.entries(headings)) {
      const page = await get(request, path);
      expect(page.status(), path).toBe(200);
      expect(await page.text(), path).toMatch(new RegExp(`<h1[^>]*>${heading}<`));
    }
  });
});

async function headOf(request: APIRequestContext, file: string, encoding: string) {
  const response = await request.get(file, { headers: { 'accept-encoding': encoding } });
  expect(response.status()).toBe(200);
  return { headers: response.headers() };
}
