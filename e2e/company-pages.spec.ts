import { expect, test, type Page } from '@playwright/test';
import { languages, type Language } from './visitors';

/** Each page, its heading and what it must say, in every language. */
const pages: Record<string, Record<Language, { heading: string; says: readonly string[] }>> = {
  '/aboutus': {
    en: {
      heading: 'About us',
      says: ['Shanghai, Jiangsu and Indonesia', '24 hours a day, seven days a week', 'within 48 hours'],
    },
    ja: { heading: '当店について', says: ['上海、江蘇、インドネシア', '24時間、年中無休', '48時間以内'] },
  },
  '/aboutus/history': {
    en: { heading: 'History', says: ['2006', '192', '80,000+', '1,000,000+', '24 hours a day'] },
    ja: { heading: '沿革', says: ['2006', '192', '80,000+', '1,000,000+', '24時間'] },
  },
  '/aboutus/factory': {
    en: {
      heading: 'The factories',
      says: ['Shanghai, Jiangsu and Indonesia', '720 to 2880 dpi', '5 cm', 'every 30 cm', '1–4 business days'],
    },
    ja: { heading: '工場', says: ['上海、江蘇、インドネシア', '720～2880dpi', '5cm', '30cmごと', '1～4営業日'] },
  },
  '/privacy': {
    en: { heading: 'Privacy policy', says: ['Cookies hold what you chose', 'one JSON file', 'Orders stay as numbers'] },
    ja: { heading: 'プライバシーポリシー', says: ['クッキー', 'JSONファイル', '数字として残ります'] },
  },
  '/terms': {
    en: {
      heading: 'Terms',
      says: [
        'not for children under 13',
        'From 13 to 17',
        'older than 7 days and unpaid expires',
        'cancelled automatically',
        'approved the artwork it goes to production and cannot be changed',
        'never above the product price without shipping',
        '0 to 35 °C',
        'wind above grade 4',
      ],
    },
    ja: {
      heading: '利用規約',
      says: [
        '13歳未満',
        '13歳から17歳',
        '7日を過ぎたご注文は失効',
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
      says: [
        'within 12 hours of receipt',
        'within 7 business days of delivery',
        'never above the product price',
        'a reprint or a refund, and a coupon of 5%',
      ],
    },
    ja: { heading: '返品・返金', says: ['12時間以内', 'お届けから7営業日以内', '商品代金を上限', '5％引きのクーポン'] },
  },
  '/international-shipping': {
    en: {
      heading: 'International shipping',
      says: ['North Korea, Syria, war zones and military bases', 'no insurance', '1–4 business days'],
    },
    ja: { heading: '海外配送', says: ['北朝鮮、シリア、紛争地域、軍事基地', '保険が付きません', '1～4営業日'] },
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
    [/エコノミー便/, '7–15', '10–25', 'なし'],
    [/スタンダード便/, '3–7', '7–12', 'あり'],
    [/スタンダードUPU便/, '3–7', '6–10', 'あり'],
    [/優先便/, '2–4', '3–5', 'あり'],
  ],
} as const;

const groups = ['faq', 'artwork', 'payment', 'shipping', 'refund'];
const main = (page: Page) => page.getByRole('main');
const pathIn = (language: Language, path: string) => (language === 'en' ? path : `/ja${path}`);
/** What `main` says, with the joiners between figures taken out. */
const textOf = async (page: Page) => ((await main(page).textContent()) ?? '').replaceAll('\u2060', '');

for (const [path, inLanguages] of Object.entries(pages)) {
  test(`${path} says what holds, in each language`, async ({ page }) => {
    for (const language of languages) {
      const { heading, says } = inLanguages[language];
      await page.goto(pathIn(language, path));
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(new RegExp(`^${heading} · `));
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{10}/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${pathIn(language, path)}$`),
      );
      const text = await textOf(page);
      for (const words of says) expect(text).toContain(words);
    }
  });
}

test('the shipping page compares the methods, and no parcel goes to North Korea, Syria, war zones or military bases', async ({
  page,
}) => {
  for (const language of languages) {
    await page.goto(pathIn(language, '/international-shipping'));
    const rows = main(page).getByRole('table').locator('tbody tr');
    await expect(rows).toHaveCount(4);
    for (const [at, [name, major, other, insurance]] of methods[language].entries()) {
      const row = rows.nth(at);
      await expect(row.getByRole('rowheader')).toHaveText(name);
      const cells = (await row.getByRole('cell').allTextContents()).map((cell) => cell.replaceAll('\u2060', ''));
      expect(cells.slice(0, 3)).toEqual([major, other, insurance]);
      expect(cells[3]).toMatch(/\d/);
    }
  }
  await page.goto('/international-shipping');
  const excluded = main(page).getByRole('region', { name: 'Where we do not ship' });
  await expect(excluded.locator('p').first()).toHaveText('To North Korea, Syria, war zones and military bases.');
});

test('the help page has an anchor for each group of questions, and answers that open by keyboard', async ({ page }) => {
  for (const language of languages) {
    for (const group of groups) {
      await page.goto(pathIn(language, `/support#${group}`));
      await expect(page.locator(`h2#${group}`)).toBeInViewport();
      expect(await main(page).getByRole('region').locator('details').count()).toBeGreaterThan(30);
    }
  }
  await page.goto('/support');
  const question = main(page).locator('summary', { hasText: 'Which resolution does my file need?' });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('At least 100 dpi at full size; 300 dpi is recommended.')).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to an answer opens it', async ({ page }) => {
    await page.goto('/support#artwork-size');
    await expect(page.getByText('Under 80 MB.')).toBeVisible();
    await expect(page.getByText('TIFF is best.')).toBeHidden();
    await page.goto('/ja/support#shipping-days');
    await expect(main(page).getByRole('table').locator('tbody tr')).toHaveCount(4);
  });
});

test('the help page answers by the shop’s rules', async ({ page }) => {
  await page.goto('/support');
  const text = await textOf(page);
  for (const rule of [
    '1–4 business days',
    'Chinese holiday calendar',
    'not paid within 7 days expires',
    'TIFF is best. JPG, AI, PSD, EPS',
    'one .zip or .rar',
    'CMYK',
    'outlines',
    '5 cm (2 inches) away from the eyelets',
    'Western Union, MoneyGram and bank transfer are available by contact',
    'saves about 10–30%',
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

test('production takes 1–4 business days and refunds 7, wherever they are named', async ({ page }) => {
  const says = async (path: string) => {
    await page.goto(path);
    return textOf(page);
  };
  for (const path of ['/aboutus/factory', '/support', '/terms', '/international-shipping'])
    expect(await says(path)).toContain('1–4 business days');
  for (const path of ['/support', '/terms', '/return-refund'])
    expect(await says(path)).toMatch(/(refund is made within|Within) 7 business days, the way/);
  for (const path of [...Object.keys(pages), '/support'])
    expect(await says(path)).not.toMatch(/1–3 business days|15 business days/);
});

test('the footer, the form to register and the cookie notice lead to these pages', async ({ page }) => {
  await page.goto('/account/register', { waitUntil: 'networkidle' });
  const agreement = page.locator('form').filter({ hasText: 'I have read and agree' });
  await expect(agreement.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
  await expect(agreement.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
  await expect(page.getByRole('region', { name: 'Cookies' }).getByRole('link')).toHaveAttribute('href', '/privacy');
  const footer = page.getByRole('contentinfo');
  for (const path of [...Object.keys(pages), '/support', '/support#artwork'])
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
});
