import { test as base, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { logInAsStaff, logIn, openPage } from './users';

export type StorageState = BrowserContextOptions['storageState'];

/** Each once a worker: what a browser keeps of somebody who has logged in. */
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
/** What every page is looked at in, the narrow one first. */
export const WIDTHS = [PHONE, { width: 1280, height: 800 }] as const;
export const languages = ['en', 'ja'] as const;
export type Language = (typeof languages)[number];
const locales = { en: 'en-US', ja: 'ja-JP' } as const;

/** A phone's window in a language, as of somebody logged in or of anybody. */
export function phone(browser: Browser, language: Language, storageState?: StorageState): Promise<Page> {
  return openPage(browser, { viewport: PHONE, locale: locales[language], storageState });
}
