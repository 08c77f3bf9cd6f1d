import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { galleries } from './galleries';
import { test } from './visitors';
import { expectFocusTrap } from './page-monitor';

const templates = {
  'the 8 ft pop-up display': /Pop-up display.*8 ft/,
  'the 10 ft pop-up display': /Pop-up display.*10 ft/,
  'the nobori flag': /^Nobori flag/,
  'the mini desktop X-stand': /desktop X-stand/i,
  'the X-stand': /^X-stand/,
  'the roll-up stand': /^Roll-up banner stand/,
  'the angled feather flag': /^Angled feather flag/,
  'the concave feather flag': /^Concave feather flag/,
  'the convex feather flag': /^Convex feather flag/,
  'the straight feather flag': /^Straight feather flag/,
  'the teardrop feather flag': /^Teardrop feather flag/,
};

const ZIP = Buffer.from('PK\x03\x04');

for (const [name, title] of Object.entries(templates)) {
  test(`a template of ${name} is there to download`, async ({ page }) => {
    await page.goto('/account/templates-download');
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2, name: title }) })
      .first();
    await card.scrollIntoViewIfNeeded();
    const picture = card.getByRole('img');
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    const coming = page.waitForEvent('download');
    await card.getByRole('link', { name: /^Download/ }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    expect(readFileSync(await download.path()).subarray(0, 4)).toEqual(ZIP);
  });
}

test('the page of a product offers its template', async ({ page }) => {
  await page.goto('/exhibition/roll-up-banner-stand');
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Print template: Roll-up/ }).click();
  expect((await coming).suggestedFilename()).toBe('roll-up.zip');
});

test('the dashboard leads to the templates, and so does the foot of every page', async ({ browser, customer }) => {
  const context = await browser.newContext({ storageState: customer });
  const page = await context.newPage();
  await page.goto('/account');
  await page.getByRole('main').getByRole('link', { name: 'Print templates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Print templates' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Print templates' })).toBeVisible();
  await context.close();
});

test('the portfolio leads to its ten galleries', async ({ page }) => {
  await page.goto('/portfolio');
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(hrefs).toEqual(galleries.map((gallery) => `/portfolio/${gallery}`));
});

for (const gallery of galleries) {
  test(`the gallery ${gallery} shows pictures, large ones too, and leads to what they show`, async ({ page }) => {
    await page.goto(`/portfolio/${gallery}`);
    const wall = page
      .getByRole('main')
      .getByRole('list', { name: await page.getByRole('heading', { level: 1 }).innerText() });
    const first = wall.getByRole('button').first();
    const drawn = wall.locator('img').first();
    await expect.poll(() => drawn.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    await first.click();
    await expect(page.getByRole('dialog').locator('img')).toBeVisible();
    const product = page.getByRole('dialog').getByRole('link');
    expect((await page.request.get((await product.getAttribute('href')) ?? '')).status()).toBe(200);
  });
}

test('the large picture keeps the focus while it is there', async ({ page }) => {
  await page.goto('/portfolio/flags');
  await page.waitForLoadState('networkidle');
  const picture = page
    .getByRole('main')
    .getByRole('button', { name: /^Enlarge/ })
    .first();
  await expectFocusTrap(picture, page.getByRole('dialog'));
});

test('a gallery that is not there is a page that could not be found', async ({ page }) => {
  const answer = await page.goto('/portfolio/paintings');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('could not be found');
});
