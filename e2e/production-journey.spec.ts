import { expect, test } from '@playwright/test';
import { findAxeFaults } from './accessibility';
import { FactoryTablet, moveParcel } from './factory-tablet';
import {
  BLANK_MESH,
  createFundedReseller,
  createUnpaidOrder,
  newTrackingNumber,
  placeOrder,
  PREPAID_TERMS,
} from './own-order';
import { findSmallTargets } from './touch-targets';
import { phone } from './visitors';

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

  const factory = await FactoryTablet.open(browser);
  const tablet = factory.page;

  await test.step('the factory nests it with two others', async () => {
    const suggestion = await factory.nest(/340/, orderIds);
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
    // The last piece is dragged with a finger, without the page following the finger, and unlocked again.
    const last = suggestion.getByRole('button', { name: /×/ }).last();
    await last.tap();
    const begin = Number(await place.inputValue());
    await factory.drag(last, { right: 60, down: 0 });
    expect(Number(await place.inputValue())).toBeGreaterThan(begin + 300);
    await suggestion.getByRole('button', { name: '解除锁定' }).click();
    await tablet.getByRole('button', { name: '重新排列其余件' }).click();
    await expect(suggestion.getByRole('button', { name: /已锁定$/ })).toHaveCount(1);
    expect(await findSmallTargets(tablet)).toEqual([]);
    expect(await findAxeFaults(tablet)).toEqual([]);
    const files = await factory.acceptNest(suggestion);
    expect([...files.keys()]).toContain('job.json');
    const accepted = tablet.getByRole('region', { name: /^排版 \d+$/ }).first();
    await accepted.getByRole('button', { name: '查看排版图' }).click();
    await expect(accepted.getByRole('img')).toBeVisible();
    await expect(tablet.getByRole('checkbox', { name: new RegExp(orderIds.join('|')) })).toHaveCount(0);
    expect(await findSmallTargets(tablet)).toEqual([]);
    expect(await findAxeFaults(tablet)).toEqual([]);
    await accepted.getByRole('button', { name: '撤销排版' }).click();
    await tablet.getByRole('dialog').getByRole('button', { name: '撤销排版' }).click();
    await expect(tablet.getByRole('checkbox', { name: new RegExp(orderIds.join('|')) }).first()).toBeEnabled();
  });

  await test.step('the factory scans its ticket, and notes each step with a photo', async () => {
    await tablet.goto('/admin#/production-queue');
    await tablet.getByRole('button', { name: '按材料' }).click();
    await expect(tablet.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(await findSmallTargets(tablet)).toEqual([]);
    expect(await findAxeFaults(tablet)).toEqual([]);
    await factory.scan(`${orderId}/1`);
    await expect(tablet.getByText('发货人：佐藤看板株式会社')).toBeVisible();
    expect((await factory.downloadTicket()).name).toBe(`${orderId}-1-ticket.pdf`);
    await factory.record();
    expect(await findSmallTargets(tablet)).toEqual([]);
    expect(await findAxeFaults(tablet)).toEqual([]);
  });

  const trackingNumber = newTrackingNumber();

  await test.step('it ships in two parcels', async () => {
    await tablet.getByRole('alert').getByRole('link', { name: orderId }).click();
    await expect(tablet.getByText('勿放入价格和本店资料', { exact: false }).first()).toBeVisible();
    expect(await findSmallTargets(tablet)).toEqual([]);
    await factory.shipInTwoParcels(trackingNumber);
    await expect(tablet.getByRole('link', { name: trackingNumber })).toBeVisible();
    expect(await findSmallTargets(tablet)).toEqual([]);
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
