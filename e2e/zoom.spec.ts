import { expect, test, type Locator, type Page } from '@playwright/test';
import type { LanguageCode } from '@shop/contract';
import { findAxeFaults } from './accessibility';
import { ApiUser } from './api-user';
import { openBackOffice } from './back-office';
import { BLANK_MESH, createPaidOrder } from './own-order';
import { createProof, writeTiff } from './print-files';
import { staffTexts } from './staff-texts';
import { storefrontText } from './storefront-texts';
import { openPage } from './users';
import { PHONE, WIDE } from './visitors';

/** 2 px/mm on 2.1 × 1.1 m: the piece with its bleed. */
const SIZE = { width: 4_200, height: 2_200 };
/** Of tiles with the pixels of the file. */
const LAST_LEVEL = 4;

test('a file is zoomed to its own pixels with its findings in place: on a wide screen, by keyboard, on a phone and by staff', async ({
  browser,
}, info) => {
  test.setTimeout(180_000);
  const file = info.outputPath('wall.tif');
  // Stripes at the grommet in the corner.
  writeTiff(file, {
    ...SIZE,
    draw: (row, y) => {
      if (y > 750) row.fill(90, 1_000, 3_000);
      if (y > 110 && y < 350) for (let x = 110; x < 450; x += 20) row.fill(0, x, x + 10);
    },
  });
  const customer = await ApiUser.register();
  const orderId = await createPaidOrder(customer, { ...BLANK_MESH, artwork: 'custom' }, 'awaiting_files');

  await test.step('the customer zooms by mouse and keyboard', async () => {
    const page = await openOrder({ language: 'ja', viewport: WIDE });
    await page.locator('input[type=file]').first().setInputFiles(file);
    const dialog = await zoom(page, 'ja');
    await dialog.getByRole('button', { name: storefrontText('ja', 'zoom', 'all') }).click();
    const whole = await shareOf(dialog);
    expect(whole).toBeLessThan(50);
    const tile = page.waitForResponse((response) => new RegExp(`/tiles/${LAST_LEVEL}/\\d+/\\d+$`).test(response.url()));
    await dialog.getByRole('button', { name: storefrontText('ja', 'zoom', 'pixels') }).click();
    expect((await tile).status()).toBe(200);
    await expect.poll(() => shareOf(dialog)).toBe(100);
    const tiles = dialog.getByRole('application').locator('[tabindex="0"]');
    await tiles.focus();
    await page.keyboard.press('0');
    // The zoom moves; a share on the way would be larger than the next step.
    await expect.poll(() => shareOf(dialog)).toBe(whole);
    await page.keyboard.press('+');
    const before = await shareOf(dialog);
    await page.keyboard.press('+');
    await expect.poll(() => shareOf(dialog)).toBeGreaterThan(before);
    await expectMarks(dialog);
    expect(await findAxeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.context().close();
  });

  await test.step('the customer zooms on a phone', async () => {
    const page = await openOrder({ language: 'de', viewport: PHONE });
    const dialog = await zoom(page, 'de');
    await expectMarks(dialog);
    await dialog.getByRole('button', { name: storefrontText('de', 'zoom', 'pixels') }).click();
    await expect.poll(() => shareOf(dialog)).toBe(100);
    expect(await findAxeFaults(page)).toEqual([]);
    await page.context().close();
  });

  await test.step('customer service zooms in the back office', async () => {
    const text = staffTexts({ folder: 'en', locale: 'en-US' });
    const page = await openBackOffice(browser, 'service@example.com', {
      path: `/admin/#/orders/${orderId}/show`,
    });
    await page.getByRole('button', { name: text('orders.zoom.open'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expectMarks(dialog);
    await dialog.getByRole('button', { name: text('orders.zoom.pixels') }).click();
    await expect.poll(() => shareOf(dialog)).toBe(100);
    expect(await findAxeFaults(page)).toEqual([]);
  });

  async function openOrder({ language, viewport }: { language: LanguageCode; viewport: typeof WIDE }): Promise<Page> {
    const page = await openPage(browser, { viewport, hasTouch: viewport === PHONE });
    await customer.startSession(page);
    await page.goto(`/${language}/account/view-order?orderId=${orderId}`, { waitUntil: 'networkidle' });
    return page;
  }
});

test('a file in RGB is zoomed as it is printed, by its customer and by staff', async ({ browser }, info) => {
  test.setTimeout(180_000);
  const customer = await ApiUser.register();
  const orderId = await createPaidOrder(customer, { ...BLANK_MESH, artwork: 'custom' }, 'awaiting_files');

  const page = await openPage(browser, { viewport: WIDE });
  await customer.startSession(page);
  await page.goto(`/ja/account/view-order?orderId=${orderId}`, { waitUntil: 'networkidle' });
  // A green that no ink reaches.
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(createProof('green.png', [0, 255, 0]));
  const dialog = await zoom(page, 'ja');
  const before = await greenShown(dialog);
  await showAsPrinted(page, dialog, storefrontText('ja', 'order', 'report.layer.print'));
  await expect.poll(() => greenShown(dialog)).toBeLessThan(before - 20);
  await expect(dialog.getByText(storefrontText('ja', 'order', 'report.screenNote'))).toBeVisible();
  await expect(dialog.locator('svg image')).toHaveAttribute('href', /out-of-gamut/);
  await dialog.screenshot({ path: info.outputPath('as-printed.png') });
  expect(await findAxeFaults(page)).toEqual([]);
  await dialog.getByLabel(storefrontText('ja', 'order', 'report.layer.print')).uncheck();
  await expect.poll(() => greenShown(dialog)).toBe(before);
  await page.context().close();

  const text = staffTexts({ folder: 'en', locale: 'en-US' });
  const office = await openBackOffice(browser, 'service@example.com', {
    path: `/admin/#/orders/${orderId}/show`,
  });
  await office.getByRole('button', { name: text('orders.zoom.open'), exact: true }).click();
  await showAsPrinted(office, office.getByRole('dialog'), text('orders.zoom.asPrinted'));
  await expect.poll(() => greenShown(office.getByRole('dialog'))).toBeLessThan(before - 20);
  await office.getByRole('dialog').screenshot({ path: info.outputPath('as-printed-office.png') });
  expect(await findAxeFaults(office)).toEqual([]);
});

/** By how much the middle of the viewer is more green than red, from 0 to 255. */
function greenShown(dialog: Locator): Promise<number> {
  return dialog
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1) ?? { data: [] };
      return (data[1] ?? 0) - (data[0] ?? 0);
    });
}

/** Opens the zoom of the first file on the page of an order, and waits for its tiles. */
async function zoom(page: Page, language: LanguageCode): Promise<Locator> {
  const button = page.getByRole('button', { name: storefrontText(language, 'order', 'report.zoom'), exact: true });
  await button.first().click({ timeout: 60_000 });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status').filter({ hasText: /\d/ })).toBeVisible({ timeout: 60_000 });
  return dialog;
}

/** Switches to the colors in print, and waits for the first of their tiles. */
async function showAsPrinted(page: Page, dialog: Locator, label: string): Promise<void> {
  const answer = page.waitForResponse(
    async (response) => response.url().endsWith('/Artwork/Tiles') && (await response.text()).includes('"ready"'),
    { timeout: 60_000 },
  );
  const tile = answer.then(() => page.waitForResponse((response) => response.url().includes('/tiles/')));
  await dialog.getByLabel(label).check();
  expect((await tile).status()).toBe(200);
}

/** How large a pixel of the file is on the screen, in percent. */
async function shareOf(dialog: Locator): Promise<number> {
  const text = await dialog.locator('output').textContent();
  return Number((text ?? '').replaceAll(/\D/g, ''));
}

/** Each finding with a place is marked. */
async function expectMarks(dialog: Locator): Promise<void> {
  await expect(dialog.locator('canvas').first()).toBeVisible({ timeout: 60_000 });
  await expect(dialog.locator('svg rect')).not.toHaveCount(0);
}
