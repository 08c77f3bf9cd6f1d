import type { Page } from '@playwright/test';

/** The least side of what is touched on a tablet in the factory, in pixels. */
const LEAST = 48;
/** That of a link within text. Links to files, to tracking pages and phone numbers are on lines of their own. */
const LEAST_IN_TEXT = 24;
const LINK_IN_TEXT = 'a:not(nav a, li > a, [target], [href^="tel:"])';

/** What is pressed, chosen or typed into on the page and is smaller than a finger needs. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate(
    (main, { least, leastInText, linkInText }) => {
      const controls = main.querySelectorAll<HTMLElement>('button, input, [role=combobox], [role=tab], a');
      return [...controls].flatMap((control) => {
        const target = control.closest('label, .MuiInputBase-root') ?? control;
        const { width, height } = target.getBoundingClientRect();
        const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
        // Half a pixel is rounding.
        const isSmall =
          width > 0 && Math.min(width, height) < (control.matches(linkInText) ? leastInText : least) - 0.5;
        return isSmall ? [`${name.trim().slice(0, 40)}: ${Math.round(width)} × ${Math.round(height)}`] : [];
      });
    },
    { least: LEAST, leastInText: LEAST_IN_TEXT, linkInText: LINK_IN_TEXT },
  );
}
