import { expect, test, type Page } from '@playwright/test';
import { openLoaded } from './page-monitor';
import { pathIn } from './pages';

/** The languages whose texts are compared word for word; `storefront-pages.spec.ts` opens the pages in all of them. */
const languages = ['en', 'ja'] as const;
type Language = (typeof languages)[number];

/** Each page, its heading and texts that it must contain, in every language. */
const pages: Record<string, Record<Language, { heading: string; texts: readonly string[] }>> = {
  '/aboutus': {
    en: {
      heading: 'About us',
      texts: ['Shanghai, Jiangsu and Indonesia', '24 hours a day, seven days a week', 'within 48 hours'],
    },
    ja: { heading: '当店について', texts: ['上海、江蘇、インドネシア', '24時間、年中無休', '48時間以内'] },
  },
  '/aboutus/history': {
    en: { heading: 'History', texts: ['2006', '192', '80,000+', '1,000,000+', '24 hours a day'] },
    ja: { heading: '沿革', texts: ['2006', '192', '80,000+', '1,000,000+', '24時間'] },
  },
  '/aboutus/factory': {
    en: {
      heading: 'Our factories',
      texts: ['Shanghai, Jiangsu and Indonesia', '720 to 2880 dpi', '5 cm', 'every 30 cm', '1–4 business days'],
    },
    ja: { heading: '工場', texts: ['上海、江蘇、インドネシア', '720～2880 dpi', '5 cm', '30 cmごと', '1～4営業日'] },
  },
  '/privacy': {
    en: {
      heading: 'Privacy policy',
      texts: ['Cookies hold what you chose', 'one JSON file', 'For our accounting records'],
    },
    ja: { heading: 'プライバシーポリシー', texts: ['Cookie', 'JSONファイル', '会計記録のため'] },
  },
  '/terms': {
    en: {
      heading: 'Terms',
      texts: [
        'not for children under 13',
        'From 13 to 17',
        'An unpaid order expires after 7 days',
        'cancelled automatically',
        'approved the artwork it goes to production and cannot be changed',
        'never above the product price without shipping',
        '0 to 35 °C',
        'wind above grade 4',
      ],
    },
    ja: {
      heading: '利用規約',
      texts: [
        '13歳未満',
        '13歳から17歳',
        '7日を過ぎたご注文は期限切れ',
        '自動的にキャンセル',
        '変更できません',
        '送料を除く商品代金を上限',
        '0～35°C',
        '風力4',
      ],
    },
  },
  '/return-refund': {
    en: {
      heading: 'Returns and refunds',
      texts: [
        'within 12 hours of receipt',
        'within 7 business days of delivery',
        'never above the product price',
        'a reprint or a refund, and a 5% coupon',
      ],
    },
    ja: {
      heading: '返品・返金',
      texts: ['12時間以内', 'お届けから7営業日以内', '商品代金を上限', '5%引きのクーポン'],
    },
  },
  '/international-shipping': {
    en: {
      heading: 'International shipping',
      texts: ['North Korea, Syria, war zones and military bases', 'no insurance', '1–4 business days'],
    },
    ja: { heading: '海外配送', texts: ['北朝鮮、シリア、紛争地域、軍事基地', '保険が付きません', '1～4営業日'] },
  },
};

/** The shipping methods as they are compared: business days to major and other areas, and insurance. */
const methods = {
  en: [
    [/Economy parcel/, '7–15', '10–25', 'None'],
    [/Standard parcel/, '3–7', '7–12', 'Yes'],
    [/Standard UPU parcel/, '3–7', '6–10', 'Yes'],
    [/Priority parcel/, '2–4', '3–5', 'Yes'],
  ],
  ja: [
    [/エコノミー便/, '7～15', '10～25', 'なし'],
    [/スタンダード便/, '3～7', '7～12', 'あり'],
    [/スタンダードUPU便/, '3～7', '6～10', 'あり'],
    [/優先便/, '2～4', '3～5', 'あり'],
  ],
} as const;

const groups = ['faq', 'artwork', 'payment', 'shipping', 'refund'];
const main = (page: Page) => page.getByRole('main');
/** The text of `main`, without the word joiners between figures. */
const textOf = async (page: Page) => ((await main(page).textContent()) ?? '').replaceAll('\u2060', '');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, inLanguages] of Object.entries(pages)) {
    test(`${path} has its heading, description and texts in each language`, async ({ page }) => {
      for (const language of languages) {
        const { heading, texts } = inLanguages[language];
        await page.goto(pathIn(language, path));
        // S2.30, S2.31, S2.32, S2.47, S2.48, S2.49, S2.50
        await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page).toHaveTitle(new RegExp(`^${heading} · `));
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{10}/);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          new RegExp(`${pathIn(language, path)}$`),
        );
        const text = await textOf(page);
        // S9.52, S9.53
        for (const words of texts) expect(text).toContain(words);
      }
    });
  }

  test('the shipping page compares the methods and excludes North Korea, Syria, war zones and military bases', async ({
    page,
  }) => {
    for (const language of languages) {
      await page.goto(pathIn(language, '/international-shipping'));
      const rows = main(page).getByRole('table').locator('tbody tr');
      await expect(rows).toHaveCount(4);
      // S2.51
      for (const [at, [name, major, other, insurance]] of methods[language].entries()) {
        const row = rows.nth(at);
        await expect(row.getByRole('rowheader')).toHaveText(name);
        const cells = (await row.getByRole('cell').allTextContents()).map((cell) => cell.replaceAll('\u2060', ''));
        expect(cells.slice(0, 3)).toEqual([major, other, insurance]);
        expect(cells[3]).toMatch(/\d/);
      }
    }
    await page.goto('/international-shipping');
    const excluded = main(page).getByRole('region', { name: 'Where we don’t ship' });
    // S1.48, S1.49, S1.50, S1.51, S1.52
    await expect(excluded.locator('p').first()).toHaveText('To North Korea, Syria, war zones and military bases.');
  });

  test('the help page states the rules of the shop', async ({ page }) => {
    await page.goto('/support');
    const text = await textOf(page);
    for (const rule of [
      '1–4 business days',
      'Chinese holiday calendar',
      'not paid within 7 days expires',
      'TIFF preferred. JPG, AI, PSD, EPS',
      'one .zip or .rar',
      'CMYK',
      'outlines',
      '5 cm (2 inches) away from the eyelets',
      'Western Union, MoneyGram and bank transfer are available on request',
      'saves about 10–30%', // S9.50
      'within 48 business hours',
      'within 12 hours of receipt',
      'within 7 business days of delivery',
      'At most the product price; shipping is not refunded',
      '720 to 2880 dpi',
      '0 to 35 °C; the surface may reach 45 °C',
      'wind above grade 4',
    ])
      expect(text).toContain(rule);
  });

  test('all pages state 1–4 business days for production and 7 business days for refunds', async ({ page }) => {
    const textAt = async (path: string) => {
      await page.goto(path);
      return textOf(page);
    };
    for (const path of ['/aboutus/factory', '/support', '/terms', '/international-shipping'])
      expect(await textAt(path)).toContain('1–4 business days');
    for (const path of ['/support', '/terms', '/return-refund'])
      // S9.54
      expect(await textAt(path)).toMatch(/(refund you within|Within) 7 business days, to your original payment method/);
    for (const path of [...Object.keys(pages), '/support'])
      expect(await textAt(path)).not.toMatch(/1–3 business days|15 business days/);
  });

  test('a link to an answer opens the answer', async ({ page }) => {
    await page.goto('/support#artwork-size');
    // S2.40
    await expect(page.getByText('Under 80 MB.')).toBeVisible();
    await expect(page.getByText('TIFF preferred.')).toBeHidden();
    await page.goto('/ja/support#shipping-days');
    await expect(main(page).getByRole('table').locator('tbody tr')).toHaveCount(4);
  });

  test('pages say what needs JavaScript', async ({ page }) => {
    await page.goto('/cart');
    await expect(page.locator('noscript p')).toHaveText(/^JavaScript is turned off/);
    await expect(page.locator('noscript p')).toBeVisible();
  });
});

test('the help page has an anchor for each group of questions, and its answers open by keyboard', async ({ page }) => {
  for (const language of languages) {
    for (const group of groups) {
      await page.goto(pathIn(language, `/support#${group}`));
      // S2.41, S2.42, S2.43, S2.44, S2.45
      await expect(page.locator(`h2#${group}`)).toBeInViewport();
      expect(await main(page).getByRole('region').locator('details').count()).toBeGreaterThan(30);
    }
  }
  await page.goto('/support');
  const question = main(page).locator('summary', { hasText: 'What resolution does my file need?' });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('At least 100 dpi at full size; 300 dpi is recommended.')).toBeVisible();
});

test('the footer, the registration form and the cookie notice link to these pages', async ({ page }) => {
  await openLoaded(page, '/account/register');
  const agreement = page.locator('form').filter({ hasText: 'I have read and agree' });
  await expect(agreement.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
  await expect(agreement.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
  await expect(page.getByRole('region', { name: 'Cookies' }).getByRole('link')).toHaveAttribute('href', '/privacy');
  const footer = page.getByRole('contentinfo');
  for (const path of [...Object.keys(pages), '/support', '/support#artwork'])
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
});
