import { expect, test, type Page } from '@playwright/test';
import { pathIn, publicPages, publicPagesOfOneKind } from './pages';
import { testsAllLanguages } from './tested-languages';
import { openPage } from './users';
import { alternateLanguages, languages, PHONE } from './visitors';

/** Pages about what is in the browser or in the fragment of a link, which the server does not receive. */
const PAGES_OF_THE_BROWSER = [
  '/cart/sizes?sku=vinyl-440',
  '/added2cart',
  '/home/ConfirmSubscription',
  '/home/Unsubscribe',
];

/** A page of a product with a size, and of one with variants. */
const products = ['/banner/vinyl', '/exhibition/roll-up-banner-stand'];

/** Of the pages of one kind, `npm test` opens one, which is among those that are built in their own way. */
const groups = { ...publicPages, ...(testsAllLanguages && publicPagesOfOneKind), products };

for (const [title, paths] of Object.entries(groups)) {
  test(`everything on the pages can be read without JavaScript: ${title}`, async ({ browser }) => {
    test.slow();
    const [plain, scripted] = [
      await openPage(browser, { viewport: PHONE, javaScriptEnabled: false }),
      await openPage(browser, { viewport: PHONE }),
    ];
    for (const [language, path] of alternateLanguages(paths, languages)) {
      await plain.goto(pathIn(language, path));
      if (PAGES_OF_THE_BROWSER.includes(path)) {
        await expect(plain.locator('noscript p')).toBeVisible();
        continue;
      }
      await scripted.goto(pathIn(language, path), { waitUntil: 'networkidle' });
      const readable = await readTexts(plain);
      expect(readable.length, `texts of ${path}`).toBeGreaterThan(2);
      const hidden = (await readTexts(scripted)).filter((text) => !readable.includes(text));
      expect(hidden, `what ${path} shows in ${language} with JavaScript only`).toEqual([]);
    }
  });
}

/** The visible texts of the page’s main part, element by element. */
function readTexts(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, p, li, dt, dd, th, td, label')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim())
      .filter(Boolean),
  );
}
