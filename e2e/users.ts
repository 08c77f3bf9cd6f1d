import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

/** The password of every demo account. */
export const PASSWORD = 'demo-password';

const testOfContext = new WeakMap<BrowserContext, string>();

/** Opens a window with its own cookies and storage. It is closed when a later test opens one. */
export async function openPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const { testId } = test.info();
  const earlier = browser.contexts().filter((context) => (testOfContext.get(context) ?? testId) !== testId);
  await Promise.all(earlier.map((context) => context.close()));
  const context = await browser.newContext(options);
  testOfContext.set(context, testId);
  return context.newPage();
}

/** Logs in at the storefront, in English. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/account/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
}

/** Logs in at the back office, in English. */
export async function logInAsStaff(page: Page, email: string): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
}
