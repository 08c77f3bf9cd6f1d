import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Browser, type Download, type Locator, type Page } from '@playwright/test';
import { unzip } from '../api/test/unzip';
import { openBackOffice } from './back-office';
import { createProof } from './print-files';
import { DATA_FOLDER } from './sent-emails';
import { MIDDLE } from './visitors';

/** The tablet of the factory, in Chinese. */
export class FactoryTablet {
  private constructor(readonly page: Page) {}

  static async open(browser: Browser): Promise<FactoryTablet> {
    const options = { viewport: MIDDLE, hasTouch: true, locale: 'zh-CN' };
    return new FactoryTablet(await openBackOffice(browser, 'factory@example.com', options));
  }

  /** Has these orders of one material nested, and no others; returns the suggestion. */
  async nest(material: RegExp, orderIds: readonly string[]): Promise<Locator> {
    const { page } = this;
    await page.goto('/admin#/nests');
    await page.getByLabel('材料').click();
    await page.getByRole('option', { name: material }).click();
    const ours = new RegExp(orderIds.join('|'));
    await expect(page.getByRole('checkbox', { name: ours })).toHaveCount(orderIds.length);
    const search = page.getByLabel('订单号、产品项编号或产品名称');
    await search.fill(orderIds[0] ?? '');
    const found = page.getByRole('listitem').getByRole('checkbox');
    await expect(found).toHaveCount(1);
    await expect(found).toHaveAccessibleName(new RegExp(orderIds[0] ?? ''));
    await search.clear();
    await expect(page.getByRole('checkbox', { name: ours })).toHaveCount(orderIds.length);
    const others = page.getByRole('listitem').filter({ hasNotText: ours }).getByRole('checkbox');
    for (const box of await others.all()) await box.uncheck();
    await page.getByRole('button', { name: '生成排版方案' }).click();
    return page.getByRole('region', { name: '排版方案' });
  }

  /** Accepts a suggested nest, and downloads its print files. */
  async acceptNest(nest: Locator): Promise<Map<string, Buffer>> {
    await nest.getByRole('button', { name: '采用此排版' }).click();
    await expect(nest).toBeHidden();
    const accepted = this.page.getByRole('region', { name: /^排版 \d+$/ }).first();
    const download = await this.download(accepted.getByRole('button', { name: '印刷文件（ZIP）' }));
    return unzip(await read(download));
  }

  /** Drags what is under the middle of an element with a finger, by so many pixels. */
  async drag(piece: Locator, { right, down }: { right: number; down: number }): Promise<void> {
    await piece.scrollIntoViewIfNeeded();
    const box = await piece.boundingBox();
    if (!box) throw new Error('The piece has no size.');
    const devtools = await this.page.context().newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove', share: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: box.x + box.width / 2 + right * share, y: box.y + box.height / 2 + down * share }],
      });
    await touch('touchStart', 0);
    for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await devtools.detach();
  }

  /** Opens a job as a scanner does: by its code and the Enter key. */
  async scan(code: string): Promise<void> {
    await this.page.goto('/admin#/production-queue');
    await this.page.getByLabel('扫描或输入工单码').fill(code);
    await this.page.keyboard.press('Enter');
  }

  async downloadTicket(): Promise<{ name: string; bytes: Buffer }> {
    const ticket = await this.download(this.page.getByRole('button', { name: '工单（A4）' }));
    return { name: ticket.suggestedFilename(), bytes: await read(ticket) };
  }

  /** Notes each step of production by its button, the last one after a photo. */
  async record(): Promise<void> {
    for (const step of ['打印', '加工', '质检']) await this.recordStep(step);
    await this.page.getByLabel('拍照').setInputFiles(createProof('photo.png', [0, 104, 127]));
    await expect(this.page.getByRole('img', { name: '成品照片 1' })).toBeVisible();
    await this.recordStep('包装');
  }

  private async recordStep(step: string): Promise<void> {
    await this.page.getByRole('button', { name: `${step}完成` }).click();
    await expect(this.page.getByRole('button', { name: `✓ 已${step}` })).toBeVisible();
  }

  /** Ships two pieces in two parcels, from the page of the order. */
  async shipInTwoParcels(trackingNumber: string): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: '发货', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '产品项发货' });
    await dialog.getByLabel('物流公司').first().click();
    await page.getByRole('option', { name: 'EMS', exact: true }).click();
    await dialog.getByLabel('运单号').fill(trackingNumber);
    for (const number of [1, 2]) {
      await dialog.getByRole('button', { name: '添加包裹' }).click();
      const parcel = dialog.getByRole('group', { name: `包裹 ${number}` });
      const values = { '重量（kg）': '1.2', '长（cm）': '110', '宽（cm）': '15', '高（cm）': '15', 剩余: '1' };
      for (const [label, value] of Object.entries(values)) await parcel.getByLabel(label).fill(value);
    }
    await dialog.getByRole('button', { name: '发货', exact: true }).click();
    await expect(page.getByText('发货已登记，并已通知客户。')).toBeVisible();
  }

  private async download(button: Locator): Promise<Download> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), button.click()]);
    return download;
  }
}

async function read(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Moves a parcel at the emulator of the tracking service, which pushes that to the shop. */
export async function moveParcel(number: string, status: string): Promise<unknown> {
  const { trackingPort } = JSON.parse(readFileSync(path.join(DATA_FOLDER, 'local.json'), 'utf8')) as {
    trackingPort: number;
  };
  const body = JSON.stringify({ number, status, time: new Date().toISOString() });
  const response = await fetch(`http://127.0.0.1:${trackingPort}/emulator/events`, { method: 'POST', body });
  return response.json();
}
