import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { galleries } from './galleries';
import { logIn } from './users';
import { languages, phone, test, WIDTHS, type Language } from './visitors';
import { collectConsoleErrors, findPageFaults, waitUntilLoaded } from './page-monitor';

const categories = ['banner', 'sticker', 'exhibition', 'flags', 'lightbox', 'fabric', 'uvinkjet', 'othermaterials'];

/** The demo has an order in every state; not all are the customer's. */
const orders = [...'123456789ABC'].map((last) => `DEM000-000000-00000${last}`);
const customersOrders = orders.filter((order) => /[1258ABC]$/.test(order));

/** What anybody may look at, by its plain path; `/{category}/:slug` stands for every product of a category. */
const open = [
  '/',
  '/track',
  '/track?orderId=DEM000-000000-000008',
  '/products/catalog',
  '/products/catalog?q=banner',
  '/products/product?sku=vinyl-440',
  ...categories.flatMap((category) => [`/${category}`, `/${category}/:slug`]),
  '/account/login',
  '/account/register',
  '/account/templates-download',
  '/portfolio',
  ...galleries.map((gallery) => `/portfolio/${gallery}`),
  '/account/forgetpassword',
  '/account/resetpassword?email=customer%40example.com',
  '/contactus',
  '/buyforme',
  '/aboutus',
  '/aboutus/history',
  '/aboutus/factory',
  '/support',
  '/privacy',
  '/terms',
  '/return-refund',
  '/international-shipping',
  '/home/ConfirmSubscription',
  '/home/Unsubscribe',
];

/** What is somebody's own; who is logged out is asked to log in. */
const own = [
  '/account',
  '/account/orders',
  '/account/view-order?orderId=DEM000-000000-000003',
  '/account/invoice?orderId=DEM000-000000-000002',
  '/account/prepaid-account',
  '/account/account-details',
  '/account/addresses',
  '/account/change-password',
  '/cart',
  '/added2cart',
  '/cart/completeorder?orderId=DEM000-000000-000001',
  '/cart/checkout?orderId=DEM000-000000-000002',
  '/aboutus/reseller-program',
];

/** What staff, who have no cart and no orders, may look at as customers may. */
const ofAnyAccount = ['/', '/banner/vinyl', '/account', '/account/account-details', '/account/change-password'];

const backOffice = [
  '#/',
  '#/orders',
  '#/orders?filter=%7B%7D',
  ...orders.map((order) => `#/orders/${order}/show`),
  '#/accounts',
  '#/accounts/de300000-0000-4000-8000-000000000001/show',
  '#/accounts/de300000-0000-4000-8000-000000000002/show',
  '#/prepaid-transactions',
  '#/prepaid-transactions/create',
  '#/reseller-applications',
  '#/staff',
  '#/staff/create',
  '#/staff/de300000-0000-4000-8000-000000000005/show',
  '#/audit-log',
  '#/second-factor',
  '#/invitation?token=of-no-invitation',
];

test.describe('a page of the storefront has nothing wrong with it', () => {
  for (const path of open) {
    test(path, async ({ browser, request }) => {
      test.slow();
      for (const [turn, language] of languages.entries()) {
        const page = await phone(browser, language);
        for (const each of await pathsOf(request, path, turn)) await opens(page, pathIn(language, each));
        await page.context().close();
      }
    });
  }

  for (const path of own) {
    test(path, async ({ browser, customer }) => {
      for (const language of languages) {
        for (const storageState of [undefined, customer]) {
          const page = await phone(browser, language, storageState);
          await opens(page, pathIn(language, path));
          if (storageState) await expect(page).not.toHaveURL(/login/);
          await page.context().close();
        }
      }
    });
  }

  test('whoever of the staff looks at it', async ({ browser }) => {
    const page = await phone(browser, 'en');
    await logIn(page, 'service@example.com');
    for (const path of ofAnyAccount) await opens(page, path);
    await expect(page).not.toHaveURL(/login/);
  });
});

test.describe('an order of whatever state is shown with nothing wrong', () => {
  for (const order of customersOrders) {
    test(order, async ({ browser, customer }) => {
      for (const language of languages) {
        const page = await phone(browser, language, customer);
        await opens(page, pathIn(language, `/account/view-order?orderId=${order}`));
        await opens(page, pathIn(language, `/account/invoice?orderId=${order}`));
        await page.context().close();
      }
    });
  }
});

test.describe('a page of the back office has nothing wrong with it', () => {
  for (const path of backOffice) {
    test(path, async ({ browser, staff }) => {
      for (const language of languages) {
        const page = await phone(browser, language, staff);
        await opens(page, `/admin/${path}`);
        await expect(page).not.toHaveURL(/login/);
        await page.context().close();
      }
    });
  }

  test('the log-in', async ({ browser }) => {
    for (const language of languages) {
      const page = await phone(browser, language);
      await opens(page, '/admin');
      await page.context().close();
    }
  });
});

test('no link of the storefront leads nowhere, and every page that one leads to is looked at above', async ({
  request,
}) => {
  const looked = new Set([...open, ...own].map((path) => path.split('?')[0]));
  const found = await crawl(request, ['/', '/ja']);
  expect(found.filter(({ status }) => status >= 400)).toEqual([]);
  const plain = found.map(({ path }) => plainPath(path)).filter((path) => !isProduct(path));
  expect(plain.filter((path) => !looked.has(path))).toEqual([]);
  expect(found.length).toBeGreaterThan(2 * looked.size - own.length);
});

/** Opens a page and holds that nothing is wrong with it, on a phone and then as wide as a desk. */
async function opens(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    const complaints = collectConsoleErrors(page);
    const answer = await page.goto(path);
    expect(answer?.status(), 'the status').toBeLessThan(400);
    for (const width of WIDTHS) {
      await page.setViewportSize(width);
      await waitUntilLoaded(page);
      expect(await findPageFaults(page), `at ${width.width} px`).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}

/** English is plain, but for two pages that exist only with a prefix. */
function pathIn(language: Language, path: string): string {
  return language === 'en' && !path.startsWith('/products/') ? path : `/${language}${path === '/' ? '' : path}`;
}

/** The products of a category for its `:slug`; the languages take turns with them. */
async function pathsOf(request: APIRequestContext, path: string, turn: number): Promise<string[]> {
  if (!path.endsWith('/:slug')) return [path];
  const category = path.slice(1, -'/:slug'.length);
  const answer = await request.get('/api/Catalog/Products', { params: { category, size: 100 } });
  const { data } = (await answer.json()) as { data: { items: { slug: string }[] } };
  expect(data.items.length, 'products').toBeGreaterThan(0);
  return data.items.filter((_, at) => at % languages.length === turn).map(({ slug }) => `/${category}/${slug}`);
}

interface Found {
  path: string;
  status: number;
  /** The page with the first link to it. */
  from: string;
}

/** Every page of the storefront that links lead to from these, a path once whatever its query. */
async function crawl(request: APIRequestContext, starts: readonly string[]): Promise<Found[]> {
  const found = new Map(starts.map((path) => [path, { path, status: 0, from: '' }]));
  for (const page of found.values()) {
    const answer = await request.get(page.path);
    page.status = answer.status();
    const links = [...(await answer.text()).matchAll(/<a [^>]*?href="([^"]+)"/g)];
    for (const [, href = ''] of links) {
      const { origin, pathname } = new URL(href.replaceAll('&amp;', '&'), answer.url());
      const own = origin === new URL(answer.url()).origin && !/^\/(admin|api|assets|templates)\b/.test(pathname);
      if (own && !found.has(pathname)) found.set(pathname, { path: pathname, status: 0, from: page.path });
    }
  }
  return [...found.values()];
}

/** A page's path as the default language has it. */
function plainPath(path: string): string {
  return path.replace(/^\/(en|ja)(?=\/|$)/, '') || '/';
}

function isProduct(path: string): boolean {
  const [, category = '', slug] = path.split('/');
  return slug !== undefined && categories.includes(category);
}
