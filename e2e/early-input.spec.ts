import { expect, test, type Page } from '@playwright/test';
import { PASSWORD } from './users';

/** Opens a page whose scripts arrive when the returned function is called. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  let sendScripts!: () => void;
  const scripts = new Promise<void>((resolve) => (sendScripts = resolve));
  await page.route('**/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return sendScripts;
}

test('a log-in that is sent before the scripts have loaded is not in the address, and is made once they have', async ({
  page,
}) => {
  const sendScripts = await openBeforeScripts(page, '/account/login?return=%2Faccount%2Forders');
  await page.getByLabel('Email', { exact: true }).fill('customer@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click({ noWaitAfter: true });
  expect(page.url()).not.toContain('password');
  sendScripts();
  await expect(page).toHaveURL(/\/account/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Log in');
});

test('a size that is typed before the scripts have loaded is the size of the price and of the item', async ({
  page,
}) => {
  const sendScripts = await openBeforeScripts(page, '/banner/vinyl');
  const total = page.getByRole('region', { name: 'Adjusted quote' }).getByRole('status').last();
  const before = await total.innerText();
  const hem = page.getByRole('checkbox', { name: /Hem and grommets/ });
  const raw = page.getByRole('checkbox', { name: /Raw edges/ });
  await page.getByRole('textbox', { name: 'Width' }).fill('90');
  await raw.check({ force: true });
  await expect(hem).toBeChecked();
  sendScripts();
  await expect(total).not.toHaveText(before);
  await expect(page.getByRole('textbox', { name: 'Width' })).toHaveValue('90');
  await expect(raw).toBeChecked();
  await expect(hem).not.toBeChecked();
  await expect(page.getByRole('img', { name: /90/ }).first()).toBeVisible();
});
