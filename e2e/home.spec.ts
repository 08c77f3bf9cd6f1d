import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('home finds an order by its id', async ({ page }) => {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Track an order by its id' }).fill('dem000000000000008');
  await main.getByRole('button', { name: 'Track' }).click();
  await expect(page).toHaveURL(/\/track\?orderId=/);
  await expect(page.getByRole('main')).toContainText('DEM000-000000-000008');
});

test('home asks for the order id before it looks for an order', async ({ page }) => {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Track' }).click();
  await expect(page).toHaveURL('/');
  const id = main.getByRole('textbox', { name: 'Track an order by its id' });
  expect(await id.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
});

test('home shows featured products of several kinds, each with its picture and price', async ({ page }) => {
  const products = page.getByRole('region', { name: 'Featured products' }).getByRole('listitem');
  expect(await products.count()).toBeGreaterThanOrEqual(6);
  for (const product of await products.all()) {
    await expect(product.locator('img, svg').first()).toBeVisible();
    await expect(product).toContainText(/from \$[\d.]+/);
  }
});

test('home says four things to count on: price, proof, 1–4 business days, support around the clock', async ({
  page,
}) => {
  const promises = page.getByRole('region', { name: 'What you can count on' });
  await expect(promises.getByRole('heading', { level: 2 })).toHaveCount(4);
  await expect(promises).toContainText('1–4 business days');
  await expect(promises).toContainText('24 hours a day, seven days a week');
});

test('home tells that the shop was founded in 2006, serves 192 countries and 80,000 customers, sold a million', async ({
  page,
}) => {
  for (const [term, figure] of [
    ['founded', '2006'],
    ['countries', '192'],
    ['customers', '80,000+'],
    ['products sold', '1,000,000+'],
  ] as const) {
    const row = page
      .getByRole('main')
      .locator('dl > div')
      .filter({ has: page.getByText(term, { exact: true }) });
    await expect(row.first()).toContainText(figure);
  }
});

test('home lists the news and opens them', async ({ page }) => {
  const [first] = await page.getByRole('region', { name: 'News' }).getByRole('button').all();
  const title = (await first?.innerText())?.split('\n')[0] ?? '';
  await first?.click();
  await expect(page.getByRole('dialog')).toContainText(title);
});

test('home tells how busy office, factory and courier are', async ({ page }) => {
  const board = page.getByRole('region', { name: 'How busy we are' });
  for (const place of ['Office', 'Factory', 'Courier']) await expect(board.getByText(place)).toBeVisible();
  await expect(board.locator('dd').filter({ hasText: /Normal|Busy|vacation|Maintenance/ })).toHaveCount(3);
  await expect(board.getByText(/^Updated/)).toBeVisible();
});

test('home asks anew how busy everybody is, every 15 minutes and not before', async ({ page }) => {
  let asked = 0;
  await page.route('**/api/UserEnd/SiteInfo/GetServiceStatus', async (route) => {
    asked += 1;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.clock.runFor(14 * 60_000);
  expect(asked).toBe(0);
  await page.clock.runFor(60_000);
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(15 * 60_000);
  await expect.poll(() => asked).toBe(2);
});
