import { expect, type APIRequestContext } from '@playwright/test';
import { PageInspector } from './page-inspector';
import { accountPages, categories, orderPages, publicPages, publicPagesOfOneKind, staffAccountPages } from './pages';
import { logIn, openPage } from './users';
import { alternateLanguages, languages, test } from './visitors';

test.describe('pages that everybody can open have no faults', () => {
  for (const [title, paths] of Object.entries(publicPages)) {
    for (const language of languages) {
      test(`${title} (${language})`, async ({ browser }) => {
        const inspector = new PageInspector(browser);
        for (const path of paths) await inspector.inspect(language, path);
      });
    }
  }

  for (const [title, paths] of Object.entries(publicPagesOfOneKind)) {
    test(title, async ({ browser }) => {
      const inspector = new PageInspector(browser);
      for (const [language, path] of alternateLanguages(paths)) await inspector.inspect(language, path);
    });
  }

  for (const category of categories) {
    test(`products of /${category}`, async ({ browser, request }) => {
      const inspector = new PageInspector(browser);
      const paths = await listProductPages(request, category);
      for (const [language, path] of alternateLanguages(paths)) await inspector.inspect(language, path);
    });
  }
});

test.describe('pages of an account have no faults', () => {
  test('for a visitor who is not logged in', async ({ browser }) => {
    const inspector = new PageInspector(browser);
    for (const [language, path] of alternateLanguages(accountPages)) await inspector.inspect(language, path);
  });

  for (const language of languages) {
    test(`for the customer (${language})`, async ({ browser, customer }) => {
      const inspector = new PageInspector(browser, customer);
      for (const path of accountPages) await inspector.inspect(language, path);
    });
  }

  test('for the customer: orders in every state and their invoices', async ({ browser, customer }) => {
    const inspector = new PageInspector(browser, customer);
    for (const [language, path] of alternateLanguages(orderPages)) await inspector.inspect(language, path);
  });

  test('for staff', async ({ browser }) => {
    const page = await openPage(browser);
    await logIn(page, 'service@example.com');
    const inspector = new PageInspector(browser, await page.context().storageState());
    for (const [language, path] of alternateLanguages(staffAccountPages)) await inspector.inspect(language, path);
  });
});

async function listProductPages(request: APIRequestContext, category: string): Promise<string[]> {
  const response = await request.get('/api/Catalog/Products', { params: { category, size: 100 } });
  const { data } = (await response.json()) as { data: { items: { slug: string }[] } };
  expect(data.items.length, 'products').toBeGreaterThan(0);
  return data.items.map(({ slug }) => `/${category}/${slug}`);
}
