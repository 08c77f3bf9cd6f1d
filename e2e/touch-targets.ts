import type { Page } from '@playwright/test';

/** The least side of what is touched on a tablet in the factory, in pixels. */
const LEAST = 48;

/** What is pressed, chosen or typed into on the page and is smaller than a finger needs; links within text do not count. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main, least) => {
    const controls = main.querySelectorAll<HTMLElement>('button, input, [role=combobox], [role=tab], nav a, li > a');
    return [...controls].flatMap((control) => {
      const target = control.closest('label, .MuiInputBase-root') ?? control;
      const { width, height } = target.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      // Half a pixel is rounding.
      const isSmall = width > 0 && Math.min(width, height) < least - 0.5;
      return isSmall ? [`${name.trim().slice(0, 40)}: ${Math.round(width)} × ${Math.round(height)}`] : [];
    });
  }, LEAST);
}
