import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** Whether a message of the back office's console is about a key without a text. */
export const isMissingTranslation = (message: string): boolean => /missing translation/i.test(message);

/** The errors that the page's console shows from now on, among them texts that are missing in the language of the page. */
export function collectConsoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || isMissingTranslation(message.text()))
      errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
  return errors;
}

/** Faults of the page as it is now: it scrolls sideways, or its headings, controls or pictures have no name. */
export async function findPageFaults(page: Page): Promise<string[]> {
  // A page whose script is being loaded has no heading yet.
  const hasHeading = () => [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility());
  await page.waitForFunction(hasHeading, undefined, { timeout: 5_000 }).catch(() => undefined);
  return page.evaluate(() => {
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
    const source = (one: Element) => one.outerHTML.replace(/\s+/g, ' ').slice(0, 160);
    const textOf = (ids: string | null) =>
      (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    const ariaName = (one: Element) =>
      [one.getAttribute('aria-label'), ...textOf(one.getAttribute('aria-labelledby'))].join('').trim();
    const labels = (one: Element) => {
      const labelled =
        one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement;
      return labelled
        ? [...(one.labels ?? [])]
            .map(({ textContent }) => textContent)
            .join('')
            .trim()
        : '';
    };
    const content = (one: Element) => {
      const pictures = [...one.querySelectorAll('img, svg')].map(
        (inner) => ariaName(inner) + (inner.getAttribute('alt') ?? ''),
      );
      return [one.textContent, ...pictures].join('').trim();
    };
    const nameless = (selector: string, nameOf: (one: Element) => string) =>
      all(selector).filter((one) => nameOf(one) === '' && one.closest('[aria-hidden=true]') === null);

    const { scrollWidth, clientWidth } = document.documentElement;
    const headings = all('h1').length;
    const unnamed = [
      ...nameless('input:not([type=hidden]), select, textarea', (one) => ariaName(one) || labels(one)),
      ...nameless('button, a[href], [role=button]', (one) => ariaName(one) || content(one)),
      ...nameless('dialog, [role=dialog], [role=alertdialog]', ariaName),
      ...nameless('svg[role=img]', (one) => ariaName(one) || content(one)),
      ...all('img:not([alt])'),
    ];
    return [
      scrollWidth > clientWidth && `scrolls sideways: ${scrollWidth} px of content in ${clientWidth} px`,
      headings !== 1 && `has ${headings} h1`,
      document.documentElement.lang === '' && 'has no language',
      document.title.trim() === '' && 'has no title',
      ...unnamed.map((one) => `has no name: ${source(one)}`),
    ].filter((fault) => fault !== false);
  });
}

/** Waits until a page is rendered and hydrated, its requests are answered and nothing on it is loading. */
export class LoadMonitor {
  private readonly pendingRequests = new Set<Request>();

  /** Created before the page is opened, because it counts the page's requests. */
  constructor(private readonly page: Page) {
    page.on('request', (request) => this.pendingRequests.add(request));
    page.on('requestfinished', (request) => this.pendingRequests.delete(request));
    page.on('requestfailed', (request) => this.pendingRequests.delete(request));
    // Server-sent events do not end while the page is open.
    page.on('response', (response) => {
      if (response.headers()['content-type']?.startsWith('text/event-stream'))
        this.pendingRequests.delete(response.request());
    });
  }

  async waitUntilLoaded(): Promise<void> {
    await expect
      .poll(async () => [...(await this.page.evaluate(listLoadingParts)), ...this.listPendingUrls()], {
        message: 'what is still loading',
        intervals: [20, 20, 50, 50, 100],
      })
      .toEqual([]);
  }

  private listPendingUrls(): string[] {
    return [...this.pendingRequests].map((request) => request.url());
  }
}

/** Opens a page that is used at once, and waits until it is loaded. */
export async function openLoaded(page: Page, path: string): Promise<void> {
  const monitor = new LoadMonitor(page);
  await page.goto(path);
  await monitor.waitUntilLoaded();
}

/** Runs in the page. Answers when the browser is idle, after React has rendered what arrived. */
async function listLoadingParts(): Promise<string[]> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  await nextFrame();
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
  const heading = document.querySelector('h1');
  const isHydrated =
    heading?.checkVisibility() === true && Object.keys(heading).some((key) => key.startsWith('__react'));
  const loading = [...document.querySelectorAll('[aria-busy=true], [role=progressbar]:not([aria-hidden=true])')];
  return [
    ...(document.readyState === 'complete' ? [] : ['the document']),
    ...(isHydrated ? [] : ['the heading']),
    ...loading.map((one) => one.outerHTML.slice(0, 160)),
  ];
}

/** Expects that a dialog takes the focus, keeps it when Tab is pressed, and gives it back on Escape. */
export async function expectFocusTrap(opener: Locator, dialog: Locator): Promise<void> {
  const page = opener.page();
  const inside = () => dialog.evaluate((box) => box.contains(document.activeElement));
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect.poll(inside, 'the focus goes into the dialog').toBe(true);
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await inside(), `the focus after ${presses + 1} Tabs is in the dialog`).toBe(true);
  }
  expect(await findPageFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}
