import { expect, type Browser, type Page } from '@playwright/test';
import { findAxeFaults, findHiddenFocus } from './accessibility';
import { openLoaded } from './page-monitor';
import { openPage } from './users';
import { phone, PHONE, test, WIDE } from './visitors';

/** Opens a page and brings it into a state that the tests of all pages do not see. */
const states: Record<string, (browser: Browser) => Promise<Page>> = {
  'a page that does not exist': (browser) => open(browser, '/no/such/page'),
  'the dark design of a product': async (browser) => {
    const page = await openPage(browser, { viewport: WIDE, colorScheme: 'dark' });
    await openLoaded(page, '/banner/vinyl');
    return page;
  },
  'a product with an invalid size': async (browser) => {
    const page = await open(browser, '/banner/vinyl');
    await page.getByLabel(/^Width/).fill('99999');
    await page.getByLabel(/^Width/).blur();
    await expect(page.getByLabel(/^Width/)).toHaveAttribute('aria-invalid', 'true');
    return page;
  },
  'a log-in form with errors': async (browser) => {
    const page = await open(browser, '/account/login');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    return page;
  },
  'a contact form with errors': async (browser) => {
    const page = await open(browser, '/contactus');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    return page;
  },
  'the settings': async (browser) => {
    const page = await openPage(browser, { viewport: WIDE });
    await openLoaded(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    return page;
  },
  'the products menu of a phone': async (browser) => {
    const page = await phone(browser, 'en');
    await openLoaded(page, '/');
    await page.getByRole('button', { name: 'Products menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    return page;
  },
};

async function open(browser: Browser, path: string): Promise<Page> {
  const page = await openPage(browser, { viewport: PHONE });
  await openLoaded(page, path);
  return page;
}

for (const [state, openState] of Object.entries(states)) {
  test(`axe finds nothing in ${state}`, async ({ browser }) => {
    expect(await findAxeFaults(await openState(browser))).toEqual([]);
  });
}

test('axe finds a field without a name and a button that is too small', async ({ browser }) => {
  const page = await open(browser, '/support');
  await page.locator('h1').evaluate((heading) => {
    const small = '<button style="width: 12px; height: 12px; padding: 0">x</button>';
    heading.insertAdjacentHTML('afterend', `<div><input>${small}${small}</div>`);
  });
  const faults = await findAxeFaults(page);
  expect(faults.map((fault) => fault.split(' · ')[0])).toEqual(expect.arrayContaining(['label', 'target-size']));
});

for (const path of ['/banner/vinyl', '/contactus']) {
  test(`the bars of a phone do not hide the focus on ${path}`, async ({ browser }) => {
    const page = await open(browser, path);
    expect(await findHiddenFocus(page, 60)).toEqual([]);
  });
}
