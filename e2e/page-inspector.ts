import { expect, test, type Browser, type Page } from '@playwright/test';
import { findAxeFaults } from './accessibility';
import { collectConsoleErrors, findPageFaults, LoadMonitor } from './page-monitor';
import { mainPages, pathIn } from './pages';
import { phone, PHONE, WIDE, WIDTHS, type Language, type StorageState } from './visitors';

interface Window {
  page: Page;
  monitor: LoadMonitor;
  consoleErrors: string[];
}

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
   * them, on a phone; the main pages in three languages, and on a wide screen too.
   */
  async inspect(language: Language, path: string): Promise<void> {
    const isMainPage = mainPages.includes(path) && ['en', 'ja', 'de'].includes(language);
    const usesAxe = isMainPage || language === 'en' || this.opensEachPageOnce;
    await this.open(language, pathIn(language, path), isMainPage ? WIDTHS : usesAxe ? [PHONE] : []);
  }

  /** Opens a page of the back office, whose path does not name the language. Axe checks it on a wide screen. */
  async inspectBackOffice(language: Language, path: string): Promise<void> {
    const usesAxe = language !== 'ja' || this.opensEachPageOnce;
    await this.open(language, `/admin/#/${path}`, usesAxe ? [WIDE] : []);
  }

  private async open(language: Language, path: string, axeWidths: readonly (typeof PHONE)[]): Promise<void> {
    const { page, monitor, consoleErrors } = await this.windowIn(language);
    await test.step(`${path} in ${language}`, async () => {
      const response = await page.goto(path);
      if (response) expect.soft(response.status(), `status of ${path}`).toBeLessThan(400);
      for (const width of WIDTHS) {
        await page.setViewportSize(width);
        await monitor.waitUntilLoaded();
        const place = `${path} at ${width.width} px`;
        expect.soft(await findPageFaults(page), place).toEqual([]);
        if (axeWidths.includes(width)) expect.soft(await findAxeFaults(page), `axe on ${place}`).toEqual([]);
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
