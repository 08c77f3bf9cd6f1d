import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import { openBackOffice, openList } from './back-office';
import { createCompletedOrder } from './own-order';
import { openPage } from './users';

const TEARDROP = { sku: 'feather-teardrop', name: 'Teardrop feather flag', path: '/flags/teardrop-feather-flag' };

type Plain = string | number | boolean;

const cellOf = (value: unknown): { value: Plain } | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? { value } : null;

/** Reloads a page until a change by staff shows: each process reloads its cache a moment after the change. */
async function reloadUntil(page: Page, path: string, assertion: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await assertion();
  }).toPass();
}

// One after another: a price that is published while a spreadsheet is edited would be a difference of its own.
test.describe.configure({ mode: 'default' });

test('a price is drafted, validated, previewed and published; the shop quotes by it until the earlier one is restored', async ({
  browser,
}) => {
  const [clerk, visitor] = [await openBackOffice(browser, 'service@example.com'), await openPage(browser)];
  const factoryPrice = visitor.getByRole('region', { name: 'Original quote' });
  await openList(clerk, 'Prices', 'Price changes');
  await clerk.getByRole('link', { name: 'New price change' }).click();
  await expect(clerk.getByRole('button', { name: 'Create price change' })).toBeVisible();
  await clerk.getByLabel(/^Title/).fill('Teardrop flags, S');
  await clerk.getByRole('button', { name: 'Create price change' }).click();

  await clerk.getByRole('button', { name: 'Change a product’s prices' }).click();
  const dialog = clerk.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Product' }).fill(TEARDROP.sku);
  await clerk.getByRole('option', { name: TEARDROP.name }).click();
  const retail = dialog.getByLabel('Retail, CN¥/piece, tier 1').first();
  const earlier = Number(await retail.inputValue());
  const price = (earlier + 1.25).toFixed(2);
  await retail.fill('1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const problem = clerk.getByRole('alert').filter({ hasText: 'Can’t be published' });
  await expect(problem).toContainText('The reseller price is above the retail price.');
  await clerk.getByRole('button', { name: 'Publish now' }).click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await clerk.getByRole('button', { name: 'Edit', exact: true }).click();
  await retail.fill(price);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(clerk.getByText('Ready to publish.')).toBeVisible();
  const sample = clerk.getByRole('row', { name: new RegExp(`^${TEARDROP.name}.*USD`) }).first();
  await expect(sample).toContainText(/\+\$\d/);
  await clerk.getByRole('button', { name: 'Publish now' }).click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(clerk.getByText('Prices published.')).toBeVisible();
  await reloadUntil(visitor, TEARDROP.path, () => expect(factoryPrice).toContainText(`1 pieceCN¥${price}`));

  await clerk.getByRole('button', { name: 'Restore earlier prices' }).click();
  await dialog.getByRole('button', { name: 'Create price change' }).click();
  await expect(clerk.getByRole('heading', { level: 1, name: 'Undo: Teardrop flags, S' })).toBeVisible();
  await clerk.getByRole('button', { name: 'Publish now' }).click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(clerk.getByText('Prices published.')).toBeVisible();
  await reloadUntil(visitor, TEARDROP.path, () =>
    expect(factoryPrice).toContainText(`1 pieceCN¥${earlier.toFixed(2)}`),
  );
});

test('importing an exported spreadsheet with one changed cell changes only that text', async ({ browser }, {
  outputDir,
}) => {
  const clerk = await openBackOffice(browser, 'service@example.com');
  await openList(clerk, 'Prices', 'Price changes');
  const [download] = await Promise.all([
    clerk.waitForEvent('download'),
    clerk.getByRole('button', { name: 'Export spreadsheet' }).click(),
  ]);
  const file = `${outputDir}/catalogue.xlsx`;
  await download.saveAs(file);

  const sheets = await readXlsxFile(readFileSync(file), { trim: false });
  const uses = `Bakeries\nOpen days ${Date.now()}`;
  const texts = sheets.find(({ sheet }) => sheet === 'texts')?.data ?? [];
  const line = texts.findIndex(([sku, language]) => sku === 'pole-flag' && language === 'en');
  const column = texts[0]?.indexOf('uses') ?? -1;
  const row = texts[line];
  if (!row) throw new Error('no pole flag');
  row[column] = uses;
  const buffer = await writeXlsxFile(
    sheets.map(({ sheet, data }) => ({
      sheet,
      data: data.map((cells) => cells.map(cellOf)),
    })),
  ).toBuffer();

  await clerk.getByRole('link', { name: 'Import spreadsheet' }).click();
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await clerk.locator('input[type=file]').setInputFiles({ name: 'uses.xlsx', mimeType: type, buffer });
  await expect(clerk.getByText('One difference')).toBeVisible();
  await expect(clerk.getByRole('row', { name: `texts!G${line + 1}` })).toContainText(`Open days`);
  await expect(clerk.getByText('The page of one product changes at once, without a price change.')).toBeVisible();
  await clerk.getByRole('button', { name: 'Update pages' }).click();
  await expect(clerk.getByText('Pages updated.')).toBeVisible();
  const visitor = await openPage(browser);
  const [, last = ''] = uses.split('\n');
  await reloadUntil(visitor, '/flags/pole-flag', () => expect(visitor.getByText(last)).toBeAttached({ timeout: 500 }));
});

test('an exchange rate more than 10 % from the current one must be confirmed', async ({ browser }) => {
  const clerk = await openBackOffice(browser, 'accounting@example.com', { path: '/admin#/currencies/HKD/show' });
  await clerk.getByRole('button', { name: 'Enter rate' }).click();
  const dialog = clerk.getByRole('dialog', { name: 'Enter exchange rate' });
  const [, rate = ''] = /buys ([\d.]+) HKD/.exec(await dialog.innerText()) ?? [];
  await dialog.getByLabel(/^1 CNY buys/).fill((Number(rate) * 1.2).toFixed(4));
  await dialog.getByRole('button', { name: 'Enter rate' }).click();
  await expect(dialog.getByText('This rate differs by more than 10% from the current one.')).toBeVisible();
  await dialog.getByLabel('More than 10% from the current rate: I have checked it').check();
  await dialog.getByRole('button', { name: 'Enter rate' }).click();
  await expect(clerk.getByText('Rate entered.')).toBeVisible();
  await expect(clerk.getByRole('row').filter({ hasText: '+20%' }).first()).toContainText('accounting@example.com');
  await clerk.getByRole('button', { name: 'Enter rate' }).click();
  await dialog.getByLabel(/^1 CNY buys/).fill(rate);
  await dialog.getByLabel('More than 10% from the current rate: I have checked it').check();
  await dialog.getByRole('button', { name: 'Enter rate' }).click();
  await expect(clerk.getByRole('dialog')).toHaveCount(0);
});

test('a customer writes a review, staff publish it, and it appears on the product page', async ({ browser }) => {
  const buyer = await openPage(browser);
  const words = `Waves well in any wind, ${crypto.randomUUID()}`;
  const orderId = await createCompletedOrder(buyer);
  await buyer.goto(`/account/view-order?orderId=${orderId}`);
  await buyer.getByRole('button', { name: 'Write a review' }).click();
  await buyer.getByRole('button', { name: 'Send review' }).click();
  await expect(buyer.getByText('Choose one to five stars.')).toBeVisible();
  await buyer.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true });
  await expect(buyer.getByText('Choose one to five stars.')).toBeHidden();
  await buyer.getByLabel(/^Comments/).fill(words);
  await buyer.getByRole('button', { name: 'Send review' }).click();
  await expect(buyer.getByText('Thank you. We check your review before publishing it.')).toBeVisible();

  const clerk = await openBackOffice(browser, 'service@example.com', { path: '/admin#/reviews' });
  const card = clerk.getByRole('article').filter({ hasText: words });
  await card.getByRole('button', { name: 'Publish' }).click();
  await expect(clerk.getByText('Review published.')).toBeVisible();
  const visitor = await openPage(browser);
  await reloadUntil(visitor, '/flags/hand-flag', () => expect(visitor.getByText(words)).toBeAttached({ timeout: 500 }));
});

test('a news notice is written, translated, published on the home page and withdrawn', async ({ browser }) => {
  const clerk = await openBackOffice(browser, 'service@example.com');
  const visitor = await openPage(browser, { locale: 'ja-JP' });
  const [english, japanese] = [`New presses ${Date.now()}`, `新しい印刷機 ${Date.now()}`];
  await openList(clerk, 'Website', 'News');
  await clerk.getByRole('link', { name: 'Write news' }).click();
  await expect(clerk.getByRole('button', { name: 'Save draft' })).toBeVisible();
  await clerk.getByLabel(/^Title/).fill(english);
  await clerk.getByLabel(/^Text/).fill('They print faster.');
  await clerk.getByRole('button', { name: 'Save draft' }).click();
  await clerk.getByRole('tab', { name: 'Japanese' }).click();
  await clerk.getByRole('button', { name: 'Write', exact: true }).click();
  const dialog = clerk.getByRole('dialog');
  await dialog.getByLabel(/^Title/).fill(japanese);
  await dialog.getByLabel(/^Text/).fill('より速く印刷できます。');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await clerk.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(clerk.getByText('News published.')).toBeVisible();
  await reloadUntil(visitor, '/ja', () => expect(visitor.getByText(japanese)).toBeVisible({ timeout: 500 }));
  await reloadUntil(visitor, '/', () => expect(visitor.getByText(english)).toBeVisible({ timeout: 500 }));
  await clerk.getByRole('button', { name: 'Withdraw' }).click();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(clerk.getByText('News withdrawn; it is a draft again.')).toBeVisible();
});
