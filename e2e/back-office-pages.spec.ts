import { expect, type Page } from '@playwright/test';
import { findAxeFaults } from './accessibility';
import { listMenuAddresses } from './back-office';
import { PageInspector } from './page-inspector';
import { backOfficeOrderPages, backOfficePages } from './pages';
import { extended, testedLanguages } from './extended-tests';
import { openPage } from './users';
import { alternateLanguages, staffLanguages, test, visitsByLanguage } from './visitors';

test.describe('pages of the back office have no faults', () => {
  for (const language of testedLanguages(staffLanguages, ['zh-CN'])) {
    test(`the log-in page (${language})`, async ({ browser }) => {
      await new PageInspector(browser).inspectBackOffice(language, 'login');
    });
  }

  for (const [language, visited] of visitsByLanguage(backOfficePages, staffLanguages)) {
    test(`overview, accounts and forms (${language})`, async ({ browser, staff }) => {
      test.slow();
      const inspector = new PageInspector(browser, staff);
      for (const path of visited) await inspector.inspectBackOffice(language, path);
    });
  }

  for (const language of staffLanguages) {
    test(
      `the lists that the menu names, with titles in the chosen language (${language})`,
      extended,
      async ({ browser, staff }) => {
        test.slow();
        const paths = await listMenuPaths(await openPage(browser, { storageState: staff }));
        const inspector = new PageInspector(browser, staff, { opensEachPageOnce: true, translatesTitles: true });
        for (const path of paths) await inspector.inspectBackOffice(language, path);
      },
    );
  }

  test('the forms of carriers, import duties, customs data, color profiles and printers', async ({
    browser,
    staff,
  }) => {
    const page = await openPage(browser, { storageState: staff });
    for (const [path, button] of FORMS) {
      await page.goto(`/admin#/${path}`);
      await page.getByRole('button', { name: button, exact: true }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findAxeFaults(page), path).toEqual([]);
    }
  });

  test('orders in every state', extended, async ({ browser, staff }) => {
    test.slow();
    const inspector = new PageInspector(browser, staff, { opensEachPageOnce: true });
    for (const [language, path] of alternateLanguages(backOfficeOrderPages, staffLanguages))
      await inspector.inspectBackOffice(language, path);
  });
});

/** Lists with a button that opens a form. */
const FORMS = [
  ['carriers', 'Add carrier'],
  ['import-duties', 'Add duty'],
  ['product-customs', 'Edit'],
  ['colour-profiles', 'Upload profile'],
  ['printers', 'Add printer'],
] as const;

async function listMenuPaths(page: Page): Promise<string[]> {
  await page.goto('/admin');
  const addresses = await listMenuAddresses(page);
  expect(addresses.length).toBeGreaterThan(20);
  return addresses.map((address) => address.replace(/^.*#\//, ''));
}
