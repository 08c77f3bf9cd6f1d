import { expect, test, type Locator, type Page } from '@playwright/test';
import type { ItemView } from '@shop/contract';
import { ApiUser } from './api-user';
import { openBackOffice } from './back-office';
import { ADDRESS, createUnpaidOrder, PREPAID_TERMS } from './own-order';
import { openPage } from './users';
import { findPageFaults } from './page-monitor';

const ROLL_UP_PAGE = '/ja/exhibition/roll-up-banner-stand';
/** An amount in yen, which has no decimals. */
const YEN = /([\d,]+)/;
const MANY_ROLL_UPS: ItemView = { sku: 'roll-up', variant: '85x200', quantity: 1_000, artwork: 'custom', finishes: [] };

test.use({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo', viewport: { width: 390, height: 844 } });

test('a reseller pays an order from the prepaid account, in Japanese on a phone', async ({ browser, page }) => {
  test.setTimeout(120_000);
  const reseller = await ApiUser.createReseller();
  let balance = 0;

  await test.step('accounting records a deposit', async () => {
    const english = { locale: 'en-US', viewport: { width: 1280, height: 720 } };
    const accounting = await openBackOffice(browser, 'accounting@example.com', english);
    balance = await recordDeposit(accounting, reseller.email, 1_000_00);
  });

  await test.step('the reseller gets a lower price than visitors', async () => {
    const visitor = await openPage(browser);
    await visitor.goto(ROLL_UP_PAGE);
    const retailPrice = await readAmount(factoryPrice(visitor));
    await reseller.startSession(page);
    await page.goto(ROLL_UP_PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ロールアップ'); // S1.38
    // S1.17, S1.34, S6.19
    await expect(async () => expect(await readAmount(factoryPrice(page))).toBeLessThan(retailPrice)).toPass();
    await visitor.context().close();
  });

  await test.step('the reseller orders two stands, to be paid from the prepaid account', async () => {
    await reseller.call('Account/SaveShippingAddress', ADDRESS);
    await page.getByLabel('数量').fill('2');
    const quote = page.getByRole('region', { name: 'お支払い見積もり' });
    await quote.getByRole('button', { name: 'カートに入れる' }).click();
    await page.getByRole('link', { name: 'カートへ進む' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'カート' })).toBeVisible();
    const [exchange, remittance] = [figure(page, '為替手数料'), figure(page, '送金手数料')];
    const saving = page.getByText(/^前払い口座からのお支払いなら/);
    const saved = await readAmount(saving, /、\D*([\d,]+)お得/);
    expect(saved).toBeGreaterThan(0);
    expect(saved).toBe((await readAmount(exchange, YEN)) + (await readAmount(remittance, YEN)));
    const payment = page.getByLabel('お支払い方法');
    await payment.selectOption('前払い口座（人民元、販売店様）');
    await expect(payment).toHaveValue('3'); // S1.25, S2.159, S9.35
    await expect(page.getByLabel('通貨').last()).toHaveValue('CNY');
    await expect(figure(page, '為替手数料')).toHaveText(/0\.00/);
    await page.getByRole('button', { name: '注文する' }).click();
    await expect(figure(page, '合計')).toBeVisible();
    await page.getByRole('button', { name: 'お支払いへ進む' }).click();
    await expect(page.getByRole('button', { name: '今すぐ支払う' })).toBeVisible();
  });

  await test.step('paying takes the total from the balance and shows the remaining balance', async () => {
    const price = -(await readAmount(figure(page, '今回のご注文')));
    expect(await readAmount(figure(page, '前払い残高'))).toBe(balance);
    balance -= price;
    expect(await readAmount(figure(page, 'お支払い後の残高'))).toBe(balance);
    await page.getByRole('button', { name: '今すぐ支払う' }).click();
    const paid = page.getByRole('status').filter({ hasText: 'お支払いありがとうございます' });
    const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
    await expect(paid).toContainText(orderId); // S1.33, S6.18
    expect(await readAmount(paid.getByText(/前払い残高は/), /前払い残高は\D*([\d,.]+)です/)).toBe(balance); // S2.175

    await page.goto('/ja/account/prepaid-account');
    const transaction = page.getByRole('row').filter({ hasText: orderId });
    await expect(transaction).toContainText('お支払い');
    expect(await readAmount(transaction.getByRole('cell').nth(2))).toBe(-price);
    expect(await readAmount(transaction.getByRole('cell').nth(4))).toBe(balance); // S6.14
  });

  await test.step('an order above the balance is rejected and nothing is charged', async () => {
    const orderId = await createUnpaidOrder(reseller, MANY_ROLL_UPS, PREPAID_TERMS);
    await page.goto(`/ja/cart/checkout?orderId=${orderId}`);
    await page.getByRole('button', { name: '今すぐ支払う' }).click();
    await expect(page.getByRole('heading', { name: '前払い残高が不足しています' })).toBeVisible();
    const text =
      '料金は請求されていません。ご注文は保存されています。営業担当に入金をご依頼のうえ、もう一度お支払いください。';
    await expect(page.getByText(text)).toBeVisible(); // S8.22
    await page.getByRole('link', { name: '前払い口座' }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: '前払い口座' })).toBeVisible();
    const latest = page
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .first();
    expect(await readAmount(latest.getByRole('cell').nth(4))).toBe(balance);
    expect(await findPageFaults(page)).toEqual([]);
  });
});

/** Records a deposit in the back office and returns the new balance in fen. */
async function recordDeposit(page: Page, email: string, fen: number): Promise<number> {
  await page.goto('/admin#/prepaid-transactions/create');
  await page.getByLabel(/^Reseller’s email/).fill(email);
  await expect(page.getByText(/^Reseller, balance/)).toBeVisible();
  await page.getByLabel(/^Amount in CNY/).fill((fen / 100).toFixed(2));
  await page.getByLabel(/^Description/).fill('Bank transfer, reference E2E');
  await page.getByRole('button', { name: 'Record deposit' }).click();
  const notice = page.getByText(/^Deposit of .* recorded/);
  expect(await readAmount(notice, /Deposit of \D*([\d,.]+) recorded/)).toBe(fen);
  return readAmount(notice, /New balance:\D*([\d,.]+)\./);
}

function factoryPrice(page: Page): Locator {
  return page.getByRole('region', { name: '工場見積もり' });
}

/** The amount beside a name. */
function figure(page: Page, name: string): Locator {
  const names = page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
  return page.getByRole('main').locator('dl > div').filter({ has: names }).getByRole('definition');
}

/** Reads the first amount, in hundredths: an amount in yuan as fen. */
async function readAmount(text: Locator, pattern = /(-?[^\d-]*[\d,]+\.\d{2})/): Promise<number> {
  await expect(text).toHaveText(pattern);
  const [, amount = ''] = pattern.exec(await text.innerText()) ?? [];
  return Math.round(Number(amount.replace(/[^\d.-]/g, '')) * 100);
}
