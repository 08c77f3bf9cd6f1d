import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** The web font may change the width of a word in the bar. */
const SMALLEST_SHIFT = 0.005;

/** Makes every document that the page opens from now on remember what moves in it. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript((smallest) => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput && value > smallest)
          moved.push(...sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 120) ?? 'removed'));
    }).observe({ type: 'layout-shift', buffered: true });
  }, SMALLEST_SHIFT);
}

/** What has moved since the document was opened. */
export const findLayoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { moved: string[] }).moved);
