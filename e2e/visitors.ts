import { test as base, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { logInAsStaff, logIn, openPage } from './users';

export type StorageState = BrowserContextOptions['storageState'];

/** Adds the browser state of a customer and of a staff member who have logged in, once per worker. */
export const test = base.extend<object, { customer: StorageState; staff: StorageState }>({
  customer: [
    async ({ browser }, use) => {
      const page = await openPage(browser);
      await logIn(page, 'customer@example.com');
      await use(await page.context().storageState());
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  staff: [
    async ({ browser }, use) => {
      const page = await openPage(browser);
      await logInAsStaff(page, 'admin@example.com');
      await use(await page.context().storageState());
      await page.context().close();
    },
    { scope: 'worker' },
  ],
});

const PHONE = { width: 390, height: 844 };
/** The windows that every page is checked in: a phone, then a wide screen. */
export const WIDTHS = [PHONE, { width: 1280, height: 800 }] as const;
export const languages = ['en', 'ja'] as const;
export type Language = (typeof languages)[number];
const locales = { en: 'en-US', ja: 'ja-JP' } as const;

/** Opens a window of a phone's size in a language, with the session of `storageState`. */
export function phone(browser: Browser, language: Language, storageState?: StorageState): Promise<Page> {
  return openPage(browser, { viewport: PHONE, locale: locales[language], storageState });
}

/** Each path in one language, in turn. */
export function alternateLanguages(paths: readonly string[]): [Language, string][] {
  return paths.map((path, index) => [languages[index % languages.length] ?? 'en', path]);
}
