import { expect, test, type Page } from '@playwright/test';
import { logInAsStaff, PASSWORD } from './users';

const SESSION = {
  role: 'admin',
  email: 'admin@example.com',
  accessToken: 'a',
  refreshToken: 'r',
  expireInSeconds: 7200,
};
const HOUR_MS = 3_600_000;

test.describe('staff without a valid session', () => {
  test('log in once and then see the page that they opened', async ({ page }) => {
    const logIns = collectLogInPages(page);
    await page.goto('/admin/#/orders');
    await page.getByLabel(/^Email/).fill('admin@example.com');
    await page.getByLabel(/^Password/).fill(PASSWORD);
    expect(logIns).toHaveLength(1);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/#\/orders$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  });

  test('see once that the session has expired', async ({ page }) => {
    const logIns = collectLogInPages(page);
    await storeSession(page, { ...SESSION, expire: new Date(Date.now() - HOUR_MS).toISOString() });
    await page.goto('/admin/#/orders');
    await expect(page.getByText('Your session has expired.')).toBeVisible();
    expect(logIns).toHaveLength(1);
  });

  test('see that the session has ended when the server rejects it', async ({ page }) => {
    await storeSession(page, { ...SESSION, expire: new Date(Date.now() + 2 * HOUR_MS).toISOString() });
    await page.goto('/admin/#/orders');
    await expect(page.getByText('Your session has expired.')).toBeVisible();
  });
});

test('staff read what a page is for, and hide the introduction until they ask for it again', async ({ page }) => {
  await logInAsStaff(page, 'isc@example.com');
  const introduction = page.getByRole('region', { name: 'Introduction' });
  await expect(introduction).toContainText('record a shipment or a delivery');
  await introduction.getByRole('button', { name: 'Hide the introduction' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'About this page' }).click();
  await expect(page.getByRole('dialog', { name: 'About this page' })).toContainText('waiting for your role');
  await expect(introduction).toBeHidden();
  await page.getByRole('button', { name: 'Show the introduction' }).click();
  await expect(introduction).toBeVisible();
  await page.goto('/admin/#/orders');
  await page.getByRole('button', { name: 'About this page' }).click();
  await expect(page.getByRole('dialog', { name: 'About this page' })).toContainText('All orders, by status.');
  await expect(introduction).toBeHidden();
});

/** The visits of the log-in page from now on. */
function collectLogInPages(page: Page): string[] {
  const logIns: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('#/login')) logIns.push(frame.url());
  });
  return logIns;
}

/** Stores a session in the browser as the back office does. */
async function storeSession(page: Page, session: object): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((value) => localStorage.setItem('backoffice.session', value), JSON.stringify(session));
}
