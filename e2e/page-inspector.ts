import { expect, test, type Browser, type Page } from '@playwright/test';
import { collectConsoleErrors, findPageFaults, LoadMonitor } from './page-monitor';
import { pathIn } from './pages';
import { phone, WIDTHS, type Language, type StorageState } from './visitors';

interface Window {
  page: Page;
  monitor: LoadMonitor;
  consoleErrors: string[];
}

/** Opens pages one after the other, in one window per language, and expects that they have no faults. */
export class PageInspector {
  private readonly windows = new Map<Language, Window>();

  constructor(
    private readonly browser: Browser,
    private readonly storageState?: StorageState,
  ) {}

  /** Opens a page of the storefront. */
  async inspect(language: Language, path: string): Promise<void> {
    await this.open(language, pathIn(language, path));
  }

  /** Opens a page of the back office, whose path does not name the language. */
  async inspectBackOffice(language: Language, path: string): Promise<void> {
    await this.open(language, `/admin/#/${path}`);
  }

  private async open(language: Language, path: string): Promise<void> {
    const { page, monitor, consoleErrors } = await this.windowIn(language);
    await test.step(`${path} in ${language}`, async () => {
      const response = await page.goto(path);
      if (response) expect.soft(response.status(), `status of ${path}`).toBeLessThan(400);
      for (const width of WIDTHS) {
        await page.setViewportSize(width);
        await monitor.waitUntilLoaded();
        expect.soft(await findPageFaults(page), `${path} at ${width.width} px`).toEqual([]);
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
