import { expect, test, type Locator, type Page } from '@playwright/test';
import { logInAsStaff, PASSWORD, openPage } from './users';
import { findPageFaults } from './page-monitor';

const ROLL_UP = '/ja/exhibition/roll-up-banner-stand';
const TOTAL = '合計';

test.use({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo', viewport: { width: 390, height: 844 } });

test('a reseller orders in Japanese, on a phone, from the prepaid account', async ({ browser, page: reseller }) => {
  test.setTimeout(180_000);
  let balance = 0;

  await test.step('accounting records what the reseller paid in', async () => {
    const accounting = await openPage(browser, { locale: 'en-US', viewport: { width: 1280, height: 720 } });
    await logInAsStaff(accounting, 'accounting@example.com');
    balance = await deposit(accounting, 1_000_00);
  });

  await test.step('the reseller sees lower prices than anybody', async () => {
    const anybody = await openPage(browser);
    await anybody.goto(ROLL_UP);
    const usual = await fenIn(factoryPrice(anybody));
    await logIn(reseller);
    await reseller.goto(ROLL_UP, { waitUntil: 'networkidle' });
    await expect(async () => expect(await fenIn(factoryPrice(reseller))).toBeLessThan(usual)).toPass();
  });

  await test.step('the reseller orders a roll-up stand', async () => {
    await emptyCart(reseller);
    await order(reseller, 2);
  });

  await test.step('paying takes the total from the balance, and says what is left', async () => {
    const price = -(await fenIn(figure(reseller, '今回のご注文')));
    expect(await fenIn(figure(reseller, '前払い残高'))).toBe(balance);
    balance -= price;
    expect(await fenIn(figure(reseller, 'お支払い後の残高'))).toBe(balance);
    await reseller.getByRole('button', { name: '今すぐ支払う' }).click();
    const paid = reseller.getByRole('status').filter({ hasText: 'お支払いありがとうございます' });
    await expect(paid).toBeVisible();
    const orderId = new URL(reseller.url()).searchParams.get('orderId') ?? '';
    await expect(paid).toContainText(orderId);
    expect(await fenIn(paid.getByText(/前払い残高は/), /前払い残高は\D*([\d,.]+)です/)).toBe(balance);

    await reseller.goto('/ja/account/prepaid-account');
    const movement = reseller.getByRole('row').filter({ hasText: orderId });
    await expect(movement).toContainText('取引');
    expect(await fenIn(movement.getByRole('cell').nth(2))).toBe(-price);
    expect(await fenIn(movement.getByRole('cell').nth(4))).toBe(balance);
  });

  await test.step('an order beyond the balance is refused in plain words, and nothing is charged', async () => {
    await order(reseller, 1_000);
    await reseller.getByRole('button', { name: '今すぐ支払う' }).click();
    await expect(reseller.getByRole('heading', { name: '前払い残高が不足しています' })).toBeVisible();
    await expect(reseller.getByText('請求は発生していません。ご注文は保存されています。')).toBeVisible();
    await reseller.getByRole('link', { name: '前払い口座' }).last().click();
    await expect(reseller.getByRole('heading', { level: 1, name: '前払い口座' })).toBeVisible();
    const latest = reseller
      .getByRole('row')
      .filter({ has: reseller.getByRole('cell') })
      .first();
    expect(await fenIn(latest.getByRole('cell').nth(4))).toBe(balance);
    expect(await findPageFaults(reseller)).toEqual([]);
  });
});

/** Records a deposit in the back office and hands back the balance that it makes. */
async function deposit(page: Page, fen: number): Promise<number> {
  await page.getByRole('menuitem', { name: 'Prepaid ledger' }).click();
  await page.getByRole('link', { name: 'Record a deposit' }).click();
  await page.getByLabel(/^Reseller’s e-mail/).fill('reseller@example.com');
  await expect(page.getByText(/^Reseller, balance/)).toBeVisible();
  await page.getByLabel(/^Amount in CNY/).fill((fen / 100).toFixed(2));
  await page.getByLabel(/^Memo/).fill('Bank transfer, reference E2E');
  await page.getByRole('button', { name: 'Record the deposit' }).click();
  const notice = page.getByText(/^The deposit is recorded/);
  expect(await fenIn(notice, /recorded:\D*([\d,.]+)\. /)).toBe(fen);
  return fenIn(notice, /Balance now\D*([\d,.]+)\./);
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/ja/account/login');
  await page.getByLabel('メールアドレス').first().fill('reseller@example.com');
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'ログイン' }).click();
  await expect(page).not.toHaveURL(/login/);
}

/** Removes what an earlier visit may have left. */
async function emptyCart(page: Page): Promise<void> {
  await page.goto('/ja/cart');
  const remove = page.getByRole('button', { name: /を削除$/ });
  const empty = page.getByRole('heading', { name: 'カートは空です' });
  await expect(empty.or(remove.first())).toBeVisible();
  while (await remove.count()) {
    const left = await remove.count();
    await remove.first().click();
    await expect(remove).toHaveCount(left - 1);
  }
  await expect(empty).toBeVisible();
}

/** Orders so many stands, paid from the prepaid account, and leads to the page to pay on. */
async function order(page: Page, quantity: number): Promise<void> {
  await page.goto(ROLL_UP, { waitUntil: 'networkidle' });
  await page.getByLabel('数量').fill(String(quantity));
  await page.getByRole('region', { name: 'お支払い見積もり' }).getByRole('button', { name: 'カートに入れる' }).click();
  await page.getByRole('link', { name: 'カートへ進む' }).click();
  await page.getByLabel('お支払い方法').selectOption('前払い口座（人民元、代理店様）');
  await expect(page.getByLabel('通貨').last()).toHaveValue('CNY');
  await expect(figure(page, '為替手数料')).toHaveText(/0\.00/);
  await page.getByRole('button', { name: '注文する' }).click();
  await expect(figure(page, TOTAL)).toBeVisible();
  await page.getByRole('button', { name: 'お支払いへ進む' }).click();
  await expect(page.getByRole('button', { name: '今すぐ支払う' })).toBeVisible();
}

function factoryPrice(page: Page): Locator {
  return page.getByRole('region', { name: '工場見積もり' });
}

/** The amount that stands beside a name. */
function figure(page: Page, name: string): Locator {
  const names = page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
  return page.getByRole('main').locator('dl > div').filter({ has: names }).getByRole('definition');
}

/** The first amount in yuan that stands there, in fen. */
async function fenIn(place: Locator, pattern = /(-?[^\d-]*[\d,]+\.\d{2})/): Promise<number> {
  await expect(place).toHaveText(pattern);
  const [, found = ''] = pattern.exec(await place.innerText()) ?? [];
  return Math.round(Number(found.replace(/[^\d.-]/g, '')) * 100);
}
