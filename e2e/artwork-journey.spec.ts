import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { findAxeFaults } from './accessibility';
import { ApiUser } from './api-user';
import { openBackOffice, StaffOrderPage } from './back-office';
import { FactoryTablet, moveParcel } from './factory-tablet';
import { BLANK_MESH, createPaidOrder, invoiceCart, newTrackingNumber } from './own-order';
import { writeTiff } from './print-files';
import { waitForEmails } from './sent-emails';
import { storefrontText } from './storefront-texts';
import { openPage } from './users';
import { PHONE } from './visitors';

const text = (file: string, key: string, values?: Readonly<Record<string, string | number>>) =>
  storefrontText('ja', file, key, values);

test('a file that a visitor checks before ordering is proofed, approved, nested, printed and delivered, in Japanese', async ({
  browser,
}, info) => {
  test.setTimeout(300_000);
  const [checked, corrected] = [info.outputPath('wall.tif'), info.outputPath('wall-corrected.tif')];
  const visitor = await openPage(browser, { locale: 'ja-JP' });
  const email = `${crypto.randomUUID()}@guests.test`;

  await test.step('a file of 60 MB is too small for 6 m and large enough for 2 m, which needs no second upload', async () => {
    // 46 dpi on 6 × 3 m, 139 dpi on 2 × 1 m.
    writeTiff(checked, { width: 10_954, height: 5_477, draw: (row, y) => y > 2_000 && row.fill(90, 2_000, 6_000) });
    expect(statSync(checked).size).toBeGreaterThan(59_900_000);
    await visitor.goto('/ja/banner/vinyl', { waitUntil: 'networkidle' });
    await enterSize(visitor, '6', '3');
    let uploads = 0;
    visitor.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/Artwork/Check')) uploads++;
    });
    await visitor.getByRole('button', { name: text('product', 'checkFile') }).click();
    await visitor.getByRole('main').locator('input[type=file]').setInputFiles(checked);
    const check = visitor.getByRole('region', { name: text('product', 'checkFile') });
    await expect(check.getByRole('figure')).toBeVisible({ timeout: 60_000 });
    await expect(check.getByText(text('order', 'report.verdict.warning'))).toBeVisible();
    await expect(finding(check, 'resolution_low')).toContainText('46 dpi');
    const largest = check.getByRole('region', { name: text('order', 'report.largest.title') });
    await expect(largest.getByRole('definition').first()).toHaveText('278.2 cm × 139.1 cm');
    await enterSize(visitor, '2', '1');
    await expect(finding(check, 'resolution_low')).toHaveCount(0);
    await expect(finding(check, 'resolution_fair')).toContainText('139 dpi');
    expect(uploads).toBe(1);
    // The quote of the size before is dimmed.
    await expect(visitor.locator('[data-stale]')).toHaveCount(0);
    expect(await findAxeFaults(visitor)).toEqual([]);
  });

  const orderId = await test.step('the visitor orders as a guest, with the file', async () => {
    await visitor.getByLabel(text('product', 'field.quantity'), { exact: true }).fill('2');
    await expect(visitor.locator('[data-stale]')).toHaveCount(0);
    await visitor
      .getByRole('button', { name: text('quote', 'add') })
      .first()
      .click();
    await visitor.getByRole('dialog').getByRole('button').first().click();
    await visitor.goto('/ja/cart');
    await visitor.getByRole('main').locator('input[type=email]').first().fill(email);
    await visitor
      .getByRole('main')
      .getByRole('button', { name: text('login', 'guest.submit') })
      .click();
    await expect(visitor.getByRole('button', { name: text('cart', 'place'), exact: true })).toBeEnabled();
    const { orderId: placed, payUrl } = await invoiceCart(await ApiUser.ofPage(visitor, email));
    await fetch(`${payUrl}/pay`, { method: 'POST' });
    await visitor.goto(`/ja/account/view-order?orderId=${placed}`);
    await expect(visitor.getByRole('link', { name: 'wall.tif' })).toBeVisible();
    await expect(visitor.getByText(text('order', 'nextStep.submit_artwork'))).toBeVisible({ timeout: 20_000 });
    return placed;
  });

  await test.step('a corrected file arrives although the line breaks twice, and has text at a grommet', async () => {
    // 2.1 × 1.1 m with bleed, 4 px/mm; stripes begin at the corner of the finished size.
    writeTiff(corrected, {
      ...{ width: 8_400, height: 4_400 },
      draw: (row, y) => {
        if (y > 1_500) row.fill(90, 2_000, 6_000);
        if (y > 220 && y < 700) for (let x = 220; x < 900; x += 40) row.fill(0, x, x + 20);
      },
    });
    const slot = visitor.getByRole('article').first();
    await slot.getByRole('button', { name: text('order', 'artwork.replace') }).click();
    const offsets = await uploadWithBreaks(visitor, slot.locator('input[type=file]'), corrected);
    // Each attempt continues where the one before was cut.
    const part = Math.round(statSync(corrected).size * 0.3);
    expect(offsets).toEqual([0, part, 2 * part]);
    await expect(visitor.getByText(text('order', 'upload.done'))).toBeVisible({ timeout: 30_000 });
    await expect(slot.getByRole('link', { name: 'wall-corrected.tif' })).toBeVisible();
    await expect(slot.getByRole('img', { name: text('order', 'report.preview') })).toBeVisible({ timeout: 30_000 });
    await expect(finding(slot, 'grommet_zone')).toBeVisible();
    await expect(finding(slot, 'bleed_missing')).toHaveCount(0);
    expect(await findAxeFaults(visitor)).toEqual([]);
    await visitor
      .getByRole('button', { name: text('order', 'submit.open') })
      .first()
      .click();
    await visitor
      .getByRole('dialog')
      .getByRole('button', { name: text('order', 'submit.yes') })
      .click();
    await expect(visitor.getByText(text('order', 'submit.done'), { exact: true })).toBeVisible();
  });

  const staff = new StaffOrderPage(await openBackOffice(browser, 'service@example.com'));

  await test.step('customer service generates the proof in one click', async () => {
    await staff.open(orderId);
    await staff.generateProof();
    await staff.expectState('Awaiting proof approval');
  });

  const phone = await openPage(browser, { viewport: PHONE, hasTouch: true, locale: 'ja-JP' });

  await test.step('the customer pins a change by touch and another by keyboard', async () => {
    await openProof(phone, { email, orderId, version: 1 });
    await phone.getByRole('button', { name: text('order', 'change.open') }).click();
    const picture = phone.locator('img[alt$="（第1版）"]');
    await picture.evaluate((image) => image.scrollIntoView({ block: 'center' }));
    const box = await picture.boundingBox();
    if (!box) throw new Error('The picture has no size.');
    await phone.touchscreen.tap(box.x + box.width * 0.3, box.y + box.height * 0.25);
    await phone.getByLabel(text('order', 'pins.label', { number: 1 })).fill('ロゴを大きくしてください。');
    await phone.getByRole('button', { name: text('order', 'pins.add') }).click();
    await phone.getByLabel(text('order', 'pins.label', { number: 2 })).fill('少し上へ');
    const second = phone.getByRole('button', { name: text('order', 'pins.move', { number: 2 }) });
    // The middle of the piece, then a step of 10 cm up.
    const topOf = () => second.evaluate((pin) => Number.parseFloat(pin.style.top));
    const before = await topOf();
    await second.press('Shift+ArrowUp');
    expect(await topOf()).toBeLessThan(before);
    expect(await findAxeFaults(phone)).toEqual([]);
    await phone.getByRole('button', { name: text('order', 'change.send') }).click();
    const pins = phone.getByRole('list', { name: text('order', 'pins.title') });
    await expect(pins.getByText('ロゴを大きくしてください。')).toBeVisible();
  });

  await test.step('customer service answers a pin, and the next version settles both', async () => {
    await staff.refresh();
    await staff.answerPin('幅 40 cm にします。');
    await staff.generateProof();
    await openProof(phone, { email, orderId, version: 2 });
    await expect(phone.getByText(/^この版でピン1.+2に対応しました。/)).toBeVisible();
    await phone.locator('summary').click();
    await expect(phone.getByText(text('order', 'pins.answer', { answer: '幅 40 cm にします。' }))).toBeVisible();
  });

  await test.step('the customer approves by name, once', async () => {
    await phone.getByRole('checkbox').check();
    await phone.getByLabel(text('order', 'confirm.name')).fill('佐藤 次郎');
    const approve = text('order', 'confirm.open_other');
    await phone.getByRole('button', { name: approve }).click();
    await phone.getByRole('dialog').getByRole('button', { name: approve }).click();
    const approvedBy = text('order', 'proof.approvedBy', { name: '佐藤 次郎' });
    await expect(phone.getByRole('status').filter({ hasText: approvedBy })).toBeVisible();
    await expect(phone.getByRole('button', { name: approve })).toHaveCount(0);
    expect(await findAxeFaults(phone)).toEqual([]);
    await staff.refresh();
    await expect(staff.page.getByText(/Approved by 佐藤 次郎/).first()).toBeVisible();
  });

  const factory = await FactoryTablet.open(browser);

  await test.step('the factory nests it with two others, and has the print files of the nest', async () => {
    const vinyl = { ...BLANK_MESH, sku: 'vinyl-440' };
    const others = [await ApiUser.register(), await ApiUser.register()].map((other) =>
      createPaidOrder(other, vinyl, 'ready_for_production'),
    );
    const nest = await factory.nest(/440/, [orderId, ...(await Promise.all(others))]);
    await expect(nest.getByText('件数').locator('+ dd')).toHaveText('4');
    const files = await factory.acceptNest(nest);
    const [description, pdf, ticket] = [...files.values()].map((bytes) => bytes.toString('latin1'));
    const { placed, items } = JSON.parse(description ?? '') as NestedItems;
    expect(placed.filter((piece) => piece.orderId === orderId)).toHaveLength(2);
    const sha256 = createHash('sha256').update(readFileSync(corrected)).digest('hex');
    expect(items.find((item) => item.orderId === orderId)?.artwork).toEqual({ name: 'wall-corrected.tif', sha256 });
    expect(pdf?.slice(0, 5)).toBe('%PDF-');
    // The pixels of the artwork, which are as many bytes.
    expect(pdf?.length).toBeGreaterThan(100_000);
    expect(ticket).toContain('<XJDF');
  });

  await test.step('the factory prints the ticket, scans it, and notes each step with a photo', async () => {
    await factory.scan(`${orderId}/1`);
    await expect(factory.page.getByText('wall-corrected.tif')).toBeVisible();
    const { name, bytes } = await factory.downloadTicket();
    expect([name, bytes.toString('latin1', 0, 5)]).toEqual([`${orderId}-1-ticket.pdf`, '%PDF-']);
    await factory.record();
  });

  await test.step('it ships in two parcels, and the customer reads that they were delivered', async () => {
    const trackingNumber = newTrackingNumber();
    await factory.page.getByRole('alert').getByRole('link', { name: orderId }).click();
    await factory.shipInTwoParcels(trackingNumber);
    expect(await moveParcel(trackingNumber, 'Delivered')).toEqual({ pushed: 200 });
    await visitor.reload();
    await expect(visitor.getByText(/^配達完了/).first()).toBeVisible();
    await expect(visitor.getByRole('link', { name: trackingNumber })).toBeVisible();
    await expect(visitor.getByText(/110 × 15 × 15/)).toHaveCount(2);
  });
});

test('a proof link without its token, and one that is not valid, tell what to do', async ({ browser }) => {
  const page = await openPage(browser, { viewport: PHONE });
  for (const [hash, message] of [
    ['', 'This link is incomplete.'],
    [`#${'a'.repeat(43)}`, 'This link is no longer valid.'],
  ]) {
    await page.goto('about:blank');
    await page.goto(`/proof${hash}`);
    await expect(page.getByText(message ?? '')).toBeVisible();
    expect(await findAxeFaults(page)).toEqual([]);
  }
});

/** What is read of the description of a nest. */
interface NestedItems {
  placed: { orderId: string }[];
  items: { orderId: string; artwork: { name: string; sha256: string } | null }[];
}

/** A finding of the report by its code. */
const finding = (report: Locator, code: string) => report.locator(`[data-code=${code}]`);

/** Enters a size in metres. */
async function enterSize(page: Page, width: string, length: string): Promise<void> {
  await page.getByLabel(text('product', 'field.unit'), { exact: true }).selectOption('3');
  await page.getByLabel(text('product', 'field.width'), { exact: true }).fill(width);
  await page.getByLabel(text('product', 'field.length'), { exact: true }).fill(length);
}

/**
 * Uploads a file over a line that breaks twice, each time after 30% of the file, and stays down for one attempt. Returns the
 * offsets from which it was sent.
 */
async function uploadWithBreaks(page: Page, input: Locator, file: string): Promise<number[]> {
  const bytes = readFileSync(file);
  const offsets: number[] = [];
  let isDown = false;
  await page.route('**/api/uploads/*', async (route) => {
    const wasDown = isDown;
    isDown = false;
    if (wasDown) return route.abort('connectionreset');
    const request = route.request();
    if (request.method() !== 'PATCH') return route.continue();
    const { 'content-length': _, ...headers } = await request.allHeaders();
    const offset = Number(headers['upload-offset']);
    offsets.push(offset);
    if (offsets.length > 2) return route.continue();
    const body = bytes.subarray(offset, offset + Math.round(bytes.length * 0.3));
    expect((await fetch(request.url(), { method: 'PATCH', headers, body })).status).toBe(204);
    isDown = true;
    return route.abort('connectionreset');
  });
  // It is shown for less than a second, which `expect` may miss.
  const interrupted = page.getByText(text('order', 'upload.interrupted')).waitFor();
  await input.setInputFiles(file);
  await interrupted;
  await expect(page.getByRole('progressbar')).toBeHidden({ timeout: 30_000 });
  await page.unroute('**/api/uploads/*');
  return offsets;
}

interface SentProof {
  email: string;
  orderId: string;
  version: number;
}

/** Opens the link of the newest email about a proof, and waits for the picture. */
async function openProof(phone: Page, { email, orderId, version }: SentProof): Promise<void> {
  const mails = await waitForEmails(email, `ご注文 ${orderId}：校正データをご確認ください`, version);
  // Their files are in no order, and the token of an older version is spent.
  const inOrder = mails.toSorted((a, b) => Date.parse(a.date ?? '') - Date.parse(b.date ?? ''));
  const [link = ''] = inOrder
    .flatMap(({ text: body = '' }) => /https?:\/\/\S+\/proof#[\w-]+/.exec(body)?.[0] ?? [])
    .slice(-1);
  // Another token in the fragment alone would not load the page again.
  await phone.goto('about:blank');
  await phone.goto(new URL(link).pathname + new URL(link).hash);
  await expect(async () => {
    await phone.reload();
    await expect(phone.locator(`img[alt$="（第${version}版）"]`)).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
}
