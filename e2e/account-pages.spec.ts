import { expect, type Browser, type Page } from '@playwright/test';
import { registerCustomer } from './own-order';
import { logIn, PASSWORD, openPage } from './users';
import { test as visited, type StorageState } from './visitors';

/** A page of the demo's customer, logged in. */
const test = visited.extend<object>({
  page: async (
    { browser, customer }: { browser: Browser; customer: StorageState },
    use: (page: Page) => Promise<void>,
  ) => {
    const page = await openPage(browser, { storageState: customer });
    await use(page);
    await page.context().close();
  },
});

const paying = 'DEM000-000000-000002';
const confirming = 'DEM000-000000-000001';

test.describe('a customer finds', () => {
  test('on the dashboard: the account, the default address, the cart, ways to edit', async ({ page }) => {
    await page.goto('/account');
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'Account', exact: true })).toContainText('customer@example.com');
    await expect(main.getByRole('region', { name: /ddress/ })).toContainText('Portland, OR 97232');
    await expect(main.getByRole('link', { name: /cart/i })).toHaveAttribute('href', '/cart');
    await expect(main.locator('a[href="/account/account-details"]').last()).toBeVisible();
    await expect(main.locator('a[href="/account/change-password"]').last()).toBeVisible();
  });

  test('a list of orders with id, date, amount, currency, recipient, invoice, tracking and what to do', async ({
    page,
  }) => {
    await page.goto('/account/orders');
    const heads = page.getByRole('table').getByRole('columnheader');
    await expect(heads).toHaveText([
      'Order id',
      'Date',
      'Amount',
      'Currency',
      'Ship to',
      'Invoice',
      'Track',
      'View or manage',
    ]);
    const row = page.getByRole('row').filter({ hasText: paying });
    await expect(row.getByRole('cell')).toHaveCount(7);
    await expect(row.getByRole('link', { name: /^Pay/ })).toBeVisible();
  });

  test('an order with its facts, its recipient, its delivery, its items and what was done', async ({ page }) => {
    await page.goto(`/account/view-order?orderId=${paying}`);
    const facts = page.getByRole('region', { name: 'Order', exact: true });
    for (const term of ['Order id', 'Date', 'Amount', 'Pay before', 'Shipping', 'Payment'])
      await expect(facts.getByText(term, { exact: true })).toBeVisible();
    await expect(facts).toContainText('Standard parcel');
    await expect(facts).toContainText('PayPal');
    await expect(facts).toContainText('$');
    await expect(page.getByRole('main')).toContainText('Last update');
    await expect(page.getByRole('region', { name: 'Ship to' })).toContainText('Portland, OR 97232');
    await expect(facts.getByRole('link', { name: 'Track' })).toBeVisible();
    const item = page.getByRole('article').first();
    for (const term of ['Size', 'Quantity', 'Artwork', 'Finishes'])
      await expect(item.getByText(term, { exact: true })).toBeVisible();
  });

  test('an item’s upload, its guidance, and a link to share instead', async ({ page }) => {
    await page.goto('/account/view-order?orderId=DEM000-000000-000003');
    const item = page.getByRole('article').first();
    await expect(item.getByRole('button', { name: /link/i })).toBeVisible();
    const guidance = page.getByRole('main');
    await page.getByText('How to prepare a file').click();
    for (const rule of ['CMYK', 'outlines', '100 dpi', '300', '5 cm']) await expect(guidance).toContainText(rule);
  });

  test('an invoice to pay and to print', async ({ page }) => {
    await page.goto(`/account/invoice?orderId=${paying}`);
    await expect(page.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      `/cart/checkout?orderId=${paying}`,
    );
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Pro-forma invoice (PDF)' }).click();
    expect((await coming).suggestedFilename()).toBe(`pro-forma-${paying}.pdf`);
  });

  test('an order to complete: its shipping, what it costs, a note to add', async ({ page }) => {
    await page.goto(`/cart/completeorder?orderId=${confirming}`);
    await expect(page.getByRole('region', { name: 'Shipping details' })).toContainText('Portland, OR 97232');
    await expect(page.getByRole('region', { name: 'Shipping details' })).toContainText('1–4 business days');
    await expect(page.getByRole('region', { name: 'Order information' })).toContainText(confirming);
    await expect(page.getByRole('textbox', { name: /^Order notes/ })).toBeVisible();
  });

  test('at the checkout the choice to pay now or later', async ({ page }) => {
    await page.goto(`/cart/checkout?orderId=${paying}`);
    await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible();
    await page.getByRole('button', { name: 'Pay later' }).click();
    await expect(page.getByRole('main')).toContainText(paying);
  });
});

test('a reseller finds the prepaid balance in CNY and each movement with type, date, amount and memo', async ({
  browser,
}) => {
  const page = await openPage(browser);
  await logIn(page, 'reseller@example.com');
  await page.goto('/account');
  await expect(page.getByRole('region', { name: /Prepaid|Balance/i })).toContainText('CN¥');
  await page.goto('/account/prepaid-account');
  await expect(page.getByRole('main')).toContainText(/CN¥[\d,.]+/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact sales' })).toBeVisible();
  const heads = await page.getByRole('table').getByRole('columnheader').allInnerTexts();
  for (const head of ['Type', 'Date', 'Amount', 'Memo']) expect(heads.join(' ')).toContain(head);
  expect(await page.getByRole('row').count()).toBeGreaterThan(1);
  await page.context().close();
});

test('what changes of an account is said: its details are updated, its password is changed', async ({ browser }) => {
  const page = await openPage(browser);
  await registerCustomer(page);
  await page.goto('/account/account-details');
  await page.getByLabel('First name').fill('Ada');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Account details updated.')).toBeVisible();
  await page.goto('/account/change-password');
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('another-demo-password');
  await page.getByLabel('New password again', { exact: true }).fill('another-demo-password');
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/^Password changed\..*log in again there/)).toBeVisible();
});
