import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Of every demo account. */
export const PASSWORD = 'demo-password';

/** A window of somebody's own: nothing in it is another's. */
export async function openPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  return context.newPage();
}

/** Logs in at the storefront, in English. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/account/login');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
}

/** Logs in at the back office, in English. */
export async function logInAsStaff(page: Page, email: string): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
}
