import { expect, test, type Page } from '@playwright/test';
import { extended } from './extended-tests';
import { PASSWORD } from './users';

declare global {
  interface Window {
    press: (x: number, y: number) => Promise<void>;
  }
}

/** The one for wide screens: before the style sheet is applied, the one for phones is visible too. */
const MENU_BUTTON = '[aria-controls=rail]';

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

test('a button that is pressed twice before the scripts have loaded, after something was entered, acts once', async ({
  page,
}) => {
  const sendScripts = await openBeforeScripts(page, '/banner/vinyl');
  const menu = page.locator(MENU_BUTTON);
  await page.getByRole('textbox', { name: 'Width' }).fill('90');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await menu.click();
  await menu.click();
  sendScripts();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('img', { name: /90/ }).first()).toBeVisible();
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

/** Presses a button, with the mouse, a while after React has begun to listen to clicks, when it hydrates the page or is about to. */
async function pressWhenReactListens(page: Page, selector: string, delayMs: number): Promise<void> {
  await page.exposeBinding('press', (_source, x: number, y: number) => page.mouse.click(x, y));
  await page.addInitScript(
    ([selector, delay]) => {
      const listen = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type, ...rest: [never]) {
        listen.call(this, type, ...rest);
        if (this !== document || type !== 'click') return;
        EventTarget.prototype.addEventListener = listen;
        const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        setTimeout(() => window.press(x + width / 2, y + height / 2), delay);
      };
    },
    [selector, delayMs] as const,
  );
}

// React hydrates the page in response to a click, or loses the click while it cannot yet.
for (const [delayMs, details] of [
  [0, {}],
  [25, extended],
] as const) {
  test(
    `a button that is pressed ${delayMs} ms after React has begun to hydrate the page acts once`,
    details,
    async ({ page }) => {
      await pressWhenReactListens(page, MENU_BUTTON, delayMs);
      await page.goto('/banner/vinyl');
      await expect(page.locator(MENU_BUTTON)).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator('#rail')).toBeHidden();
    },
  );

  test(
    `what was entered is used by a form that is submitted ${delayMs} ms after React has begun to hydrate the page`,
    details,
    async ({ page }) => {
      await pressWhenReactListens(page, 'main form button[type=submit]', delayMs);
      const sendScripts = await openBeforeScripts(page, '/account/login?to=%2Faccount%2Forders');
      await page.getByLabel('Email', { exact: true }).fill('customer@example.com');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      sendScripts();
      await expect(page).toHaveURL(/\/account\/orders$/);
    },
  );

  test(
    `what was entered is used by a button that is pressed ${delayMs} ms after React has begun to hydrate the page`,
    details,
    async ({ page }) => {
      // The button is in the visible part.
      await page.setViewportSize({ width: 1280, height: 2400 });
      await pressWhenReactListens(page, 'main button[data-full-width]', delayMs);
      const sendScripts = await openBeforeScripts(page, '/banner/vinyl');
      await page.getByRole('textbox', { name: 'Width' }).fill('90');
      sendScripts();
      const widths = () => page.evaluate(() => localStorage.getItem('cart')?.match(/"width":"[^"]*"/g));
      await expect.poll(widths).toEqual(['"width":"90"']);
    },
  );
}
