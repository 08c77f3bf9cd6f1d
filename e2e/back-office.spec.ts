import { expect, test, type Page } from '@playwright/test';
import { PASSWORD } from './users';

const SESSION = {
  role: 'admin',
  email: 'admin@example.com',
  accessToken: 'a',
  refreshToken: 'r',
  expireInSeconds: 7200,
};
const HOUR_MS = 3_600_000;

test.describe('who comes to the back office without a session that holds', () => {
  test('is asked once to log in, and then led to the page asked for', async ({ page }) => {
    const asked = logInsOf(page);
    await page.goto('/admin/#/orders');
    await page.getByLabel(/^E-mail/).fill('admin@example.com');
    await page.getByLabel(/^Password/).fill(PASSWORD);
    expect(asked).toHaveLength(1);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/#\/orders$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  });

  test('is told that it is over, once', async ({ page }) => {
    const asked = logInsOf(page);
    await leave(page, { ...SESSION, expire: new Date(Date.now() - HOUR_MS).toISOString() });
    await page.goto('/admin/#/orders');
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('is told that it is over when the server says so', async ({ page }) => {
    await leave(page, { ...SESSION, expire: new Date(Date.now() + 2 * HOUR_MS).toISOString() });
    await page.goto('/admin/#/orders');
    await expect(page.getByText('Your session has ended.')).toBeVisible();
  });
});

/** Every time from now on that the page goes to the log-in. */
function logInsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('#/login')) asked.push(frame.url());
  });
  return asked;
}

/** Leaves a session in the browser as the back office keeps it. */
async function leave(page: Page, session: object): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((kept) => localStorage.setItem('backoffice.session', kept), JSON.stringify(session));
}
