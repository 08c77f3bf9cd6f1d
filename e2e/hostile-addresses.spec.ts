import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import type { ItemView } from '@shop/contract';
import { extended } from './extended-tests';
import { ADDRESS, createUnpaidOrder, registerCustomer } from './own-order';

/** Addresses as a browser would not write them, with the statuses that they may have. */
const ADDRESSES: readonly [path: string, statuses: readonly number[]][] = [
  ['//evil.test', [404]],
  ['/en//evil.test', [301, 302, 404]],
  ['/en//evil.test/%2e%2e', [301, 302, 404]],
  ['/en/%2F%2Fevil.test', [301, 302, 404]],
  ['/en/\\evil.test', [301, 302, 400, 404]],
  ['/en/%5Cevil.test', [301, 302, 404]],
  ['/en/%09/evil.test', [301, 302, 400, 404]],
  ['/ja//evil.test', [301, 302, 404]],
  ['/xx/', [404]],
  ['/xx//evil.test', [404]],
  ['/en/xx/', [301, 302, 404]],
  ['/DE/banner', [404]],
  ['/De', [404]],
  ['/banner%2Fvinyl', [404]],
  ['/banner/%2e%2e%2fadmin', [404]],
  ['/%00', [400, 404]],
  ['/%E0%A4%A', [400, 404]],
  ['/products/product?sku=//evil.test', [302, 404]],
  ['/products/product?category=..&slug=//evil.test', [302, 404]],
  ['/en/products/product?sku=withdrawn', [404]],
  [`/track?orderId=${'x'.repeat(10_000)}`, [404]],
  [`/${'x'.repeat(27_000)}`, [414]],
  [`/de/banner?q=${'x'.repeat(60_000)}`, [414]],
  ['/track?orderId=%00', [200]],
  [`/en/products/catalog?q=${'x'.repeat(10_000)}`, [200, 400, 404, 414]],
  ['/en/products/catalog?q[]=1&q[]=2&q=%3Cscript%3E', [200, 400]],
  ['/cart/sizes?sku=%3Cscript%3E', [404]],
  ['/cart/sizes?sku=%00', [400]],
  ['/en/products/catalog?q=%00', [400]],
  ['/cart/sizes', [302]],
  ['/banner/vinyl?saved=%3Cscript%3E&edit=%3Cscript%3E', [200]],
  ['/account/login?to=https://evil.test', [200]],
];

/** Sends a path as it is written; a browser or `fetch` would normalize it. */
async function get(base: string, path: string) {
  const { hostname, port } = new URL(base);
  return new Promise<{ status: number; location?: string; type?: string; body: string }>((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, headers: { accept: 'text/html' } }, async (response) => {
      const body = await text(response);
      const { location, 'content-type': type } = response.headers;
      resolve({ status: response.statusCode ?? 0, location, type, body });
    });
    sent.on('error', reject).end();
  });
}

test('hostile addresses have the right status, show a page if there is none, and never lead off the site', async ({
  baseURL,
}) => {
  const { origin } = new URL(baseURL ?? '');
  const found = await Promise.all(ADDRESSES.map(async ([path]) => ({ path, ...(await get(origin, path)) })));
  for (const [index, { path, status, location, type, body }] of found.entries()) {
    expect(ADDRESSES[index]?.[1], `${path}: ${status}`).toContain(status);
    if (status === 404 || status === 414) expect(type, path).toContain('text/html');
    if ([400, 404, 414].includes(status)) expect(body, path).not.toMatch(/<p[^>]*>[^<]*on our side/);
    if (location === undefined) continue;
    expect(location, path).not.toMatch(/^[\\/]{2}|^\/[\t\n\r]*[\\/]/);
    expect(new URL(location, origin).origin, path).toBe(origin);
  }
});

test('a login never returns to another site', extended, async ({ page, baseURL }) => {
  await registerCustomer(page);
  for (const to of ['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '/%09/evil.test']) {
    await page.goto(`/account/login?to=${encodeURIComponent(to)}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).not.toHaveURL(/\/account\/login/);
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
  }
});

test('scripts in fields that are shown again do not run', async ({ page }) => {
  const script = '"><img src=x onerror="window.ran=1"><script>window.ran=1</script>';
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const customer = await registerCustomer(page);
  const item: ItemView = {
    ...{ sku: 'vinyl-440', width: '3', length: '6', unit: 1, quantity: 1, label: script },
    ...{ artwork: 'blank', finishes: [] },
  };
  const names = { firstName: script.slice(0, 60), lastName: script.slice(0, 60), company: script.slice(0, 60) };
  await customer.call('Account/SaveShippingAddress', { ...ADDRESS, ...names, city: script.slice(0, 60) });
  await customer.call('Account/SaveConfiguration', { name: script, item });
  const orderId = await createUnpaidOrder(customer, item);
  await customer.call('Cart/Add2Cart', { item });
  const pages = ['/account', '/account/addresses', '/account/saved', '/account/orders', '/cart'];
  for (const path of [...pages, `/account/view-order?orderId=${orderId}`, `/cart/checkout?orderId=${orderId}`]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'ran') as unknown), path).toBeUndefined();
  }
  await page.goto('/cart/sizes?sku=vinyl-440', { waitUntil: 'networkidle' });
  await page.getByLabel('Paste your list').fill(`width\tlength\tlabel\n90\t120\t${script}\n${script}\t1\t`);
  await page.getByRole('button', { name: 'Read list' }).click();
  await expect(page.getByText('1 row is ready.')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'ran') as unknown)).toBeUndefined();
  expect(dialogs).toEqual([]);
});
