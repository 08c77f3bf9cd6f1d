import { expect, test, type Page } from '@playwright/test';
import { logInAsStaff, logIn, PASSWORD, openPage } from './users';
import { collectConsoleErrors, findPageFaults } from './page-monitor';

/** Of the demo. */
const UNPAID = 'DEM000-000000-000002';
const DESK = { viewport: { width: 1280, height: 800 } };

test('a large deposit waits for a second person, reaches the reseller, and stands in the journal and the close', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const email = `reseller-${crypto.randomUUID()}@example.com`;
  const memo = `Wire ${Date.now()}`;
  const [accounting, admin, reseller] = [
    await openPage(browser, DESK),
    await openPage(browser, DESK),
    await openPage(browser, DESK),
  ];
  const complaints = [accounting, admin, reseller].map(collectConsoleErrors);
  await register(await openPage(browser), email);
  await logInAsStaff(accounting, 'accounting@example.com');
  await logInAsStaff(admin, 'admin@example.com');
  await makeReseller(admin, email);
  await logIn(reseller, email);

  await test.step('accounting enters more than one person may book', async () => {
    await accounting.getByRole('menuitem', { name: 'Prepaid ledger' }).click();
    await accounting.getByRole('link', { name: 'Record a deposit' }).click();
    await accounting.getByLabel(/^Reseller’s e-mail/).fill(email);
    await expect(accounting.getByText(/^Reseller, balance/)).toBeVisible();
    await accounting.getByLabel(/^Amount in CNY/).fill('60000');
    await accounting.getByLabel(/^Memo/).fill(memo);
    await accounting.getByRole('button', { name: 'Record the deposit' }).click();
    await expect(accounting.getByText('it waits until a second person approves it')).toBeVisible();
    await expect(accounting.getByRole('heading', { level: 1, name: 'Approvals' })).toBeVisible();
    await sees(reseller, 'CN¥0.00');
  });

  await test.step('who entered it cannot approve it', async () => {
    await openRequest(accounting, email);
    await expect(accounting.getByText('You entered this.')).toBeVisible();
    await expect(accounting.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  });

  await test.step('a second person approves it', async () => {
    await admin.getByRole('menuitem', { name: 'Approvals' }).click();
    expect(await findPageFaults(admin)).toEqual([]);
    await openRequest(admin, email);
    await admin.getByRole('button', { name: 'Approve' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Approve and book' }).click();
    await expect(admin.getByText('Approved and booked.')).toBeVisible();
  });

  await test.step('the reseller has it', async () => {
    await sees(reseller, 'CN¥60,000.00');
    await expect(reseller.getByText(memo).first()).toBeVisible();
    await expect(reseller.getByRole('region', { name: 'To add funds' })).toContainText('Contact sales');
  });

  await test.step('it stands in the journal, from the bank to the customer', async () => {
    await accounting.getByRole('menuitem', { name: 'Journal' }).click();
    const row = accounting.getByRole('row').filter({ hasText: memo });
    await expect(row).toContainText('Bank → Customers (prepaid)');
    await expect(row).toContainText('admin@example.com');
    expect(await findPageFaults(accounting)).toEqual([]);
    const [download] = await Promise.all([
      accounting.waitForEvent('download'),
      accounting.getByRole('button', { name: 'Export as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^journal-.*\.csv$/);
  });

  await test.step('its account shows each posting with the balance it left', async () => {
    await accounting.getByRole('menuitem', { name: 'Balances' }).click();
    expect(await findPageFaults(accounting)).toEqual([]);
    await accounting
      .getByRole('row', { name: /^Bank CNY/ })
      .getByRole('link')
      .click();
    await expect(accounting.getByRole('heading', { level: 1, name: 'Bank · CNY' })).toBeVisible();
    await expect(accounting.getByRole('row').filter({ hasText: memo })).toContainText('-CN¥60,000.00');
  });

  await test.step('the audits run, and the days that are over are closed', async () => {
    await accounting.getByRole('menuitem', { name: 'Audits' }).click();
    await accounting.getByRole('button', { name: 'Run the audits now' }).click();
    await expect(accounting.getByText('The audits have run.')).toBeVisible();
    await expect(accounting.getByRole('row', { name: /A prepaid balance is below zero/ })).toContainText('empty');
    expect(await findPageFaults(accounting)).toEqual([]);
    await accounting.getByRole('menuitem', { name: 'Daily closes' }).click();
    await closeDays(accounting);
    await accounting.getByRole('row').nth(1).getByRole('link').click();
    await expect(accounting.getByRole('rowheader', { name: 'Bank CNY' })).toBeVisible();
    expect(await findPageFaults(accounting)).toEqual([]);
  });

  expect(complaints.flat()).toEqual([]);
});

test('an order that awaits payment says how to pay by Western Union, MoneyGram or bank transfer', async ({ page }) => {
  await logIn(page, 'customer@example.com');
  for (const path of ['/cart/checkout', '/account/view-order']) {
    await page.goto(`${path}?orderId=${UNPAID}`, { waitUntil: 'networkidle' });
    const ways = page.getByRole('region', { name: 'Other ways to pay' });
    await expect(ways).toContainText('Western Union, MoneyGram and bank transfer are possible by contact.');
    await expect(ways).toContainText(UNPAID);
    await expect(ways.getByRole('link', { name: 'Contact us about the payment' })).toHaveAttribute(
      'href',
      '/contactus',
    );
    expect(await findPageFaults(page)).toEqual([]);
  }
});

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/account/register');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
  await page.getByLabel(/^I have read and agree/).check();
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page).not.toHaveURL(/register/);
}

async function makeReseller(admin: Page, email: string): Promise<void> {
  await admin.getByRole('menuitem', { name: 'Accounts' }).click();
  await admin.getByRole('textbox').first().fill(email);
  await admin.getByRole('link', { name: email }).click();
  await admin.getByRole('button', { name: 'Make a reseller' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel(/^Reason/).fill('By contract.');
  await dialog.getByRole('button', { name: 'Make a reseller' }).click();
  await expect(dialog).toHaveCount(0);
}

async function sees(reseller: Page, balance: string): Promise<void> {
  await reseller.goto('/account/prepaid-account', { waitUntil: 'networkidle' });
  await expect(reseller.getByText(balance, { exact: true }).first()).toBeVisible();
}

async function openRequest(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: email }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(email);
}

/** Somebody, or the night, may have closed them before. */
async function closeDays(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close days now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close the days' }).click();
  const closedBefore = dialog.getByText('Every day up to then is closed');
  await expect(page.getByText('The days are closed.').or(closedBefore)).toBeVisible({ timeout: 60_000 });
  if (await closedBefore.isVisible()) await dialog.getByRole('button').first().click();
}
