import { expect, type Locator, type Page } from '@playwright/test';

/** What the page's console complains of, from now on; a refusal that a person is told of is no complaint. */
export function collectConsoleErrors(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)));
  return complaints;
}

/** What is wrong with the page as it stands: its width, its headings, controls and pictures without a name. */
export function findPageFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
    const source = (one: Element) => one.outerHTML.replace(/\s+/g, ' ').slice(0, 160);
    const textOf = (ids: string | null) =>
      (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    const said = (one: Element) =>
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
        (inner) => said(inner) + (inner.getAttribute('alt') ?? ''),
      );
      return [one.textContent, ...pictures].join('').trim();
    };
    const nameless = (selector: string, nameOf: (one: Element) => string) =>
      all(selector).filter((one) => nameOf(one) === '' && one.closest('[aria-hidden=true]') === null);

    const { scrollWidth, clientWidth } = document.documentElement;
    const headings = all('h1').length;
    const unnamed = [
      ...nameless('input:not([type=hidden]), select, textarea', (one) => said(one) || labels(one)),
      ...nameless('button, a[href], [role=button]', (one) => said(one) || content(one)),
      ...nameless('dialog, [role=dialog], [role=alertdialog]', said),
      ...nameless('svg[role=img]', (one) => said(one) || content(one)),
      ...all('img:not([alt])'),
    ];
    return [
      scrollWidth > clientWidth && `scrolls sideways: ${scrollWidth} px of content in ${clientWidth} px`,
      headings !== 1 && `has ${headings} h1`,
      document.documentElement.lang === '' && 'says no language',
      document.title.trim() === '' && 'has no title',
      ...unnamed.map((one) => `has no name: ${source(one)}`),
    ].filter((fault) => fault !== false);
  });
}

/** The page is there, and whatever it fetches has come. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Holds that a dialog takes the focus, keeps it however often Tab is pressed, and gives it back on Escape. */
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
