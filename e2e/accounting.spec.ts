import { expect, test, type Page } from '@playwright/test';
import { ApiUser } from './api-user';
import { openBackOffice, openList, searchList } from './back-office';
import { openPage } from './users';
import { collectConsoleErrors, findPageFaults } from './page-monitor';

/** An order of the demo customer that awaits payment. */
const AWAITING_PAYMENT = 'DEM000-000000-000002';

test('a large deposit needs approval by a second person, then shows in the balance, the journal and the daily close', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { email } = await ApiUser.register();
  const memo = `Wire ${Date.now()}`;
  const [accounting, admin, reseller] = [
    await openBackOffice(browser, 'accounting@example.com'),
    await openBackOffice(browser, 'admin@example.com'),
    await openPage(browser),
  ];
  const consoleErrors = [accounting, admin, reseller].map(collectConsoleErrors);
  await makeReseller(admin, email);
  await (await ApiUser.logIn(email)).startSession(reseller);

  await test.step('accounting records a deposit above the limit for one person', async () => {
    await openList(accounting, 'Money', 'Prepaid ledger');
    await accounting.getByRole('link', { name: 'Record a deposit' }).click();
    await accounting.getByLabel(/^Reseller’s email/).fill(email);
    await expect(accounting.getByText(/^Reseller, balance/)).toBeVisible();
    await accounting.getByLabel(/^Amount in CNY/).fill('60000');
    await accounting.getByLabel(/^Description/).fill(memo);
    await accounting.getByRole('button', { name: 'Record deposit' }).click();
    await expect(accounting.getByText('once a second person approves it')).toBeVisible();
    await expect(accounting.getByRole('heading', { level: 1, name: 'Deposit approvals' })).toBeVisible();
    await reseller.goto('/account/prepaid-account');
    await expect(reseller.getByText('CN¥0.00', { exact: true }).first()).toBeVisible();
    await expect(reseller.getByRole('region', { name: 'Add funds' })).toContainText('Contact sales'); // S1.35
  });

  await test.step('the person who recorded the deposit cannot approve it', async () => {
    await openRequest(accounting, email);
    await expect(accounting.getByText('You entered this.')).toBeVisible();
    await expect(accounting.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  });

  await test.step('a second person approves the deposit', async () => {
    await openList(admin, 'Money', 'Deposit approvals');
    expect(await findPageFaults(admin)).toEqual([]);
    await openRequest(admin, email);
    await admin.getByRole('button', { name: 'Approve' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Approve and post' }).click();
    await expect(admin.getByText('Approved and posted.')).toBeVisible();
  });

  await test.step('the reseller sees the balance and the deposit', async () => {
    await reseller.goto('/account/prepaid-account');
    await expect(reseller.getByText('CN¥60,000.00', { exact: true }).first()).toBeVisible();
    await expect(reseller.getByText(memo).first()).toBeVisible();
  });

  await test.step('the journal shows a posting from the bank to the prepaid accounts', async () => {
    await openList(accounting, 'Money', 'Journal');
    const row = accounting.getByRole('row').filter({ hasText: memo });
    await expect(row).toContainText(/Dr\s*1002\s*Bank.*Cr\s*2203\s*Customer prepaid accounts/);
    await expect(row).toContainText('admin@example.com');
    expect(await findPageFaults(accounting)).toEqual([]);
    await accounting.getByRole('button', { name: 'Export', exact: true }).click();
    const dialog = accounting.getByRole('dialog', { name: 'Export the journal' });
    const [download] = await Promise.all([
      accounting.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^journal-.*\.csv$/);
  });

  await test.step('the bank account shows the posting', async () => {
    await openList(accounting, 'Money', 'Trial balance');
    expect(await findPageFaults(accounting)).toEqual([]);
    await accounting
      .getByRole('row', { name: /^1002 Bank .*CN¥/ })
      .getByRole('link')
      .click();
    await expect(accounting.getByRole('heading', { level: 1, name: 'Bank · CNY' })).toBeVisible();
    await expect(accounting.getByRole('row').filter({ hasText: memo })).toContainText('CN¥60,000.00');
  });

  await test.step('the integrity checks run and the past days are closed', async () => {
    await openList(accounting, 'Money', 'Integrity checks');
    await accounting.getByRole('button', { name: 'Run checks now' }).click();
    await expect(accounting.getByText('The checks have run.')).toBeVisible();
    await expect(accounting.getByRole('row', { name: /Prepaid balance is negative/ })).toContainText('Passed');
    expect(await findPageFaults(accounting)).toEqual([]);
    await openList(accounting, 'Money', 'Daily closes');
    await closeDays(accounting);
    await accounting.getByRole('row').nth(1).getByRole('link').click();
    await expect(accounting.getByRole('rowheader', { name: 'Bank CNY' })).toBeVisible();
    expect(await findPageFaults(accounting)).toEqual([]);
  });

  // The API answers 409 if the days are closed already.
  expect(consoleErrors.flat().filter((error) => !error.includes('/api/admin/daily-closes'))).toEqual([]);
});

test('checkout and order page explain payment by Western Union, MoneyGram and bank transfer', async ({ page }) => {
  await (await ApiUser.logIn('customer@example.com')).startSession(page);
  for (const path of ['/cart/checkout', '/account/view-order']) {
    await page.goto(`${path}?orderId=${AWAITING_PAYMENT}`, { waitUntil: 'networkidle' });
    const methods = page.getByRole('region', { name: 'Other ways to pay' });
    // S9.38, S9.39, S9.40
    await expect(methods).toContainText('Western Union, MoneyGram and bank transfer are available on request.');
    await expect(methods).toContainText(AWAITING_PAYMENT);
    await expect(methods.getByRole('link', { name: 'Contact us about payment' })).toHaveAttribute('href', '/contactus');
    expect(await findPageFaults(page)).toEqual([]);
  }
});

async function makeReseller(admin: Page, email: string): Promise<void> {
  await openList(admin, 'Customers', 'Customers');
  await searchList(admin, 'Email, name or company', email);
  await admin.getByRole('link', { name: email }).click();
  await admin.getByRole('button', { name: 'Make a reseller' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel(/^Reason/).fill('By contract.');
  await dialog.getByRole('button', { name: 'Make a reseller' }).click();
  await expect(dialog).toHaveCount(0);
}

async function openRequest(page: Page, email: string): Promise<void> {
  await searchList(page, 'Customer’s email', email);
  await page.getByRole('link', { name: email }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(email);
}

/** Closes the past days, which may be closed already. */
async function closeDays(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close days now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close days' }).click();
  const closedBefore = dialog.getByText('All days up to this one are closed');
  await expect(page.getByText('Days closed.').or(closedBefore)).toBeVisible({ timeout: 60_000 });
  if (await closedBefore.isVisible()) await dialog.getByRole('button').first().click();
}
