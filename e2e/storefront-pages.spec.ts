import { expect, type APIRequestContext } from '@playwright/test';
import { PageInspector } from './page-inspector';
import { accountPages, categories, orderPages, publicPages, publicPagesOfOneKind, staffAccountPages } from './pages';
import { logIn, openPage } from './users';
import type { LanguageCode } from '@shop/contract';
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
      const inspector = new PageInspector(browser, undefined, true);
      for (const [language, path] of alternateLanguages(paths, languages)) await inspector.inspect(language, path);
    });
  }

  test('the product with the longest name of each category, in every language', async ({ browser, request }) => {
    const inspector = new PageInspector(browser);
    for (const language of languages) {
      for (const category of alternateCategories(language))
        await inspector.inspect(language, await findLongestProduct(request, category, language));
    }
  });
});

test.describe('pages of an account have no faults', () => {
  test('for a visitor who is not logged in', async ({ browser }) => {
    const inspector = new PageInspector(browser, undefined, true);
    for (const [language, path] of alternateLanguages(accountPages, languages)) await inspector.inspect(language, path);
  });

  for (const language of languages) {
    test(`for the customer (${language})`, async ({ browser, customer }) => {
      const inspector = new PageInspector(browser, customer);
      for (const path of accountPages) await inspector.inspect(language, path);
    });
  }

  test('for the customer: orders in every state and their invoices', async ({ browser, customer }) => {
    const inspector = new PageInspector(browser, customer, true);
    for (const [language, path] of alternateLanguages(orderPages, languages)) await inspector.inspect(language, path);
  });

  test('for staff', async ({ browser }) => {
    const page = await openPage(browser);
    await logIn(page, 'service@example.com');
    const inspector = new PageInspector(browser, await page.context().storageState(), true);
    for (const [language, path] of alternateLanguages(staffAccountPages, languages))
      await inspector.inspect(language, path);
  });
});

/** Half of the categories for each language, so that each category is opened in two or three languages. */
function alternateCategories(language: LanguageCode): string[] {
  return categories.filter((_category, index) => (index + languages.indexOf(language)) % 2 === 0);
}

/** The page of the product whose name needs most space; `links.spec.ts` requests the pages of all products. */
async function findLongestProduct(
  request: APIRequestContext,
  category: string,
  language: LanguageCode,
): Promise<string> {
  const response = await request.get('/api/Catalog/Products', {
    params: { category, size: 100 },
    headers: { 'accept-language': language },
  });
  const { data } = (await response.json()) as { data: { items: { slug: string; name: string }[] } };
  const [longest] = data.items.toSorted((a, b) => b.name.length - a.name.length);
  expect(longest, `products of ${category}`).toBeDefined();
  return `/${category}/${longest?.slug}`;
}
