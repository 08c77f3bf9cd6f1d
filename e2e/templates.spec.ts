import { readFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import { galleries } from './galleries';
import { test } from './visitors';
import { expectFocusTrap } from './page-monitor';

const ZIP_SIGNATURE = Buffer.from('PK\x03\x04');

test('the template page shows and offers as ZIP the template of every display and flag', async ({ page }) => {
  const titles = [
    /Pop-up display.*8 ft/, // S2.142
    /Pop-up display.*10 ft/, // S2.143
    /^Nobori flag/, // S2.144
    /desktop X-stand/i, // S2.145
    /^X-stand/, // S2.146
    /^Roll-up banner stand/, // S2.147
    /^Angled feather flag/, // S2.148
    /^Concave feather flag/, // S2.149
    /^Convex feather flag/, // S2.150
    /^Straight feather flag/, // S2.151
    /^Teardrop feather flag/, // S2.152
  ];
  await page.goto('/account/templates-download');
  for (const title of titles) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2, name: title }) })
      .first();
    await card.scrollIntoViewIfNeeded();
    await expectLoaded(card.getByRole('img'));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('link', { name: /^Download/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/); // S2.141
    expect(readFileSync(await download.path()).subarray(0, 4)).toEqual(ZIP_SIGNATURE);
  }
});

test('a product page offers the template of the product', async ({ page }) => {
  await page.goto('/exhibition/roll-up-banner-stand');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Print template: Roll-up/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('roll-up.zip'); // S2.92
});

test('the dashboard and the footer link to the templates', async ({ browser, customer }) => {
  const context = await browser.newContext({ storageState: customer });
  const page = await context.newPage();
  await page.goto('/account');
  await page.getByRole('main').getByRole('link', { name: 'Print templates' }).click();
  await expect(page).toHaveURL('/account/templates-download'); // S2.98
  await expect(page.getByRole('heading', { level: 1, name: 'Print templates' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Print templates' })).toBeVisible();
  await context.close();
});

test('the portfolio links to ten galleries, whose pictures can be enlarged and link to products', async ({ page }) => {
  await page.goto('/portfolio');
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(galleries.map((gallery) => `/portfolio/${gallery}`)); // S2.18
  expect(galleries).toEqual([
    'vinyl-banner', // S2.20
    'mesh-banner', // S2.21
    'vinyl-stickers', // S2.22
    'windows-graphics', // S2.23
    'poster-signs', // S1.6, S2.24
    'flags', // S2.25
    'exhibition', // S2.26
    'backlits', // S2.27
    'fabric-cloth', // S2.28
    'others', // S2.29
  ]);
  for (const gallery of galleries) {
    await page.goto(`/portfolio/${gallery}`);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const pictures = page.getByRole('main').getByRole('list', { name: title });
    await expectLoaded(pictures.locator('img').first()); // S2.19
    await pictures.getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('img')).toBeVisible();
    const product = await dialog.getByRole('link').getAttribute('href');
    expect((await page.request.get(product ?? '')).status()).toBe(200);
  }
});

test('the dialog of an enlarged picture keeps the focus', async ({ page }) => {
  await page.goto('/portfolio/flags', { waitUntil: 'networkidle' });
  const picture = page
    .getByRole('main')
    .getByRole('button', { name: /^Enlarge/ })
    .first();
  await expectFocusTrap(picture, page.getByRole('dialog'));
});

test('an unknown gallery is answered with 404', async ({ page }) => {
  const response = await page.goto('/portfolio/paintings');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('could not be found');
});

/** Expects that the picture has been fetched and decoded. */
async function expectLoaded(picture: Locator): Promise<void> {
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}
