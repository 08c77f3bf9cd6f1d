import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** Evaluated by the browser's debugger, because the policy of the pages allows no scripts but their own. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** All rules of WCAG 2.2, levels A and AA, and those of good practice. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: false,
};

/** The rules that a translation alone can break. */
const TEXT_OPTIONS: RunOptions = {
  ...OPTIONS,
  runOnly: ['label-content-name-mismatch', 'landmark-unique', 'target-size', 'link-name', 'button-name', 'label'],
};

/** All rules, or those about texts. */
export type AxeRules = 'all' | 'of texts';

interface WindowWithAxe {
  axe: { run(options: RunOptions): Promise<AxeResults> };
}

/**
 * What axe finds on the page as it is now: the rule, and the element that breaks it. The window is as high as the page
 * meanwhile, and bars at its lower edge are part of the page, because axe takes what a bar covers for too small, although it
 * can be scrolled.
 */
export async function findAxeFaults(page: Page, rules: AxeRules = 'all'): Promise<string[]> {
  const window = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (window && height > window.height) await page.setViewportSize({ width: window.width, height });
  await loadAxe(page);
  const faults = await page.evaluate(
    async (options) => {
      const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => {
        const { position, bottom } = getComputedStyle(one);
        return position === 'sticky' && bottom !== 'auto' && !one.closest('dialog');
      });
      for (const { style } of bars) style.position = 'static';
      // The page is laid out and painted in its new height.
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
      // Text that fades in or out has less contrast.
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      const { violations } = await (globalThis as unknown as WindowWithAxe).axe.run(options);
      for (const { style } of bars) style.position = '';
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, target, failureSummary = '' }) =>
          [id, target.join(' '), html.slice(0, 160), failureSummary].join(' · ').replaceAll(/\s+/g, ' '),
        ),
      );
    },
    rules === 'all' ? OPTIONS : TEXT_OPTIONS,
  );
  if (window) await page.setViewportSize(window);
  return faults;
}

/** The targets that axe finds too small on the part of the page that is in the window, as Lighthouse asks it. */
export async function findSmallTargetsInView(page: Page): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as WindowWithAxe).axe.run({ runOnly: ['target-size'] });
    return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
  });
}

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
}

/** Presses Tab this often; returns the elements that had the focus while a bar at the edge of the window hid them. */
export async function findHiddenFocus(page: Page, presses: number): Promise<string[]> {
  const hidden = new Set<string>();
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const heights = Array.from({ length: 20 }, (_, step) => top + ((bottom - top) * (step + 0.5)) / 20);
      const isVisible = heights.some((y) => {
        const shown = document.elementFromPoint((left + right) / 2, y);
        return shown !== null && (focused.contains(shown) || shown.contains(focused));
      });
      return isVisible ? null : focused.outerHTML.slice(0, 160);
    });
    if (covered !== null) hidden.add(covered);
  }
  return [...hidden];
}
