import { expect, test } from '@playwright/test';
import { openLoaded } from './page-monitor';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the home page finds an order by its id', async ({ page }) => {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Track an order by its ID' }).fill('dem000000000000008');
  await main.getByRole('button', { name: 'Track' }).click();
  await expect(page).toHaveURL(/\/track\?orderId=/);
  // S2.10
  await expect(page.getByRole('main')).toContainText('DEM000-000000-000008');
});

test('the home page requires an order id to track an order', async ({ page }) => {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Track' }).click();
  await expect(page).toHaveURL('/');
  const id = main.getByRole('textbox', { name: 'Track an order by its ID' });
  // S5.36
  expect(await id.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
});

test('the home page shows at least six featured products, each with its picture and price', async ({ page }) => {
  const products = page.getByRole('region', { name: 'Featured products' }).getByRole('listitem');
  // S2.11
  expect(await products.count()).toBeGreaterThanOrEqual(6);
  for (const product of await products.all()) {
    await expect(product.locator('img, svg').first()).toBeVisible();
    await expect(product).toContainText(/from \$[\d.]+/);
  }
});

test('the home page shows four service highlights, among them 1–4 business days and support at all hours', async ({
  page,
}) => {
  const promises = page.getByRole('region', { name: 'What you can count on' });
  // S2.12
  await expect(promises.getByRole('heading', { level: 2 })).toHaveCount(4);
  // S9.41
  await expect(promises).toContainText('1–4 business days');
  // S1.47
  await expect(promises).toContainText('24 hours a day, seven days a week');
});

test('the home page states 2006 as the founding year, 192 countries, 80,000 customers and a million products sold', async ({
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
    // S1.43, S1.44, S1.45, S1.46
    await expect(row.first()).toContainText(figure);
  }
});

test('the home page lists news notices, which open in a dialog', async ({ page }) => {
  const [first] = await page.getByRole('region', { name: 'News' }).getByRole('button').all();
  const title = (await first?.innerText())?.split('\n')[0] ?? '';
  await first?.click();
  expect(title).not.toBe('');
  // S2.13
  await expect(page.getByRole('dialog')).toContainText(title);
});

test('the service status board on the home page shows office, factory and courier', async ({ page }) => {
  const board = page.getByRole('region', { name: 'Service status' });
  // S2.14, S2.15, S2.16, S2.17
  await expect(board.locator('dl > div')).toHaveText(
    ['Office', 'Factory', 'Courier'].map(
      (place) => new RegExp(`^${place}(Normal|Busy|Severely busy|Holiday|Maintenance)`),
    ),
  );
  await expect(board.getByText(/^Updated/)).toBeVisible();
});

test('the home page requests the service status again every 15 minutes, and not earlier', async ({ page }) => {
  let requests = 0;
  await page.route('**/api/UserEnd/SiteInfo/GetServiceStatus', async (route) => {
    requests += 1;
    await route.continue();
  });
  await page.clock.install();
  await page.addInitScript(() => {
    const { setInterval } = window;
    const intervals: unknown[] = [];
    Object.assign(window, {
      intervals,
      setInterval: (...args: Parameters<typeof setInterval>) => {
        intervals.push(args[1]);
        return setInterval(...args);
      },
    });
  });
  await openLoaded(page, '/');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { intervals: unknown[] }).intervals))
    .toContain(15 * 60_000);
  await page.clock.runFor(14 * 60_000);
  expect(requests).toBe(0);
  await page.clock.runFor(60_000);
  await expect.poll(() => requests).toBe(1);
  await page.clock.runFor(15 * 60_000);
  // S4.37, S9.68
  await expect.poll(() => requests).toBe(2);
});

test('the home page leads to the shop from its first screen, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const shop = page.getByRole('main').getByRole('link', { name: 'Shop all products' });
  await expect(shop).toBeInViewport();
  await shop.click();
  await expect(page).toHaveURL('/en/products/catalog');
});
