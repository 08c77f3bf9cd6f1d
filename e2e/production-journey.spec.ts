import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { findAxeFaults } from './accessibility';
import { openBackOffice } from './back-office';
import {
  BLANK_MESH,
  createFundedReseller,
  createUnpaidOrder,
  newTrackingNumber,
  placeOrder,
  PREPAID_TERMS,
} from './own-order';
import { createProof } from './print-files';
import { DATA_FOLDER } from './sent-emails';
import { findSmallTargets } from './touch-targets';
import { MIDDLE, phone } from './visitors';

test('a reseller’s order is nested, scanned, photographed and shipped blind in two parcels, and its delivery read in Japanese', async ({
  browser,
}) => {
  const reseller = await createFundedReseller();
  const orderIds: string[] = [];
  for (const width of ['3', '1.5'])
    orderIds.push(await createUnpaidOrder(reseller, { ...BLANK_MESH, width }, PREPAID_TERMS));
  for (const id of orderIds) await reseller.call('Cart/Checkout', { orderId: id, payNow: true });
  const orderId = await placeOrder(reseller, { ...BLANK_MESH, quantity: 2 }, PREPAID_TERMS);
  orderIds.push(orderId);
  const customer = await phone(browser, 'ja');
  await reseller.startSession(customer);

  await test.step('the reseller chooses its own name as the sender, and pays', async () => {
    await customer.goto(`/ja/cart/completeorder?orderId=${orderId}`);
    await customer.getByLabel('自社名義で発送する（ブラインド発送）').check();
    await customer.getByLabel('送り主名').fill('佐藤看板株式会社');
    await customer.getByLabel('国', { exact: true }).selectOption('JP');
    await customer.getByLabel('郵便番号').fill('730-0035');
    await customer.getByLabel('都道府県').fill('広島県');
    await customer.getByLabel('市区町村').fill('広島市');
    await customer.getByLabel(/^住所1/).fill('本通1-2');
    expect(await findAxeFaults(customer)).toEqual([]);
    await customer.getByRole('button', { name: 'お支払いへ進む' }).click();
    await customer.getByRole('button', { name: '今すぐ支払う' }).click();
    await expect(customer.getByText('前払い残高')).toBeVisible();
  });

  const tablet = await openBackOffice(browser, 'factory@example.com', {
    ...{ viewport: MIDDLE, hasTouch: true, locale: 'zh-CN' },
  });

  await test.step('the factory nests it with two others', async () => {
    await tablet.goto('/admin#/nests');
    await tablet.getByLabel('材料').click();
    await tablet.getByRole('option', { name: /340/ }).click();
    const ours = new RegExp(orderIds.join('|'));
    await expect(tablet.getByRole('checkbox', { name: ours })).toHaveCount(3);
    const others = tablet.getByRole('listitem').filter({ hasNotText: ours }).getByRole('checkbox');
    for (const box of await others.all()) await box.uncheck();
    await tablet.getByRole('button', { name: '生成排版方案' }).click();
    const suggestion = tablet.getByRole('region', { name: '排版方案' });
    await expect(suggestion.getByText('件数').locator('+ dd')).toHaveText('4');
    // A piece is chosen and moved with the keyboard, which locks it; the others are arranged again around it.
    const piece = suggestion.getByRole('button', { name: /×/ }).first();
    await piece.press('ArrowRight');
    await expect(suggestion.getByRole('button', { name: '解除锁定' })).toBeVisible();
    const place = suggestion.getByLabel('纵向位置（mm）');
    const moved = await place.inputValue();
    await tablet.getByRole('button', { name: '重新排列其余件' }).click();
    await expect(suggestion.getByRole('button', { name: /已锁定$/ })).toHaveCount(1);
    await expect(place).toHaveValue(moved);
    expect(await findSmallTargets(tablet)).toEqual([]);
    expect(await findAxeFaults(tablet)).toEqual([]);
  });

  await test.step('the factory scans its ticket, and notes each step with a photo', async () => {
    await tablet.goto('/admin#/production-queue');
    await tablet.getByRole('button', { name: '按材料' }).click();
    await expect(tablet.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(await findSmallTargets(tablet)).toEqual([]);
    expect(await findAxeFaults(tablet)).toEqual([]);
    await tablet.getByLabel('扫描或输入工单码').fill(`${orderId}/1`);
    await tablet.keyboard.press('Enter');
    await expect(tablet.getByText('发货人：佐藤看板株式会社')).toBeVisible();
    const [ticket] = await Promise.all([
      tablet.waitForEvent('download'),
      tablet.getByRole('button', { name: '工单（A4）' }).click(),
    ]);
    expect(ticket.suggestedFilename()).toBe(`${orderId}-1-ticket.pdf`);
    for (const step of ['打印', '加工', '质检']) await record(tablet, step);
    await tablet.getByLabel('拍照').setInputFiles(createProof('photo.png', [0, 104, 127]));
    await expect(tablet.getByRole('img', { name: '成品照片 1' })).toBeVisible();
    await record(tablet, '包装');
    expect(await findSmallTargets(tablet)).toEqual([]);
    expect(await findAxeFaults(tablet)).toEqual([]);
  });

  const trackingNumber = newTrackingNumber();

  await test.step('it ships in two parcels', async () => {
    await tablet.getByRole('alert').getByRole('link', { name: orderId }).click();
    await expect(tablet.getByText('勿放入价格和本店资料', { exact: false }).first()).toBeVisible();
    expect(await findSmallTargets(tablet)).toEqual([]);
    await tablet.getByRole('button', { name: '发货', exact: true }).click();
    const dialog = tablet.getByRole('dialog', { name: '产品项发货' });
    await dialog.getByLabel('物流公司').first().click();
    await tablet.getByRole('option', { name: 'EMS', exact: true }).click();
    await dialog.getByLabel('运单号').fill(trackingNumber);
    for (const number of [1, 2]) {
      await dialog.getByRole('button', { name: '添加包裹' }).click();
      const parcel = dialog.getByRole('group', { name: `包裹 ${number}` });
      const values = { '重量（kg）': '1.2', '长（cm）': '110', '宽（cm）': '15', '高（cm）': '15', 剩余: '1' };
      for (const [label, value] of Object.entries(values)) await parcel.getByLabel(label).fill(value);
    }
    await dialog.getByRole('button', { name: '发货', exact: true }).click();
    await expect(tablet.getByText('发货已登记，并已通知客户。')).toBeVisible();
  });

  await test.step('each parcel is handed over by its label, and a second scan of one is noticed', async () => {
    await tablet.goto('/admin#/facility?stage=to_hand_over');
    await tablet.getByLabel('承运商').click();
    await tablet.getByRole('option', { name: 'EMS', exact: true }).click();
    const scan = async (code: string) => {
      await tablet.getByLabel('扫描箱唛或运单号').fill(code);
      await tablet.keyboard.press('Enter');
    };
    await scan(trackingNumber);
    await expect(tablet.getByText('多个箱子使用同一运单号，请逐箱扫描箱唛。')).toBeVisible();
    await scan(`${orderId}-1/2/2`);
    await expect(tablet.getByRole('status').filter({ hasText: '未扫描：第 1 箱' })).toBeVisible();
    await scan(`${orderId}-1/2/2`);
    await expect(tablet.getByText('此箱已扫描。')).toBeVisible();
    expect(await findSmallTargets(tablet)).toEqual([]);
    expect(await findAxeFaults(tablet)).toEqual([]);
    await scan(`${orderId}-1/1/2`);
    await expect(tablet.getByRole('status').filter({ hasText: '全部箱子已扫描' })).toBeVisible();
  });

  await test.step('the carrier delivers it, and the customer reads that in Japanese', async () => {
    await customer.goto(`/ja/account/view-order?orderId=${orderId}`);
    await expect(customer.getByRole('link', { name: trackingNumber })).toBeVisible();
    expect(await moveParcel(trackingNumber, 'Delivered')).toEqual({ pushed: 200 });
    await customer.reload();
    await expect(customer.getByText(/^配達完了/).first()).toBeVisible();
    await expect(customer.getByText(/110 × 15 × 15/)).toHaveCount(2);
    await expect(customer.getByText('佐藤看板株式会社').first()).toBeVisible();
    expect(await findAxeFaults(customer)).toEqual([]);
  });
});

/** Notes a step of production by its button, and waits until it is done. */
async function record(tablet: Page, step: string): Promise<void> {
  await tablet.getByRole('button', { name: `${step}完成` }).click();
  await expect(tablet.getByRole('button', { name: `✓ 已${step}` })).toBeVisible();
}

/** Moves a parcel at the emulator of the tracking service, which pushes that to the shop. */
async function moveParcel(number: string, status: string): Promise<unknown> {
  const { trackingPort } = JSON.parse(readFileSync(path.join(DATA_FOLDER, 'local.json'), 'utf8')) as {
    trackingPort: number;
  };
  const body = JSON.stringify({ number, status, time: new Date().toISOString() });
  const response = await fetch(`http://127.0.0.1:${trackingPort}/emulator/events`, { method: 'POST', body });
  return response.json();
}
