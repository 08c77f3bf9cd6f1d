import { expect, test, type Page } from '@playwright/test';
import { openLoaded } from './page-monitor';
import { storefrontText } from './storefront-texts';
import { testedLanguages } from './extended-tests';

/** The languages of the storefront apart from English. */
const pages = [
  { code: 'ja', locale: 'ja-JP', name: '日本語', help: 'ヘルプ' },
  { code: 'fr', locale: 'fr-FR', name: 'Français', help: 'Aide' },
  { code: 'es', locale: 'es-ES', name: 'Español', help: 'Ayuda' },
  { code: 'de', locale: 'de-DE', name: 'Deutsch', help: 'Hilfe' },
] as const;
type OtherLanguage = (typeof pages)[number]['code'];
/** The languages that a machine translated, and the words that say so. */
const machineTranslated = [
  { code: 'fr', locale: 'fr-FR', words: 'traduite automatiquement' },
  { code: 'es', locale: 'es-ES', words: 'traducido de forma automática' },
  { code: 'de', locale: 'de-DE', words: 'maschinell übersetzt' },
] as const;

test('the language menu leads from English to every other language', async ({ page }) => {
  for (const { code, name, help } of pages) {
    await page.goto('/support');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
    await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page).toHaveURL(`/${code}/support`);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    // S1.38, S1.39, S1.40, S1.41
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(help);
  }
});

test.describe('the machine-translation notice', () => {
  for (const { code, locale, words } of testedLanguages(machineTranslated, [machineTranslated[2]])) {
    test.describe(`in ${code}`, () => {
      test.use({ locale });

      test('is shown at the bottom of the window and counts 32 seconds', async ({ page }) => {
        await stopClock(page);
        await page.goto(`/${code}/banner`);
        const notice = translationNotice(page, code);
        // S1.42, S2.212
        await expect(notice).toContainText(words);
        const box = await notice.boundingBox();
        const window = page.viewportSize();
        // S2.213
        expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThanOrEqual(window?.height ?? 0);
        expect(box?.y).toBeGreaterThan((window?.height ?? 0) / 2);
        // S2.215, S9.84
        await expect(notice.getByRole('button')).toContainText('32');
      });
    });
  }

  test.describe('on a wide screen', () => {
    test.use({ locale: 'de-DE' });

    test('closes itself after 32 seconds, is not shown again, and stores that', async ({ page }) => {
      await stopClock(page);
      await page.goto('/de/banner');
      const notice = translationNotice(page, 'de');
      await expect(notice.getByRole('button')).toContainText('32');
      await page.clock.runFor(31_000);
      // S2.215, S9.84
      await expect(notice.getByRole('button')).toContainText(/\b1\b/);
      await page.clock.runFor(1_000);
      // S2.216
      await expect(notice).toBeHidden();
      // S2.217
      expect(await page.evaluate(() => localStorage.getItem('translationNotice'))).toBe('dismissed');
      await page.clock.resume();
      await openLoaded(page, '/de/flags');
      // S2.214
      await expect(notice).toBeHidden();
    });

    test('is shown on each visit until it is dismissed', async ({ page }) => {
      await openLoaded(page, '/de/banner');
      const notice = translationNotice(page, 'de');
      await expect(notice).toBeVisible();
      await openLoaded(page, '/de/flags');
      await expect(notice).toBeVisible();
      await notice.getByRole('button').click();
      await expect(notice).toBeHidden();
      await openLoaded(page, '/de/banner');
      // S2.214
      await expect(notice).toBeHidden();
    });
  });

  test.describe('on a phone', () => {
    test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } });

    test('is not shown', async ({ page }) => {
      await openLoaded(page, '/de/banner');
      await expect(translationNotice(page, 'de')).toBeHidden();
    });
  });

  test('is not shown in English and Japanese', async ({ page }) => {
    await openLoaded(page, '/banner');
    // S2.212
    await expect(translationNotice(page, 'en')).toBeHidden();
    await openLoaded(page, '/ja/banner');
    await expect(translationNotice(page, 'ja')).toBeHidden();
  });
});

test.describe('a visitor whose browser prefers another language', () => {
  test.use({ locale: 'ja-JP' });

  test('is offered that language once, in its own words, and is not redirected', async ({ page }) => {
    await openLoaded(page, '/flags/nobori-flag?x=1');
    await expect(page).toHaveURL('/flags/nobori-flag?x=1');
    const offer = page.getByRole('region', { name: '言語' });
    await expect(offer).toHaveAttribute('lang', 'ja');
    await offer.getByRole('link').click();
    await expect(page).toHaveURL('/ja/flags/nobori-flag?x=1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await openLoaded(page, '/flags');
    await expect(offer).toBeHidden();
  });

  test('keeps the page after declining the offer', async ({ page }) => {
    await openLoaded(page, '/flags');
    const offer = page.getByRole('region', { name: '言語' });
    await offer.getByRole('button').click();
    await expect(offer).toBeHidden();
    await expect(page).toHaveURL('/flags');
  });

  test('is offered nothing in that language', async ({ page }) => {
    await openLoaded(page, '/ja/flags');
    await expect(page.getByRole('region', { name: '言語' })).toBeHidden();
  });
});

function translationNotice(page: Page, language: OtherLanguage | 'en') {
  return page.getByRole('region', { name: storefrontText(language, 'common', 'translation.title') });
}

/** Stops the clock of the pages that are opened from now on. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}
