import { expect, test, type Browser, type Page } from '@playwright/test';
import { type AxeRules, findAxeFaults } from './accessibility';
import { findLayoutShifts, watchLayoutShifts } from './layout-shifts';
import { collectConsoleErrors, findPageFaults, LoadMonitor } from './page-monitor';
import { mainPages, pagesThatNeedScripts, pathIn } from './pages';
import { compareScreenshot, screenshotName } from './screenshots';
import { runsExtendedTests } from './extended-tests';
import { openPage } from './users';
import {
  localeOf,
  MIDDLE,
  phone,
  PHONE,
  pictureLanguages,
  pictureSizes,
  WIDE,
  type Language,
  type StorageState,
} from './visitors';

interface Window {
  page: Page;
  monitor: LoadMonitor;
  consoleErrors: string[];
}

interface Check {
  size: typeof PHONE;
  /** The rules that axe checks. */
  axe: AxeRules | 'none';
  /** The stored picture that the page is compared with. */
  picture?: string;
  /** Whether nothing may have moved so far. */
  isStill?: boolean;
}

interface Options {
  /** Whether each path is opened in one language only, as in `npm test` every path is. */
  opensEachPageOnce?: boolean;
  /** Whether parts of the pages may move while they are loading. */
  mayMove?: boolean;
  /** Whether all texts of a page must be readable in a browser without JavaScript too. */
  readsWithoutScripts?: boolean;
  /** Whether the title of a page in Chinese or Japanese has a character of that script. */
  translatesTitles?: boolean;
  /** Whose pages are compared with pictures, and which ones. Pages that other tests change are left out. */
  pictures?: { visitor: string; paths: readonly string[] };
}

/** Opens pages one after the other, in one window per language, and expects that they have no faults. */
export class PageInspector {
  private readonly windows = new Map<Language, Window>();
  private readonly windowsWithoutScripts = new Map<Language, Page>();

  constructor(
    private readonly browser: Browser,
    private readonly storageState?: StorageState,
    private readonly options: Options = {},
  ) {}

  /**
   * Opens a page of the storefront on a phone, and then makes the window wider; a page that is compared with pictures is seen
   * in all three sizes. In one language axe checks all rules, on a phone. Of several languages it checks in each the rules
   * about texts, on one of the wider screens; of the main pages it always checks all rules, on a wider screen too.
   * Nothing may move while it is loading; of several languages German, the longest, stands for the others.
   */
  async inspect(language: Language, path: string): Promise<void> {
    const { opensEachPageOnce = !runsExtendedTests, mayMove = false, pictures } = this.options;
    const isCompared = isPictureLanguage(language) && pictures?.paths.includes(path) === true;
    const isMainPage = isPictureLanguage(language) && mainPages.includes(path);
    const checksAllRules = isMainPage || language === 'en' || opensEachPageOnce;
    const wider = findWiderSize(language, path);
    const sizes = isCompared ? pictureSizes : [PHONE, wider];
    const checks = sizes.map((size): Check => {
      const picture = isCompared ? screenshotName(pictures.visitor, path, language, size.width) : undefined;
      if (size === PHONE) {
        const isStill = !mayMove && (language === 'de' || opensEachPageOnce);
        return { size, picture, axe: checksAllRules ? 'all' : 'none', isStill };
      }
      const rulesOnWider = isMainPage ? 'all' : runsExtendedTests ? 'of texts' : 'none';
      return { size, picture, axe: size === wider ? rulesOnWider : 'none' };
    });
    await this.open(language, pathIn(language, path), checks);
    if (this.options.readsWithoutScripts) await this.readWithoutScripts(language, path);
  }

  /** Opens a page of the back office, whose path does not name the language. Axe checks it on a wide screen. */
  async inspectBackOffice(language: Language, path: string): Promise<void> {
    const { opensEachPageOnce = !runsExtendedTests, translatesTitles = false } = this.options;
    const axe: Check['axe'] = language !== 'ja' || opensEachPageOnce ? 'all' : 'none';
    await this.open(language, `/admin/#/${path}`, [
      { size: PHONE, axe: 'none' },
      { size: WIDE, axe },
    ]);
    if (language === 'en' || !translatesTitles) return;
    const { page } = await this.windowIn(language);
    const title = page.getByRole('heading', { level: 1 });
    await expect.soft(title, `title of ${path} in ${language}`).toHaveText(/[\u3040-\u30ff\u4e00-\u9fff]/);
  }

  private async open(language: Language, path: string, checks: readonly Check[]): Promise<void> {
    const { page, monitor, consoleErrors } = await this.windowIn(language);
    await test.step(`${path} in ${language}`, async () => {
      await page.setViewportSize(PHONE);
      const response = await page.goto(path);
      if (response) expect.soft(response.status(), `status of ${path}`).toBeLessThan(400);
      for (const { size, axe, picture, isStill } of checks) {
        await page.setViewportSize(size);
        await monitor.waitUntilLoaded();
        const place = `${path} at ${size.width} px`;
        if (isStill) expect.soft(await findLayoutShifts(page), `what moves on ${place}`).toEqual([]);
        expect.soft(await findPageFaults(page), place).toEqual([]);
        if (picture !== undefined) expect.soft(await compareScreenshot(page, picture)).toEqual([]);
        if (axe !== 'none') expect.soft(await findAxeFaults(page, axe), `axe on ${place}`).toEqual([]);
      }
      if (this.storageState) expect.soft(page.url(), 'the log-in page').not.toContain('login');
      expect.soft(consoleErrors.splice(0), `console errors of ${path}`).toEqual([]);
    });
  }

  /** Expects the visible texts of the page without JavaScript too, or a notice that the page needs it. */
  private async readWithoutScripts(language: Language, path: string): Promise<void> {
    const { page, monitor } = await this.windowIn(language);
    const locale = localeOf(language);
    const plain =
      this.windowsWithoutScripts.get(language) ??
      (await openPage(this.browser, { viewport: PHONE, locale, javaScriptEnabled: false }));
    this.windowsWithoutScripts.set(language, plain);
    await plain.goto(pathIn(language, path));
    if (pagesThatNeedScripts.includes(path)) {
      await expect.soft(plain.locator('noscript p'), `what ${path} says without JavaScript`).toBeVisible();
      return;
    }
    await page.setViewportSize(PHONE);
    await monitor.waitUntilLoaded();
    const readable = await readTexts(plain);
    expect.soft(readable.length, `texts of ${path}`).toBeGreaterThan(2);
    const hidden = (await readTexts(page)).filter((text) => !readable.includes(text));
    expect.soft(hidden, `what ${path} shows in ${language} with JavaScript only`).toEqual([]);
  }

  private async windowIn(language: Language): Promise<Window> {
    const window = this.windows.get(language) ?? (await this.createWindow(language));
    this.windows.set(language, window);
    return window;
  }

  private async createWindow(language: Language): Promise<Window> {
    const page = await phone(this.browser, language, this.storageState);
    await watchLayoutShifts(page);
    return { page, monitor: new LoadMonitor(page), consoleErrors: collectConsoleErrors(page) };
  }
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

function isPictureLanguage(language: Language): boolean {
  return (pictureLanguages as readonly Language[]).includes(language);
}

/** Alternates over English, Japanese and German, so that axe checks each page at both wider sizes. */
function findWiderSize(language: Language, path: string): typeof PHONE {
  const position = (pictureLanguages as readonly Language[]).indexOf(language);
  const checksum = [...path].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), position);
  return position >= 0 && checksum % 2 === 0 ? MIDDLE : WIDE;
}
