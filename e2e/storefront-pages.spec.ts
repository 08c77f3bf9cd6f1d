import { expect, type APIRequestContext } from '@playwright/test';
import { ADDRESS, BLANK_MESH, registerCustomer } from './own-order';
import { PageInspector } from './page-inspector';
import {
  accountPages,
  categories,
  demoEmptyPages,
  demoFilledPages,
  invoicePages,
  newEmptyPages,
  orderPages,
  publicPages,
  publicPagesOfOneKind,
  staffAccountPages,
} from './pages';
import { extended } from './extended-tests';
import { logIn, openPage } from './users';
import type { LanguageCode } from '@shop/contract';
import { alternateLanguages, languages, pictureLanguages, test, visitsByLanguage } from './visitors';

test.describe('pages that everybody can open have no faults and can be read without JavaScript', () => {
  for (const [title, paths] of Object.entries(publicPages)) {
    for (const [language, visited] of visitsByLanguage(paths, languages, pictureLanguages)) {
      test(`${title} (${language})`, async ({ browser }) => {
        const pictures = { visitor: 'visitor', paths };
        const inspector = new PageInspector(browser, undefined, { readsWithoutScripts: true, pictures });
        for (const path of visited) await inspector.inspect(language, path);
      });
    }
  }

  for (const [title, paths] of Object.entries(publicPagesOfOneKind)) {
    test(title, extended, async ({ browser }) => {
      const inspector = new PageInspector(browser, undefined, { opensEachPageOnce: true, readsWithoutScripts: true });
      for (const [language, path] of alternateLanguages(paths, languages)) await inspector.inspect(language, path);
    });
  }

  for (const [language, visited] of visitsByLanguage(categories, languages)) {
    test(`the product with the longest name of each category (${language})`, extended, async ({ browser, request }) => {
      const inspector = new PageInspector(browser, undefined, { readsWithoutScripts: true });
      for (const category of visited)
        await inspector.inspect(language, await findLongestProduct(request, category, language));
    });
  }
});

test.describe('pages of an account have no faults', () => {
  test('for a visitor who is not logged in', extended, async ({ browser }) => {
    test.slow();
    const inspector = new PageInspector(browser, undefined, { opensEachPageOnce: true });
    for (const [language, path] of alternateLanguages(accountPages, languages)) await inspector.inspect(language, path);
  });

  for (const [language, visited] of visitsByLanguage(demoFilledPages, languages, pictureLanguages)) {
    test(`for the customer (${language})`, async ({ browser, customer }) => {
      test.slow();
      const pictures = { visitor: 'customer', paths: demoFilledPages };
      const inspector = new PageInspector(browser, customer, { pictures });
      for (const path of visited) await inspector.inspect(language, path);
    });
  }

  test('for the customer: pages without an entry (fr, es)', extended, async ({ browser, customer }) => {
    const inspector = new PageInspector(browser, customer);
    for (const [language, visited] of visitsByLanguage(demoEmptyPages, ['fr', 'es']))
      for (const path of visited) await inspector.inspect(language, path);
  });

  for (const [language, visited] of visitsByLanguage(orderPages, languages, pictureLanguages)) {
    test(`for the customer: orders in every state (${language})`, extended, async ({ browser, customer }) => {
      test.slow();
      const pictures = { visitor: 'customer', paths: orderPages };
      const inspector = new PageInspector(browser, customer, { mayMove: true, pictures });
      for (const path of visited) await inspector.inspect(language, path);
    });
  }

  test('for the customer: invoices of orders in every state', extended, async ({ browser, customer }) => {
    test.slow();
    const inspector = new PageInspector(browser, customer, { opensEachPageOnce: true });
    for (const [language, path] of alternateLanguages(invoicePages, languages)) await inspector.inspect(language, path);
  });

  for (const [language, visited] of visitsByLanguage(newEmptyPages, pictureLanguages)) {
    test(`for a new customer, who has nothing yet (${language})`, extended, async ({ browser }) => {
      const page = await openPage(browser);
      await registerCustomer(page);
      const pictures = { visitor: 'new', paths: newEmptyPages };
      const inspector = new PageInspector(browser, await page.context().storageState(), { pictures });
      for (const path of visited) await inspector.inspect(language, path);
    });
  }

  for (const [language, visited] of visitsByLanguage(demoEmptyPages, pictureLanguages)) {
    test(`for a customer with a request, a configuration and an item (${language})`, async ({ browser }) => {
      const page = await openPage(browser);
      const customer = await registerCustomer(page);
      await customer.call('Cart/GetQuoteFromStaff', { item: BLANK_MESH, message: 'For a trade fair.' });
      await customer.call('Account/SaveConfiguration', { name: 'Trade fair', item: BLANK_MESH });
      await customer.call('Account/SaveShippingAddress', ADDRESS);
      await customer.call('Cart/Add2Cart', { item: BLANK_MESH });
      const pictures = { visitor: 'active', paths: demoEmptyPages };
      const inspector = new PageInspector(browser, await page.context().storageState(), { pictures });
      for (const path of visited) await inspector.inspect(language, path);
    });
  }

  test('for staff', extended, async ({ browser }) => {
    const page = await openPage(browser);
    await logIn(page, 'service@example.com');
    const inspector = new PageInspector(browser, await page.context().storageState(), { opensEachPageOnce: true });
    for (const [language, path] of alternateLanguages(staffAccountPages, languages))
      await inspector.inspect(language, path);
  });
});

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
