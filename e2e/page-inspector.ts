import { expect, test, type Browser, type Page } from '@playwright/test';
import { findAxeFaults } from './accessibility';
import { collectConsoleErrors, findPageFaults, LoadMonitor } from './page-monitor';
import { mainPages, pathIn, publicPages } from './pages';
import { compareScreenshot, screenshotName } from './screenshots';
import { MIDDLE, phone, PHONE, WIDE, type Language, type StorageState } from './visitors';

interface Window {
  page: Page;
  monitor: LoadMonitor;
  consoleErrors: string[];
}

interface Check {
  width: typeof PHONE;
  usesAxe: boolean;
  /** The stored picture that the page is compared with. */
  picture?: string;
}

/** The languages whose pages are compared with pictures, each in another width. */
const PICTURE_LANGUAGES: readonly Language[] = ['en', 'ja', 'de'];
const PICTURE_WIDTHS = [PHONE, MIDDLE, WIDE] as const;
const comparedPages: readonly string[] = Object.values(publicPages).flat();

/** Opens pages one after the other, in one window per language, and expects that they have no faults. */
export class PageInspector {
  private readonly windows = new Map<Language, Window>();

  /** @param opensEachPageOnce whether each path is opened in one language only */
  constructor(
    private readonly browser: Browser,
    private readonly storageState?: StorageState,
    private readonly opensEachPageOnce = false,
  ) {}

  /**
   * Opens a page of the storefront. The structure is that of the English page in all languages, so axe checks one of
   * them, on a phone; the main pages in three languages, and on a wider screen too. In these languages a public
   * page is compared with its picture, in each in another width.
   */
  async inspect(language: Language, path: string): Promise<void> {
    const isMainPage = mainPages.includes(path) && PICTURE_LANGUAGES.includes(language);
    const usesAxe = isMainPage || language === 'en' || this.opensEachPageOnce;
    const pictureWidth = this.findPictureWidth(language, path);
    const picture = screenshotName('visitor', path, language);
    const wider = pictureWidth === MIDDLE ? MIDDLE : WIDE;
    await this.open(language, pathIn(language, path), [
      { width: PHONE, usesAxe, ...(pictureWidth === PHONE && { picture }) },
      { width: wider, usesAxe: isMainPage, ...(pictureWidth === wider && { picture }) },
    ]);
  }

  private findPictureWidth(language: Language, path: string): typeof PHONE | undefined {
    const position = PICTURE_LANGUAGES.indexOf(language);
    if (this.opensEachPageOnce || position < 0 || !comparedPages.includes(path)) return undefined;
    const checksum = [...path].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), position);
    return PICTURE_WIDTHS[checksum % PICTURE_WIDTHS.length];
  }

  /** Opens a page of the back office, whose path does not name the language. Axe checks it on a wide screen. */
  async inspectBackOffice(language: Language, path: string): Promise<void> {
    const usesAxe = language !== 'ja' || this.opensEachPageOnce;
    await this.open(language, `/admin/#/${path}`, [
      { width: PHONE, usesAxe: false },
      { width: WIDE, usesAxe },
    ]);
  }

  private async open(language: Language, path: string, checks: readonly Check[]): Promise<void> {
    const { page, monitor, consoleErrors } = await this.windowIn(language);
    await test.step(`${path} in ${language}`, async () => {
      const response = await page.goto(path);
      if (response) expect.soft(response.status(), `status of ${path}`).toBeLessThan(400);
      for (const { width, usesAxe, picture } of checks) {
        await page.setViewportSize(width);
        await monitor.waitUntilLoaded();
        const place = `${path} at ${width.width} px`;
        expect.soft(await findPageFaults(page), place).toEqual([]);
        if (picture !== undefined) expect.soft(await compareScreenshot(page, picture)).toEqual([]);
        if (usesAxe) expect.soft(await findAxeFaults(page), `axe on ${place}`).toEqual([]);
      }
      if (this.storageState) expect.soft(page.url(), 'the log-in page').not.toContain('login');
      expect.soft(consoleErrors.splice(0), `console errors of ${path}`).toEqual([]);
    });
  }

  private async windowIn(language: Language): Promise<Window> {
    const window = this.windows.get(language) ?? (await this.createWindow(language));
    this.windows.set(language, window);
    return window;
  }

  private async createWindow(language: Language): Promise<Window> {
    const page = await phone(this.browser, language, this.storageState);
    return { page, monitor: new LoadMonitor(page), consoleErrors: collectConsoleErrors(page) };
  }
}
