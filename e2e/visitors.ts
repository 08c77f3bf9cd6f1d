import { test as base, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@shop/contract';
import { runsExtendedTests } from './extended-tests';
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

export const PHONE = { width: 390, height: 844 };
/** A tablet or a small laptop, from which on two columns stand side by side. */
export const MIDDLE = { width: 1024, height: 768 };
export const WIDE = { width: 1280, height: 800 };
/** The sizes of a window in which pages are compared with pictures. */
export const pictureSizes = [PHONE, MIDDLE, WIDE];
/** The languages of the storefront. */
export const languages = LANGUAGE_CODES;
/** The languages whose pages are compared with pictures. */
export const pictureLanguages = ['en', 'ja', 'de'] as const;
/** The languages of the back office. */
export const staffLanguages = ['en', 'ja', 'zh-CN'] as const;
export type Language = LanguageCode | (typeof staffLanguages)[number];

/** The locale of a browser whose user reads a language. */
export const localeOf = (language: Language): string => (language === 'zh-CN' ? language : LANGUAGES[language].locale);

/** Opens a window of a phone's size in a language, with the session of `storageState`. */
export function phone(browser: Browser, language: Language, storageState?: StorageState): Promise<Page> {
  return openPage(browser, { viewport: PHONE, locale: localeOf(language), storageState });
}

/** Each path in one language, in turn. */
export function alternateLanguages<L extends Language>(paths: readonly string[], among: readonly L[]): [L, string][] {
  return paths.map((path, index) => [among[index % among.length] as L, path]);
}

/**
 * Languages, each with the paths that are opened in it: all paths in each of `all`, or in `npm test` each path in one of
 * `some`, in turn.
 */
export function visitsByLanguage<L extends Language>(
  paths: readonly string[],
  all: readonly L[],
  some: readonly L[] = all,
): [L, string[]][] {
  if (runsExtendedTests) return all.map((language) => [language, [...paths]]);
  const inTurn = some.map((language, turn): [L, string[]] => [
    language,
    paths.filter((_path, index) => index % some.length === turn),
  ]);
  return inTurn.filter(([, visited]) => visited.length > 0);
}
