import { expect, test, type Page } from '@playwright/test';
import { logIn } from './users';

const bar = (page: Page) => page.getByRole('banner');
const phone = { width: 390, height: 844 };

test.describe('the bar at the top', () => {
  test('has a menu toggle, settings, currencies, languages, the account and the cart', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Products menu', 'Settings', /^Currency: /, /^Language: /, 'Account'])
      await expect(bar(page).getByRole('button', { name })).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Cart, empty' })).toHaveAttribute('href', '/cart');
  });

  test('offers to log in and register while nobody is logged in', async ({ page }) => {
    await page.goto('/');
    await bar(page).getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('menuitem', { name: 'Log in' })).toHaveAttribute('href', '/account/login');
    await expect(page.getByRole('menuitem', { name: 'Register' })).toHaveAttribute('href', '/account/register');
  });

  test('offers my account and to log out to whoever is logged in; logging out says so and leads home', async ({
    page,
  }) => {
    await logIn(page, 'reseller@example.com');
    await page.goto('/banner');
    const witness = () => page.evaluate(() => localStorage.getItem('witness'));
    const before = await witness();
    await bar(page).getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('menuitem', { name: 'My account' })).toHaveAttribute('href', '/account');
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByText('You are logged out')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
    expect(await witness()).not.toBe(before);
  });

  test('leads to the same page in another language', async ({ page }) => {
    await page.goto('/flags/nobori-flag');
    await bar(page).getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitem', { name: '日本語' }).click();
    await expect(page).toHaveURL('/ja/flags/nobori-flag');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });

  test('switches the currency at once and says so for 2 seconds', async ({ page }) => {
    await page.goto('/banner/vinyl');
    await expect(page.getByRole('region', { name: 'Adjusted quote' })).toContainText('$');
    await bar(page).getByRole('button', { name: 'Currency: USD' }).click();
    await page.getByRole('menuitemradio', { name: /EUR/ }).click();
    const toast = page.getByText(/^Currency switched/);
    await expect(toast).toBeVisible();
    await expect(page.getByRole('region', { name: 'Adjusted quote' })).toContainText('€');
    await expect(toast).toBeHidden({ timeout: 5_000 });
  });
});

test.describe('the left drawer', () => {
  test('shows the logo, home and the products in groups that unfold, each with its picture', async ({ page }) => {
    await page.goto('/');
    const drawer = page.getByRole('complementary');
    await expect(drawer.getByRole('link', { name: 'Widepress' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    const groups = drawer.getByRole('button', { name: /^Show products: / });
    await expect(groups).toHaveCount(8);
    for (const group of await groups.all())
      await expect(group.locator('xpath=..').getByRole('link').locator('svg')).toBeVisible();
    const uv = drawer.getByRole('button', { name: 'Show products: UV inkjet' });
    await uv.click();
    await expect(uv).toHaveAttribute('aria-expanded', 'true');
    await expect(drawer.getByRole('link', { name: /Acrylic/ })).toContainText('UV');
  });

  test('opens over the page on a phone, 300 px wide', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await bar(page).getByRole('button', { name: 'Products menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Products menu' });
    await expect(drawer.getByRole('link', { name: 'Home' })).toBeVisible();
    expect((await drawer.boundingBox())?.width).toBe(300);
  });
});

test.describe('the foot of a page', () => {
  test('has the newsletter form, a word about the shop, columns of links, the years since 2006 and cards', async ({
    page,
  }) => {
    await page.goto('/');
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('textbox', { name: 'Newsletter' })).toBeVisible();
    await expect(foot.getByRole('region', { name: 'Widepress' })).toContainText(
      'Factories in Shanghai, Jiangsu and Indonesia',
    );
    await expect(foot.getByRole('region', { name: 'Widepress' })).toContainText('around the clock');
    expect(await foot.getByRole('navigation').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1);
    await expect(foot).toContainText(`© 2006–${new Date().getFullYear()}`);
    for (const card of ['Visa', 'Mastercard', 'American Express', 'PayPal'])
      await expect(foot.getByRole('img', { name: card })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the bar at the bottom has cart, account and settings', async ({ page }) => {
    await page.goto('/');
    const bottom = page.getByRole('navigation', { name: 'Shortcuts' });
    await expect(bottom.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
    await expect(bottom.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account/login');
    await bottom.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  });
});

test('the settings offer currency and unit, at most 600 px wide; a unit counts at once and says so', async ({
  page,
}) => {
  await page.goto('/banner/vinyl');
  await expect(page.getByRole('combobox', { name: 'Unit' })).toHaveValue('0');
  await bar(page).getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByRole('group', { name: 'Currency' }).getByRole('radio')).toHaveCount(8);
  expect((await settings.boundingBox())?.width).toBeLessThanOrEqual(600);
  await settings.getByRole('radio', { name: 'Centimeter' }).check();
  await expect(page.getByText(/^Default unit switched/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Unit' })).toHaveValue('2');
});

test('a button back to the top appears after scrolling more than 20 px', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => window.scrollTo(0, 20));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 21));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the notice about cookies stays until it is answered', async ({ page }) => {
  await page.goto('/');
  const notice = page.getByRole('region', { name: 'Cookies' });
  await expect(notice).toBeVisible();
  await page.reload();
  await notice.getByRole('button', { name: 'Only necessary' }).click();
  await expect(notice).toBeHidden();
  await page.goto('/banner');
  await expect(notice).toBeHidden();
});

test('a page that is not there leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('what goes wrong on the way to a page is said on a page of its own, with a way home', async ({ page }) => {
  await page.goto('/');
  await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('link', { name: 'Flags' }).first().click();
  await expect(page.getByRole('heading', { name: 'An error occurred' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to home' })).toBeVisible();
});

test('a way to another page shows how it goes on, until the page is there', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\.data(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('complementary').getByRole('link', { name: 'Fabric and canvas' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  arrive();
  await expect(page).toHaveURL('/fabric');
  await expect(page.getByRole('progressbar')).toBeHidden();
});

test('the bar of a page on its way shows after 200 ms, and fills in 5 seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.route(/\.data(\?|$)/, () => undefined);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('complementary').getByRole('link', { name: 'Fabric and canvas' }).click();
  await page.clock.runFor(199);
  const bar = page.getByRole('progressbar');
  await expect(bar).toBeHidden();
  await page.clock.runFor(1);
  await expect(bar).toBeVisible();
  await expect(bar.locator('div')).toHaveCSS('animation-duration', '5s');
});
