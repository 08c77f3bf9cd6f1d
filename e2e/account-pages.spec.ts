import { expect, type Browser, type Page } from '@playwright/test';
import { ApiUser } from './api-user';
import { registerCustomer } from './own-order';
import { collectConsoleErrors } from './page-monitor';
import { PASSWORD, openPage } from './users';
import { test as visited, type StorageState } from './visitors';

/** `page` is logged in as the demo customer. */
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

// Orders of the demo customer, by their state.
const PREORDER = 'DEM000-000000-000001';
const AWAITING_PAYMENT = 'DEM000-000000-000002';
const AWAITING_FILES = 'DEM000-000000-000003';
const SHIPPED = 'DEM000-000000-000008';

test('the dashboard shows account and default address, with links to edit, change the password and view the cart', async ({
  page,
}) => {
  await page.goto('/account');
  const main = page.getByRole('main');
  const account = main.getByRole('region', { name: 'Account', exact: true });
  await expect(account).toContainText('customer@example.com'); // S2.94
  await expect(account.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/account/account-details'); // S2.100
  // S2.101
  await expect(account.getByRole('link', { name: 'Change password' })).toHaveAttribute(
    'href',
    '/account/change-password',
  );
  // S2.102, S2.103, S2.104, S2.105, S2.106, S2.107
  await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link')).toContainText([
    'Dashboard',
    'Orders',
    'Prepaid account',
    'Details',
    'Addresses',
    'Change password',
  ]);
  // S2.96, S2.97
  await expect(main.getByRole('region', { name: 'Shipping addresses' })).toContainText(
    /Default address.*Portland, OR 97232/,
  );
  await expect(main.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart'); // S2.99
});

test('the order list has eight columns and a button to pay an unpaid order', async ({ page }) => {
  await page.goto('/account/orders');
  // S2.113, S2.114, S2.115, S2.116, S2.117, S2.118, S2.119, S2.120
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveText([
    'Order ID',
    'Date',
    'Amount',
    'Currency',
    'Ship to',
    'Invoice',
    'Track',
    'View or manage',
  ]);
  const row = page.getByRole('row').filter({ hasText: AWAITING_PAYMENT });
  await expect(row.getByRole('rowheader').getByRole('link', { name: AWAITING_PAYMENT })).toBeVisible(); // S6.13
  await expect(row.getByRole('cell')).toHaveCount(7);
  await expect(row.getByRole('cell').nth(2)).toHaveText('USD'); // S3.65
  await expect(row.getByRole('link', { name: /^Pay/ })).toBeVisible();
});

test('an order page shows order, recipient and items', async ({ page }) => {
  await page.goto(`/account/view-order?orderId=${AWAITING_PAYMENT}`);
  await expect(page.getByRole('heading', { level: 1, name: AWAITING_PAYMENT })).toBeVisible(); // S2.121
  const order = page.getByRole('region', { name: 'Order details', exact: true });
  const value = (term: string) =>
    order
      .locator('dl > div')
      .filter({ has: page.getByText(term, { exact: true }) })
      .getByRole('definition');
  await expect(value('Order ID')).toHaveText(AWAITING_PAYMENT); // S2.122
  await expect(value('Date')).toHaveText(/\d{4}/); // S3.62
  await expect(value('Amount')).toHaveText(/^\$[\d,]+\.\d\d$/); // S3.66
  await expect(value('Pay before')).toHaveText(/\d{4}/);
  await expect(value('Shipping')).toHaveText('Standard parcel'); // S3.68
  await expect(value('Payment')).toHaveText('PayPal'); // S3.69
  await expect(page.getByText(/^Last update .*\d{4}/)).toBeVisible(); // S3.64
  await expect(page.getByRole('region', { name: 'Ship to' })).toContainText('Portland, OR 97232'); // S2.123, S3.67
  await expect(order.getByRole('link', { name: 'Track' })).toBeVisible();
  const items = page.getByRole('article');
  await expect(items).toHaveCount(2); // S2.125
  await expect(items.first()).toContainText(
    /Size3\s×\s6\sft.*Quantity2.*ArtworkCustom printing.*FinishesHem and grommets/,
  ); // S3.77
  await expect(items.first()).toContainText(/Item ID[0-9A-F]{8}/); // S3.76
});

test('the page of a shipped order shows carrier and tracking number', async ({ page }) => {
  await page.goto(`/account/view-order?orderId=${SHIPPED}`);
  const deliveries = page.getByRole('region', { name: 'Deliveries' });
  await expect(deliveries.getByRole('button', { name: /^Copy tracking number \w+/ })).toHaveCount(1);
  await expect(deliveries).toContainText(/[A-Z]+ \w+.*Shipped .*\d{4}/); // S2.124
});

test('an item that needs artwork offers an upload, a link to share, and guidance', async ({ page }) => {
  await page.goto(`/account/view-order?orderId=${AWAITING_FILES}`);
  // S2.129
  await expect(page.getByRole('main')).toContainText(/Upload artwork for \d items?, then submit it\./);
  const item = page.getByRole('article').first();
  await expect(item.getByLabel('Choose a file, or drop it here')).toBeAttached(); // S3.80
  await expect(item.getByRole('button', { name: 'Share a download link instead' })).toBeVisible(); // S2.127
  await page.getByText('File requirements').click();
  const guidance = page.getByRole('main');
  await expect(guidance).toContainText('CMYK.'); // S5.52
  await expect(guidance).toContainText(/Fonts\s*Converted to outlines\./); // S5.53
  await expect(guidance).toContainText('At least 100 dpi at full size; 300 recommended.'); // S5.54, S5.55
  await expect(guidance).toContainText('Text at least 5 cm (2 inches) from the eyelets.'); // S5.56
});

test('an invoice whose number cannot be loaded offers to try again, and then shows the number', async ({ page }) => {
  await page.route(/OrderDocuments/, (route) => route.abort());
  await page.goto(`/account/invoice?orderId=${SHIPPED}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Invoice', exact: true })).toBeVisible();
  await page.unroute(/OrderDocuments/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Invoice INV-\d{4}-\d+$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
});

test('an unpaid invoice can be paid, printed and downloaded', async ({ page }) => {
  await page.goto(`/account/invoice?orderId=${AWAITING_PAYMENT}`);
  await expect(page.getByRole('heading', { level: 1, name: AWAITING_PAYMENT })).toBeVisible(); // S2.130
  // S2.131
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
    'href',
    `/cart/checkout?orderId=${AWAITING_PAYMENT}`,
  );
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes'); // S2.132
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pro forma invoice (PDF)' }).click();
  expect((await download).suggestedFilename()).toBe(`pro-forma-${AWAITING_PAYMENT}.pdf`);
});

test('an order to complete shows shipping details and order information, and takes notes', async ({ page }) => {
  await page.goto(`/cart/completeorder?orderId=${PREORDER}`);
  const shipping = page.getByRole('region', { name: 'Shipping details' });
  await expect(shipping).toContainText('Portland, OR 97232'); // S2.167
  await expect(shipping).toContainText('1–4 business days');
  await expect(page.getByRole('region', { name: 'Order information' })).toContainText(PREORDER); // S2.168
  await expect(page.getByRole('textbox', { name: /^Order notes/ })).toBeEditable(); // S2.166
});

test('the checkout offers to pay now or later', async ({ page }) => {
  await page.goto(`/cart/checkout?orderId=${AWAITING_PAYMENT}`);
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeEnabled();
  await page.getByRole('button', { name: 'Pay later' }).click();
  await expect(page.getByRole('heading', { name: 'Your order is saved' })).toBeVisible(); // S2.172
  const heights = ['Pay later', 'Your order is saved', 'Other ways to pay'].map((text) =>
    page.getByText(text, { exact: true }).evaluate((element) => element.getBoundingClientRect().top),
  );
  const [button = 0, saved = 0, others = 0] = await Promise.all(heights);
  expect(button < saved && saved < others).toBe(true);
});

test('a reseller sees the prepaid balance in CNY and a table of its movements', async ({ browser }) => {
  const page = await openPage(browser);
  const reseller = await ApiUser.logIn('reseller@example.com');
  await reseller.startSession(page);
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Prepaid balance' })).toContainText(/CN¥[\d,]+\.\d\d/); // S2.95
  await page.goto('/account/prepaid-account');
  await expect(page.getByRole('heading', { level: 1, name: 'Prepaid account' })).toBeVisible(); // S2.133
  await expect(page.getByText('Prepaid balance', { exact: true }).locator('xpath=..')).toContainText(/CN¥[\d,]+\.\d\d/); // S2.134
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact sales' })).toBeVisible();
  // S2.135, S2.136, S2.137, S2.138
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveText([
    'Type',
    'Date',
    'Amount',
    'Memo',
    'Balance after',
  ]);
  const deposit = page.getByRole('row', { name: /^Deposit/ }).last();
  await expect(deposit.getByRole('cell').nth(1)).toHaveText(/\d{4}/); // S3.104
  await expect(deposit.getByRole('cell').nth(2)).toHaveText(/CN¥[\d,]+\.\d\d/); // S3.105
  await expect(deposit.getByRole('cell').nth(3)).not.toBeEmpty();
  await page.context().close();
});

test('confirms changed details and a changed password', async ({ browser }) => {
  const page = await openPage(browser);
  await registerCustomer(page);
  await page.goto('/account/account-details');
  await page.getByLabel('First name').fill('Ada');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Account details updated.')).toBeVisible(); // S8.39
  await page.goto('/account/change-password');
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('another-demo-password');
  await page.getByLabel('Confirm new password').fill('another-demo-password');
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/^Password changed\..*log in again/)).toBeVisible(); // S8.40
  await page.context().close();
});

test('an account is closed once its email address is typed, without an error in the console', async ({ browser }) => {
  const page = await openPage(browser);
  const consoleErrors = collectConsoleErrors(page);
  const { email } = await registerCustomer(page);
  await page.goto('/account/account-details');
  await page.getByRole('button', { name: 'Close my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close your account?' });
  await dialog.getByLabel(/to confirm$/).fill('someone@else.test');
  await dialog.getByRole('button', { name: 'Close permanently' }).click();
  await expect(dialog.getByText('This doesn’t match the email address on your account.')).toBeVisible();
  await dialog.getByLabel(/to confirm$/).fill(email);
  await dialog.getByRole('button', { name: 'Close permanently' }).click();
  await expect(page.getByText('Your account has been closed.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'You are not logged in' })).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
