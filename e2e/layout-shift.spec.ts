import { expect, type Page } from '@playwright/test';
import { LoadMonitor } from './page-monitor';
import { accountPages, pathIn, publicPages } from './pages';
import { phone, test } from './visitors';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** The web font may change the width of a word in the bar. */
const SMALLEST_SHIFT = 0.005;

/** Opens each page on a phone, and expects that nothing moves while it is loading. */
async function expectNoShifts(page: Page, paths: readonly string[]): Promise<void> {
  const monitor = new LoadMonitor(page);
  await page.addInitScript((smallest) => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput && value > smallest)
          moved.push(...sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 120) ?? 'removed'));
    }).observe({ type: 'layout-shift', buffered: true });
  }, SMALLEST_SHIFT);
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(pathIn('de', path));
      await monitor.waitUntilLoaded();
      const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
      expect.soft(moved, path).toEqual([]);
    });
  }
}

test('nothing moves while public pages are loading on a phone', async ({ browser }) => {
  const paths = [...Object.values(publicPages).flat(), '/banner', '/banner/vinyl', '/flags/nobori-flag'];
  await expectNoShifts(await phone(browser, 'de'), paths);
});

test('nothing moves while account pages are loading on a phone, before the login', async ({ browser }) => {
  await expectNoShifts(await phone(browser, 'de'), accountPages);
});

test('nothing moves while account pages are loading on a phone, after the login', async ({ browser, customer }) => {
  await expectNoShifts(await phone(browser, 'de', customer), accountPages);
});
