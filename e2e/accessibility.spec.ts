import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import type { ItemView, LanguageCode } from '@shop/contract';
import { findAxeFaults, findHiddenFocus } from './accessibility';
import type { ApiUser } from './api-user';
import { registerCustomer } from './own-order';
import { findPageFaults, openLoaded } from './page-monitor';
import { pathIn } from './pages';
import { createArtwork } from './print-files';
import { compareScreenshot, screenshotName } from './screenshots';
import { storefrontText } from './storefront-texts';
import { extended, runsExtendedTests, testedLanguages } from './extended-tests';
import { openPage } from './users';
import { phone, PHONE, pictureLanguages, pictureSizes, test } from './visitors';

type OpenState = (browser: Browser, language: LanguageCode) => Promise<Page>;

/** A page with a form that is sent as it is, and then shows errors. */
const emptyForm =
  (path: string): OpenState =>
  async (browser, language) => {
    const page = await open(browser, language, path);
    await sendEmptyForm(page.getByRole('main'));
    return page;
  };

async function sendEmptyForm(place: Locator): Promise<void> {
  await place.locator('form button[type=submit]').first().click();
  await expect(place.locator('[aria-invalid=true]').first()).toBeVisible();
}

/** A dialog that a button of the bar opens, on a phone. */
const barDialog =
  (key: string): OpenState =>
  async (browser, language) => {
    const page = await open(browser, language, '/');
    const name = storefrontText(language, 'common', key);
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    return page;
  };

/** Opens a page on a phone and brings it into a state that the tests of all pages do not see. */
const states: Record<string, OpenState> = {
  'the dark design of a product': async (browser, language) => {
    const page = await openPage(browser, { viewport: PHONE, colorScheme: 'dark' });
    await openLoaded(page, pathIn(language, '/banner/vinyl'));
    return page;
  },
  'a product with an invalid size': async (browser, language) => {
    const page = await open(browser, language, '/banner/vinyl');
    const width = page.getByLabel(storefrontText(language, 'product', 'field.width'));
    await width.fill('99999');
    await width.blur();
    await expect(width).toHaveAttribute('aria-invalid', 'true');
    return page;
  },
  'a registration with errors': emptyForm('/account/register'),
  'a new address with errors': async (browser, language) => {
    const page = await openAsNewCustomer(browser, language, '/account/addresses');
    await page.getByRole('button', { name: storefrontText(language, 'addresses', 'add'), exact: true }).click();
    await sendEmptyForm(page.getByRole('dialog'));
    return page;
  },
  'the products menu': barDialog('bar.menu'),
  'the search with suggestions': async (browser, language) => {
    const page = await barDialog('bar.search')(browser, language);
    await page.getByRole('dialog').locator('input[name=q]').pressSequentially('banner');
    await expect(page.getByRole('option').first()).toBeVisible();
    return page;
  },
  'the settings': async (browser, language) => {
    const page = await open(browser, language, '/');
    await page.getByRole('button', { name: storefrontText(language, 'common', 'bottom.settings') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    return page;
  },
  'open filters': async (browser, language) => {
    const page = await open(browser, language, '/banner');
    await page.getByRole('main').locator('summary').click();
    await expect(page.getByRole('group').first()).toBeVisible();
    return page;
  },
  'a size list with problems': async (browser, language) => {
    const page = await open(browser, language, '/cart/sizes?sku=vinyl-440');
    await page.getByRole('main').locator('textarea').fill(SIZES);
    await page.getByRole('button', { name: storefrontText(language, 'sizes', 'read'), exact: true }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    return page;
  },
  'a full cart': async (browser, language) => {
    const addItems = async (customer: ApiUser) => {
      for (const item of FULL_CART) await customer.call('Cart/Add2Cart', { item });
    };
    const page = await openAsNewCustomer(browser, language, '/cart', addItems);
    await expect(page.getByRole('main').getByRole('row').first()).toBeAttached();
    return page;
  },
  'the request to log in before adding to the cart': async (browser, language) => {
    const page = await open(browser, language, '/banner/vinyl');
    const name = storefrontText(language, 'quote', 'add');
    await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    return page;
  },
};

/** States of the same kind as one of `states`. */
const furtherStates: Record<string, OpenState> = {
  'a page that does not exist': (browser, language) => open(browser, language, '/no/such/page'),
  'a log-in form with errors': emptyForm('/account/login'),
  'a contact form with errors': emptyForm('/contactus'),
  'a request to buy for the customer with errors': emptyForm('/buyforme'),
  'a forgotten password with errors': emptyForm('/account/forgetpassword'),
  'a new password with errors': async (browser, language) => {
    const page = await openAsNewCustomer(browser, language, '/account/change-password');
    await sendEmptyForm(page.getByRole('main'));
    return page;
  },
  'an order of somebody else': (browser, language) =>
    openAsNewCustomer(browser, language, '/account/view-order?orderId=DEM000-000000-000002'),
  'an empty cart of a visitor': (browser, language) => open(browser, language, '/cart'),
  'a search without results': (browser, language) => open(browser, language, '/products/catalog?q=qwxzj'),
  'an order that is not found': (browser, language) => open(browser, language, '/track?orderId=ABC123-ABC123-ABC123'),
};

const SIZES = [
  'Width\tLength\tUnit\tQuantity\tLabel',
  '90\t120\tcm\t5\tNorth gate',
  'wide\t120\tcm\tmany\tA label of an item that is far longer than the width of a phone',
  '1.200\t99999\tm\t1\tUnbreakable-label-without-any-space-in-it-at-all',
].join('\n');

const FULL_CART: ItemView[] = [
  {
    ...{ sku: 'vinyl-440', width: '3', length: '6', unit: 1, quantity: 9000, artwork: 'custom' },
    ...{ finishes: ['hem-grommet'], label: 'Unbreakable-label-without-any-space-in-it-at-all' },
  },
  { sku: 'hand-flag', variant: '14x21', quantity: 1, artwork: 'blank', finishes: [] },
];

async function open(browser: Browser, language: LanguageCode, path: string): Promise<Page> {
  const page = await phone(browser, language);
  await openLoaded(page, pathIn(language, path));
  return page;
}

/** Opens a page on a phone for a customer of the test’s own, whom `prepare` gives what the page shows. */
async function openAsNewCustomer(
  browser: Browser,
  language: LanguageCode,
  path: string,
  prepare?: (customer: ApiUser) => Promise<void>,
): Promise<Page> {
  const page = await phone(browser, language);
  const customer = await registerCustomer(page);
  await prepare?.(customer);
  await openLoaded(page, pathIn(language, path));
  return page;
}

for (const [index, [state, openState]] of Object.entries({ ...states, ...furtherStates }).entries()) {
  const details = state in states ? {} : extended;
  const inTurn = pictureLanguages[index % pictureLanguages.length] ?? 'en';
  for (const language of testedLanguages(pictureLanguages, [inTurn])) {
    test(
      `axe finds nothing in ${state}, which fits phone and screen and looks like its pictures (${language})`,
      details,
      async ({ browser }) => {
        const page = await openState(browser, language);
        const axe = runsExtendedTests && language === 'ja' ? 'of texts' : 'all';
        expect.soft(await findAxeFaults(page, axe)).toEqual([]);
        for (const size of pictureSizes) {
          await page.setViewportSize(size);
          const picture = screenshotName('state', state, language, size.width);
          expect.soft(await compareScreenshot(page, picture)).toEqual([]);
          expect.soft((await findPageFaults(page)).filter((fault) => fault.startsWith('scrolls sideways'))).toEqual([]);
        }
      },
    );
  }
}

for (const language of testedLanguages(['en', 'de'] as const, ['de'])) {
  test(`axe finds nothing in the states of a file that is checked before ordering (${language})`, async ({
    browser,
  }) => {
    const page = await open(browser, language, '/banner/vinyl');
    const reports = await mockFileCheck(page);
    const text = (key: string) => storefrontText(language, 'order', key);
    await page.getByRole('button', { name: storefrontText(language, 'product', 'checkFile') }).click();
    const check = page.getByRole('region', { name: storefrontText(language, 'product', 'checkFile') });
    const choose = (name: string) => check.locator('input[type=file]').setInputFiles(createArtwork(name));
    const expectFaultless = async () => {
      expect(await findAxeFaults(page)).toEqual([]);
      expect((await findPageFaults(page)).filter((fault) => fault.startsWith('scrolls sideways'))).toEqual([]);
    };

    await choose('program.exe');
    await expect(check.getByText(text('upload.problem.file_type_not_allowed'))).toBeVisible();
    await expectFaultless();

    await choose('A-file-name-without-any-space-that-is-far-longer-than-the-width-of-a-phone.pdf');
    await expect(check.getByText(text('report.state.waiting')).first()).toBeVisible();
    await expectFaultless();
    reports.state = 'first';
    await expect(check.getByText(text('report.state.first'))).toBeVisible();
    await expectFaultless();
    reports.state = 'done';
    await expect(check.getByText(text('report.verdict.error'))).toBeVisible();
    await expect(check.getByRole('listitem')).toHaveCount(3);
    await expectFaultless();

    await check.getByRole('button', { name: text('report.check.another') }).click();
    reports.isRefused = true;
    await choose('refused.pdf');
    await expect(check.getByText('The file is refused.')).toBeVisible();
    await expectFaultless();
  });
}

/** Answers instead of the shop, which would examine a file for as long as it takes. */
async function mockFileCheck(page: Page): Promise<{ state: 'waiting' | 'first' | 'done'; isRefused: boolean }> {
  const reports = { state: 'waiting' as 'waiting' | 'first' | 'done', isRefused: false };
  const finding = (code: string, severity: string) => ({
    code,
    severity,
    text: `${code}. ${'Word '.repeat(40)}`,
    values: {},
  });
  await page.route('**/api/Artwork/Check*', (route) => {
    if (reports.isRefused)
      return route.fulfill({
        ...{ status: 415, contentType: 'application/problem+json' },
        json: { status: 415, code: 'file_type_not_allowed', title: 'not allowed', detail: 'The file is refused.' },
      });
    if (route.request().method() === 'POST') return route.fulfill({ json: { data: { checkId: crypto.randomUUID() } } });
    const { state } = reports;
    const isDone = state === 'done';
    const findings = isDone
      ? [finding('fonts_missing', 'error'), finding('pages', 'warning'), finding('rgb', 'info')]
      : [];
    const facts =
      state === 'waiting' ? {} : { widthMm: 2000, heightMm: 1000, widthPx: 8000, heightPx: 4000, dpi: 101.6 };
    const preflight = {
      format: 'pdf',
      state,
      verdict: isDone ? 'error' : state === 'first' ? 'ok' : null,
      facts,
      findings,
    };
    return route.fulfill({ json: { data: { state, preflight, preview: null, sizes: [], facts: null } } });
  });
  return reports;
}

test('axe finds a field without a name and a button that is too small', async ({ browser }) => {
  const page = await open(browser, 'en', '/support');
  await page.locator('h1').evaluate((heading) => {
    const small = '<button style="width: 12px; height: 12px; padding: 0">x</button>';
    heading.insertAdjacentHTML('afterend', `<div><input>${small}${small}</div>`);
  });
  const faults = await findAxeFaults(page);
  expect(faults.map((fault) => fault.split(' · ')[0])).toEqual(expect.arrayContaining(['label', 'target-size']));
});

for (const path of ['/banner/vinyl', '/contactus']) {
  test(`the bars of a phone do not hide the focus on ${path}`, async ({ browser }) => {
    const page = await open(browser, 'en', path);
    expect(await findHiddenFocus(page, 60)).toEqual([]);
  });
}
