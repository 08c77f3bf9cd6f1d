import { expect, test, type Page } from '@playwright/test';
import { findSmallTargetsInView } from './accessibility';
import { ApiUser } from './api-user';
import { extended } from './extended-tests';
import { BLANK_MESH, registerCustomer } from './own-order';
import { openLoaded } from './page-monitor';
import { pathIn } from './pages';
import { hasGlyphsOfLanguage } from './screenshots';
import { openPage } from './users';
import { languages } from './visitors';

const bar = (page: Page) => page.getByRole('banner');
const phone = { width: 390, height: 844 };

/** Tests that open the home page once, one after another, and leave no menu open. */
test.describe('the home page of a visitor', () => {
  test.describe.configure({ mode: 'default' });
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await openLoaded(page, '/');
  });
  test.afterAll(() => page.close());

  test('has a menu toggle, settings, a currency menu, a language menu, an account menu and the cart', async () => {
    // S2.181, S2.182, S2.183, S2.184, S2.185, S2.187
    for (const name of ['Products menu', 'Settings', /^Currency: /, /^Language: /, 'Account'])
      await expect(bar(page).getByRole('button', { name })).toBeVisible();
    // S2.192
    await expect(bar(page).getByRole('link', { name: 'Cart, empty' })).toHaveAttribute('href', '/cart');
  });

  test('offers log-in and registration to a visitor who is not logged in', async () => {
    await bar(page).getByRole('button', { name: 'Account' }).click();
    // S2.188
    await expect(page.getByRole('menuitem', { name: 'Log in' })).toHaveAttribute('href', '/account/login');
    // S2.189
    await expect(page.getByRole('menuitem', { name: 'Register' })).toHaveAttribute('href', '/account/register');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem', { name: 'Register' })).toBeHidden();
  });

  test('shows the logo, a home entry and the products in groups that unfold, each with an icon', async () => {
    const drawer = page.getByRole('complementary');
    // S2.194, S2.195
    await expect(drawer.getByRole('link', { name: 'Widepress' })).toBeVisible();
    // S2.196
    await expect(drawer.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    const groups = drawer.getByRole('button', { name: /^Show products: / });
    // S2.197
    await expect(groups).toHaveCount(8);
    for (const group of await groups.all())
      // S3.147
      await expect(group.locator('xpath=..').getByRole('link').locator('svg')).toBeVisible();
    const banners = drawer.getByRole('button', { name: 'Show products: Banners' });
    await banners.click();
    // S2.198
    await expect(drawer.getByRole('link', { name: 'Mesh banner, 340 g' })).toBeVisible();
    const uv = drawer.getByRole('button', { name: 'Show products: UV inkjet' });
    await uv.click();
    await expect(uv).toHaveAttribute('aria-expanded', 'true');
    // S2.76
    await expect(drawer.getByRole('link', { name: /Acrylic/ })).toContainText('UV');
  });

  test('has the newsletter form, an information block, link columns, the copyright and card brands', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('textbox', { name: 'Newsletter' })).toBeVisible();
    // S1.14, S1.15, S1.16, S2.200
    await expect(footer.getByRole('region', { name: 'Widepress' })).toContainText(
      'factories in Shanghai, Jiangsu and Indonesia',
    );
    await expect(footer.getByRole('region', { name: 'Widepress' })).toContainText('24 hours a day');
    // S2.201
    expect(await footer.getByRole('navigation').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1);
    // S2.202
    await expect(footer).toContainText(`© 2006–${new Date().getFullYear()}`);
    // S2.203
    for (const card of ['Visa', 'Mastercard', 'American Express', 'PayPal'])
      await expect(footer.getByRole('img', { name: card })).toBeVisible();
  });

  test('a back-to-top button appears after scrolling more than 20 px', async () => {
    const button = page.getByRole('button', { name: 'Back to top' });
    await page.evaluate(() => window.scrollTo(0, 20));
    // S9.81
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 21));
    // S2.210
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('the top app bar', () => {
  test('offers a logged-in customer the account and log-out, which ends the session and opens the home page', async ({
    page,
  }) => {
    await (await ApiUser.logIn('reseller@example.com')).startSession(page);
    await page.goto('/banner');
    const witness = () => page.evaluate(() => localStorage.getItem('witness'));
    // S3.136
    expect(await page.evaluate(() => localStorage.getItem('session'))).toContain('"role":"reseller"');
    const before = await witness();
    await bar(page).getByRole('button', { name: 'Account' }).click();
    // S2.190
    await expect(page.getByRole('menuitem', { name: 'My account' })).toHaveAttribute('href', '/account');
    // S2.191
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    // S4.51, S8.34
    await expect(page.getByText('You are logged out')).toBeVisible();
    // S4.52
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
    // S4.50
    expect(await witness()).not.toBe(before);
  });

  test('links to the same page in another language', async ({ page }) => {
    await page.goto('/flags/nobori-flag');
    await bar(page).getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitem', { name: '日本語' }).click();
    await expect(page).toHaveURL('/ja/flags/nobori-flag');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });

  test('switches the currency at once and shows a success toast for 2 seconds', async ({ page }) => {
    await page.clock.install();
    await openLoaded(page, '/banner/vinyl');
    await expect(page.getByRole('region', { name: 'Adjusted quote' })).toContainText('$');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await bar(page).getByRole('button', { name: 'Currency: USD' }).click();
    await page.getByRole('menuitemradio', { name: /EUR/ }).click();
    await expectToast(page, /^Currency switched/); // S4.60, S8.32, S9.80
    await page.clock.resume();
    // S4.59
    await expect(page.getByRole('region', { name: 'Adjusted quote' })).toContainText('€');
  });
});

test.describe('the left drawer', () => {
  test('opens over the page on a phone, 300 px wide', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await bar(page).getByRole('button', { name: 'Products menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Products menu' });
    await expect(drawer.getByRole('link', { name: 'Home' })).toBeVisible();
    // S9.83
    expect((await drawer.boundingBox())?.width).toBeCloseTo(300, 2);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the bottom bar has cart, account and settings', async ({ page }) => {
    await page.goto('/');
    const bottom = page.getByRole('navigation', { name: 'Shortcuts' });
    // S2.204, S2.205
    await expect(bottom.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
    // S2.206
    await expect(bottom.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account/login');
    await bottom.getByRole('button', { name: 'Settings' }).click();
    // S2.207
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  });

  test('the bottom bar takes nothing from the targets it covers, nor from the end of the page', async ({ page }) => {
    // The height at which Lighthouse found the names of two products below the bar.
    await page.setViewportSize({ width: 412, height: 823 });
    await openLoaded(page, '/banner');
    expect(await findSmallTargetsInView(page)).toEqual([]);
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const footer = await page.getByRole('contentinfo').boundingBox();
    const bottom = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((bottom?.y ?? 0) + 1);
  });

  test('the product menu works once the screen is turned and wide enough for it', async ({ page }) => {
    await openLoaded(page, '/');
    await page.setViewportSize({ width: 1280, height: 800 });
    const drawer = page.getByRole('complementary');
    await drawer.getByRole('button', { name: 'Show products: Banners' }).click();
    await expect(drawer.getByRole('link', { name: 'Mesh banner, 340 g' })).toBeVisible();
  });
});

test('the settings dialog is at most 600 px wide, offers currency and unit, and applies a unit at once', async ({
  page,
}) => {
  await page.clock.install();
  await openLoaded(page, '/banner/vinyl');
  await expect(page.getByRole('combobox', { name: 'Unit' })).toHaveValue('0');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await bar(page).getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  // S2.208
  await expect(settings.getByRole('group', { name: 'Currency' }).getByRole('radio')).toHaveCount(8);
  // S9.82
  expect((await settings.boundingBox())?.width).toBeCloseTo(600, 2);
  // S2.209
  await settings.getByRole('radio', { name: 'Centimeter' }).check();
  await expectToast(page, /^Default unit switched/); // S4.62, S8.33
  await page.clock.resume();
  await page.keyboard.press('Escape');
  // S4.61
  await expect(page.getByRole('combobox', { name: 'Unit' })).toHaveValue('2');
});

test('the cookie notice stays until it is confirmed, and opens again from the footer', async ({ page }) => {
  await page.goto('/');
  const notice = page.getByRole('region', { name: 'Cookies' });
  // S2.211
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice.getByRole('button')).toHaveText(['Got it']);
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toBeHidden();
  await page.goto('/banner');
  await expect(notice).toBeHidden();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click();
  await expect(notice.getByRole('button', { name: 'Got it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
});

test('the 404 page has a button that opens the home page', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click();
  // S2.7
  await expect(page).toHaveURL('/');
});

test('an error other than 404 opens the page “An error occurred”, which links to the home page and says if there is no connection', async ({
  page,
}) => {
  await openLoaded(page, '/');
  await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('link', { name: 'Flags' }).first().click();
  // S2.8, S4.70, S8.2
  await expect(page.getByRole('heading', { name: 'An error occurred' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to home' })).toBeVisible();
  await page.route(/\.data(\?|$)/, (route) => route.abort());
  await openLoaded(page, '/banner');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Flags' }).first().click();
  await expect(page.getByRole('main')).toContainText('You’re offline. Check your connection, then try again.');
  await page.context().setOffline(false);
  await openLoaded(page, '/ja/portfolio');
  await page.context().setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: '旗・のぼり' }).click();
  await expect(page.getByRole('main')).toContainText('インターネットに接続されていません。');
});

test('a route change shows a progress bar, then checks language, layout and address before it loads data', async ({
  page,
}) => {
  await openLoaded(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\.data(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('complementary').getByRole('link', { name: 'Fabric and canvas' }).click();
  // S4.63
  await expect(page.getByRole('progressbar')).toBeVisible();
  const response = page.waitForResponse(/\.data(\?|$)/);
  answer();
  const timing = (await (await response).headerValue('server-timing')) ?? '';
  // S4.64, S4.65, S4.66, S4.67
  expect(timing.split(', ').map((step) => step.split(';')[0])).toEqual(['language', 'layout', 'validation', 'data']);
  await expect(page).toHaveURL('/fabric');
  await expect(page.getByRole('progressbar')).toBeHidden();
});

test('the progress bar of a route change appears after 200 ms and fills in 5 seconds', async ({ page }) => {
  await page.clock.install();
  await openLoaded(page, '/');
  await page.route(/\.data(\?|$)/, () => undefined);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const timer = waitForTimer(page, 200);
  await page.getByRole('complementary').getByRole('link', { name: 'Fabric and canvas' }).click();
  await timer;
  await page.clock.runFor(199);
  const bar = page.getByRole('progressbar');
  await expect(bar).toBeHidden();
  await page.clock.runFor(1);
  // S9.79
  await expect(bar).toBeVisible();
  // S9.78
  await expect(bar.locator('div')).toHaveCSS('animation-duration', '5s');
});

test('the pages of links are fetched beforehand on 4g, and not on 2g', async ({ browser, baseURL }) => {
  for (const effectiveType of ['4g', '2g']) {
    const page = await openPage(browser, { baseURL });
    await page.addInitScript((type) => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: type, saveData: false } });
    }, effectiveType);
    await page.clock.install();
    await openLoaded(page, '/');
    const link = page.getByRole('main').getByRole('link', { name: 'Shop all products' });
    await link.hover();
    await page.clock.runFor(10_000);
    await page.getByRole('complementary').getByRole('link', { name: 'Fabric and canvas' }).hover();
    await page.clock.runFor(10_000);
    const prefetched = page.locator('link[rel="prefetch"]');
    // S9.74
    if (effectiveType === '2g') await expect(prefetched).toHaveCount(0);
    else await expect.poll(() => prefetched.count()).toBeGreaterThan(0);
  }
});

/** Resolves when the page sets a timer of this duration: a navigation sets one after React has rendered that it began. */
function waitForTimer(page: Page, durationMs: number): Promise<void> {
  return page.evaluate(
    (awaited) =>
      new Promise<void>((resolve) => {
        const { setTimeout } = window;
        window.setTimeout = ((handler: TimerHandler, delay?: number) => {
          if (delay === awaited) resolve();
          return setTimeout(handler, delay);
        }) as typeof window.setTimeout;
      }),
    durationMs,
  );
}

/** Expects a toast that is shown for 2 seconds of the page's clock, which stands still. */
async function expectToast(page: Page, text: RegExp): Promise<void> {
  const toast = page.getByText(text);
  await expect(toast).toBeVisible();
  await expect(toast).toHaveAttribute('data-tone', 'success');
  await page.clock.runFor(1_999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toBeHidden();
}

test(
  'the longest name of a country fits into its field in the cart on a phone, in every language',
  extended,
  async ({ browser }) => {
    const page = await openPage(browser, { viewport: phone, hasTouch: true, isMobile: true });
    const customer = await registerCustomer(page);
    await customer.call('Cart/Add2Cart', { item: BLANK_MESH });
    for (const language of languages) {
      await openLoaded(page, pathIn(language, '/cart'));
      const select = page.locator('select').filter({ has: page.locator('option[value="VC"]') });
      await page.locator('aside select').first().scrollIntoViewIfNeeded();
      await expect(select).toHaveCount(1);
      if (await page.evaluate(hasGlyphsOfLanguage)) expect(await select.evaluate(findCutOptions), language).toEqual([]);
    }
  },
);

/** Runs in the page: the options that are longer than their field. */
function findCutOptions(element: Element): string[] {
  const select = element as HTMLSelectElement;
  const { paddingLeft, paddingRight, fontFamily, fontSize, fontFeatureSettings } = getComputedStyle(select);
  const available = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const ruler = document.createElement('span');
  Object.assign(ruler.style, { position: 'absolute', whiteSpace: 'nowrap' });
  Object.assign(ruler.style, { fontFamily, fontSize, fontFeatureSettings });
  document.body.append(ruler);
  const cut = [...select.options]
    .map(({ text }) => text)
    .filter((text) => {
      ruler.textContent = text;
      return ruler.getBoundingClientRect().width > available;
    });
  ruler.remove();
  return cut;
}
