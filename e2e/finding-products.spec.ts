import { expect, test, type Page } from '@playwright/test';
import { collectConsoleErrors, findPageFaults, openLoaded } from './page-monitor';
import { PHONE } from './visitors';

const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

const cents = (text: string | null): number =>
  Number(/\$([\d,]+\.\d\d)/.exec(text ?? '')?.[1]?.replaceAll(/[,.]/g, ''));

test('a card says what a sample costs delivered, which is the total of its page, and shows the rating', async ({
  page,
}) => {
  await page.goto('/banner');
  const banner = card(page, 'Vinyl banner, 440 g');
  await expect(banner).toContainText(/6\s×\s3\sft from \$[\d.]+ ?shipping included: United States/);
  await expect(banner).toContainText(/from \$[\d.]+\s?\/ ft²/);
  await expect(banner).toContainText(/★ [\d.]+ \(\d+ reviews?\)/);
  const price = cents(await banner.innerText());
  await banner.getByRole('link', { name: 'Vinyl banner, 440 g' }).click();
  const total = page.getByRole('region', { name: 'Adjusted quote' }).getByRole('status').last();
  await expect.poll(async () => cents(await total.textContent())).toBe(price);
});

test('a list is filtered and sorted without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/banner');
  await page.getByText('Filters', { exact: true }).click();
  const material = page.getByRole('group', { name: 'Material' });
  await material.getByLabel(/^Mesh/).check();
  await page.getByRole('button', { name: 'Show products', exact: true }).click();
  await expect(page).toHaveURL(/material=mesh/);
  await expect(page.getByText('2 products with these filters')).toBeVisible();
  await expect(card(page, 'Mesh banner, 340 g')).toBeVisible();
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await page.getByLabel('Sort by').selectOption('Price, low to high');
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(page).toHaveURL(/sort=price/);
  const prices = await page
    .getByRole('main')
    .getByText(/from \$[\d,.]+ ?shipping included/)
    .allInnerTexts();
  expect(prices.length).toBeGreaterThan(5);
  expect(prices.map(cents)).toEqual(prices.map(cents).toSorted((one, other) => one - other));
  await context.close();
});

test('filters that nothing satisfies, and hostile ones, leave a page that says so; a search without results shows no filters', async ({
  page,
}) => {
  await page.goto('/banner?max=1');
  await expect(page.getByRole('main')).toContainText('No products match all of these filters.');
  const hostile = encodeURIComponent('"><script>alert(1)</script>');
  for (const query of [
    `material=${hostile}&sort=${hostile}&min=${hostile}`,
    `q=${'x'.repeat(10_000)}`,
    `q=${hostile}`,
  ]) {
    const response = await page.goto(`/en/products/catalog?${query}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.getByText(/^No products found\./)).toBeVisible();
  await expect(page.getByRole('main').locator('summary')).toHaveCount(0);
});

test('the search suggests products while typing, which the keyboard chooses', async ({ page }) => {
  await openLoaded(page, '/support');
  const field = page.getByRole('banner').locator('input[name="q"]');
  await field.click();
  await expect(field).toHaveRole('combobox');
  await field.pressSequentially('mesh');
  const list = page.getByRole('listbox', { name: 'Suggested products' });
  await expect(list.getByRole('option').first()).toContainText(/mesh/i);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toContainText(/mesh/i);
  await field.press('Escape');
  await expect(list).toBeHidden();
  await field.fill('mesh banner');
  await expect(list.getByRole('option').first()).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/banner\/mesh/);
});

test('a search for “banner 3x6” opens the product in that size', async ({ page }) => {
  await page.goto('/en/products/catalog?q=banner%203x6');
  const banner = card(page, 'Vinyl banner, 440 g');
  await expect(banner).toContainText(/3\s×\s6\sft from \$/);
  await banner.getByRole('link', { name: 'Vinyl banner, 440 g' }).click();
  await expect(page.getByLabel('Width')).toHaveValue('3');
  await expect(page.getByLabel('Length')).toHaveValue('6');
  await expect(page.getByLabel('Unit').getByRole('option', { selected: true })).toHaveText('Feet');
});

test('a phone has the search, with and without JavaScript', async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 } };
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await openLoaded(page, '/');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search products' });
  await opener.click();
  const field = page.getByRole('dialog', { name: 'Search products' }).getByPlaceholder('Search products');
  await expect(field).toBeFocused();
  await field.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await field.pressSequentially('coroplast');
  const option = page.getByRole('option', { name: /Corrugated plastic/ });
  await option.click();
  await expect(page).toHaveURL(/corrugated-plastic/);
  await context.close();

  const plain = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const unscripted = await plain.newPage();
  await unscripted.goto('/');
  await unscripted.getByRole('banner').getByRole('link', { name: 'Search products' }).click();
  await unscripted.getByRole('main').getByRole('searchbox').fill('trade show');
  await unscripted.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(unscripted.getByRole('status').first()).toContainText(/products for “trade show”/);
  await plain.close();
});

test('a search for ten thousand characters finds nothing, fits a phone, and another search can be made', async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  await page.setViewportSize(PHONE);
  await openLoaded(page, `/de/products/catalog?q=${'x'.repeat(10_000)}`);
  const results = page.getByRole('main');
  await expect(results.getByText('Keine Produkte gefunden.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  const field = results.getByRole('search').locator('input[type=search]');
  expect((await field.inputValue()).length).toBeLessThanOrEqual(100);
  expect(await findPageFaults(page)).toEqual([]);
  await field.fill('');
  await page.keyboard.insertText('y'.repeat(10_000));
  expect(await field.inputValue()).toHaveLength(100);
  await field.fill('Roll-up');
  await field.press('Enter');
  await expect(results.getByRole('link', { name: /Roll-up/ }).first()).toBeVisible();
  expect(errors).toEqual([]);
});
