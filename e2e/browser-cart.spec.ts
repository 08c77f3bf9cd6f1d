import { expect, test, type Browser, type Page } from '@playwright/test';
import type { ItemView } from '@shop/contract';
import { ApiUser } from './api-user';
import { openPage } from './users';

const BANNER: ItemView = {
  ...{ sku: 'vinyl-440', width: '3', length: '6', unit: 1, quantity: 1 },
  ...{ artwork: 'custom', finishes: ['hem-grommet'] },
};

const line = (item: unknown) => ({ itemId: crypto.randomUUID(), item });
const rowsOf = (page: Page) => page.getByRole('table', { name: 'Cart' }).locator('tbody').getByRole('row');

/** Stores a cart as this browser keeps it for a visitor who is not logged in. */
async function storeCart(page: Page, lines: unknown[]): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    (value) => localStorage.setItem('cart', value),
    JSON.stringify({ version: 1, lines, refused: [], dropped: 0 }),
  );
}

/** Logs the customer in on this page and leaves what else the browser stores. */
async function logIn(browser: Browser, page: Page, customer: ApiUser): Promise<void> {
  const elsewhere = await openPage(browser);
  await customer.startSession(elsewhere);
  await elsewhere.goto('/robots.txt');
  const session = await elsewhere.evaluate(() => localStorage.getItem('session'));
  await page.evaluate((value) => localStorage.setItem('session', value ?? ''), session);
}

test('a visitor’s cart stays in the browser, where its lines are changed, and is ordered as a guest', async ({
  page,
}) => {
  await page.goto('/banner/vinyl', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'You are not logged in' });
  await expect(dialog).toContainText('Your item is saved in the cart of this browser.');
  const [logIn, asGuest] = [
    dialog.getByRole('link', { name: 'Go to login' }),
    dialog.getByRole('button', { name: 'Continue as guest' }),
  ];
  const colour = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(await asGuest.evaluate(colour)).toBe(await logIn.evaluate(colour));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();

  await page.goto('/cart');
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(/\$\d/);
  await expect(rows.first()).toContainText(/EXW CN¥\d/);
  const bar = page.getByRole('region', { name: 'Total and order' });
  await expect(bar).toContainText(/\$\d/);
  await expect(page.getByLabel('Payment method')).toHaveValue('0'); // S2.159
  await bar.getByRole('link', { name: 'Continue to order' }).click();
  await expect(page.getByRole('button', { name: 'Continue as guest' })).toBeInViewport();
  await page.getByLabel(/^Quantity/).fill('4');
  await page.getByRole('button', { name: /^Duplicate/ }).click();
  await expect(rows).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await expect(page).toHaveURL(/\?edit=/);
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('4');
  await page.getByLabel('Quantity', { exact: true }).fill('6');
  await page.getByRole('button', { name: 'Save changes' }).first().click();
  await expect(page).toHaveURL('/cart');
  await page.reload();
  await expect(rows).toHaveCount(2);

  await page.getByLabel('Email').first().fill(`${crypto.randomUUID()}@guests.test`);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled();
  await expect(rows).toHaveCount(2);
  expect(
    await page
      .getByLabel(/^Quantity/)
      .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value).sort()),
  ).toEqual(['4', '6']);
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
});

for (const locks of [true, false])
  test(`each line is added once after a login, also with two tabs ${locks ? 'and' : 'without'} locks`, async ({
    browser,
    page,
    context,
  }) => {
    if (!locks) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    const lines = ['a', 'b', 'c'].map((label) => line({ ...BANNER, label }));
    await storeCart(page, lines);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/cart');
      await expect(rowsOf(tab)).toHaveCount(3);
    }
    const customer = await ApiUser.register();
    await logIn(browser, page, customer);
    await Promise.all([page.reload(), other.reload()]);
    for (const tab of [page, other]) await expect(rowsOf(tab)).toHaveCount(3);
    const { items } = await customer.call('Cart/MyShoppingCart', {});
    expect(items.map(({ item }) => item.label).sort()).toEqual(['a', 'b', 'c']);
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  });

test('entries that were tampered with are dropped, and the visitor is told', async ({ page }) => {
  await storeCart(page, [
    line(BANNER),
    line({ ...BANNER, sku: '<img src=x onerror=alert(1)>' }),
    { ...line(BANNER), price: 1 },
    'line',
  ]);
  await page.goto('/cart');
  await expect(rowsOf(page)).toHaveCount(1);
  const report = page.getByText('Some items that were saved in this browser could not be read and were removed.');
  await expect(report).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect(report).toBeHidden();
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(report).toBeHidden();
});

test('a line that has no price any more is named after the login, and the others are added', async ({
  browser,
  page,
}) => {
  await storeCart(page, [line({ ...BANNER, width: '9000', label: 'Too wide' }), line(BANNER)]);
  const customer = await ApiUser.register();
  await logIn(browser, page, customer);
  await page.goto('/cart');
  await expect(page.getByText('We could not add these items to your cart.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Too wide' })).toContainText('Vinyl banner');
  await expect(rowsOf(page)).toHaveCount(1);
  expect((await customer.call('Cart/MyShoppingCart', {})).items.map(({ item }) => item)).toEqual([BANNER]);
});
