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

test('a log-in form that is submitted before the scripts have loaded puts no password into a URL, and logs in once they have', async ({
  page,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const sendScripts = await openBeforeScripts(page, '/account/login?to=%2Faccount%2Forders');
  await page.getByLabel('Email', { exact: true }).fill('customer@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click({ noWaitAfter: true });
  sendScripts();
  await expect(page).toHaveURL(/\/account\/orders$/);
  expect(urls.filter((url) => url.includes(encodeURIComponent(PASSWORD)))).toEqual([]);
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

test('a button that is pressed before the scripts have loaded, and again before that is replayed, acts once', async ({
  page,
}) => {
  let sendReplay!: () => void;
  const replay = new Promise<void>((resolve) => (sendReplay = resolve));
  const sendScripts = await openBeforeScripts(page, '/banner/vinyl');
  await page.route('**/replay-input-*.js', async (route) => {
    await replay;
    await route.continue();
  });
  const menu = page.getByRole('button', { name: 'Products menu' });
  await page.getByRole('textbox', { name: 'Width' }).fill('90');
  await menu.click();
  const requested = page.waitForRequest('**/replay-input-*.js');
  sendScripts();
  await requested;
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  sendReplay();
  // The button would be pressed after the width is entered.
  await expect(page.getByRole('img', { name: /90/ }).first()).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

// React hydrates the page in response to a click, or loses the click while it cannot yet.
for (const delayMs of [0, 25])
  test(`a button that is pressed ${delayMs} ms after React has begun to hydrate the page acts once`, async ({
    page,
  }) => {
    await page.addInitScript((delay) => {
      const listen = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type, ...rest: [never]) {
        listen.call(this, type, ...rest);
        if (this !== document || type !== 'click') return;
        EventTarget.prototype.addEventListener = listen;
        setTimeout(() => document.querySelector<HTMLElement>('[aria-controls=rail]')?.click(), delay);
      };
    }, delayMs);
    await page.goto('/banner/vinyl');
    await expect(page.getByRole('button', { name: 'Products menu' })).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('#rail')).toBeHidden();
  });
