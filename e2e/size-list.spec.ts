import { expect, test } from '@playwright/test';
import type { ItemView } from '@shop/contract';
import { createPaidOrder, registerCustomer } from './own-order';
import { createArtwork } from './print-files';

const LIST = [
  'Width\tLength\tUnit\tQty\tLabel',
  '90\t120\tcm\t5\tNorth gate',
  '3\twide\tft\t1\tBooth',
  '4\t6\tft\t2\tWall',
];

test('a pasted list on a phone is corrected at its cell and ordered by a guest in the configuration of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/banner/vinyl', { waitUntil: 'networkidle' });
  await page.getByLabel('Pole pocket').check();
  await page.getByRole('link', { name: 'Order many sizes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order many sizes at once' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Pole pocket');
  await page.getByRole('button', { name: 'Read list' }).click();
  await expect(page.getByText('Paste at least one row.')).toBeVisible();
  await page.getByLabel('Paste your list').fill(LIST.join('\n'));
  await page.getByRole('button', { name: 'Read list' }).click();
  await expect(page.getByText('2 rows are ready.')).toBeVisible();
  const row = page.getByRole('group', { name: 'Row 3' });
  await expect(row.getByText('Enter a number.')).toBeVisible();
  const add = page.getByRole('button', { name: /^Add \d items to cart$/ });
  await expect(add).toBeDisabled();
  await row.getByLabel('Length').fill('9000');
  await row.getByLabel('Length').press('Enter');
  await expect(row.getByLabel('Length')).toHaveAttribute('aria-invalid', 'true');
  await row.getByLabel('Length').fill('5');
  await row.getByLabel('Length').press('Enter');
  await expect(page.getByText('3 rows are ready.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Total and order' })).toContainText(/\$\d/);
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'You are not logged in' });
  await dialog.getByLabel('Email').fill(`${crypto.randomUUID()}@guests.test`);
  await dialog.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(page).toHaveURL('/cart');
  const rows = page.getByRole('table', { name: 'Cart' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(3);
  for (const [index, texts] of [
    [0, ['90 × 120 cm', 'North gate', 'Pole pocket']],
    [1, ['3 × 5 ft', 'Booth', 'Pole pocket']],
    [2, ['4 × 6 ft', 'Wall', 'Pole pocket']],
  ] as const)
    for (const text of texts) await expect(rows.nth(index)).toContainText(text);
});

test('several files are matched to the items of an order by their names and uploaded', async ({ page }) => {
  const customer = await registerCustomer(page);
  const banner: ItemView = {
    ...{ sku: 'vinyl-440', width: '3', length: '6', unit: 1, quantity: 1 },
    ...{ artwork: 'custom', finishes: ['hem-grommet'] },
  };
  await customer.call('Cart/AddItems', { items: [{ ...banner, label: 'North gate' }] });
  const orderId = await createPaidOrder(customer, { ...banner, label: 'Wall' }, 'awaiting_files');
  await page.goto(`/account/view-order?orderId=${orderId}`);
  const batch = page.getByRole('region', { name: 'Upload several files at once' });
  const files = ['wall_final.pdf', 'NORTH-GATE.pdf', 'logo.pdf'].map((name) => createArtwork(name));
  await batch.getByLabel('Choose files').setInputFiles(files);
  const chosen = (file: string) => batch.getByLabel(`Item for ${file}`).getByRole('option', { selected: true });
  await expect(chosen('wall_final.pdf')).toContainText('Wall');
  await expect(chosen('NORTH-GATE.pdf')).toContainText('North gate');
  await expect(chosen('logo.pdf')).toHaveText('Not used');
  await batch.getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(page.getByText('2 files uploaded.')).toBeVisible();
  const { items } = await customer.call('Account/ViewOrder', { orderId });
  expect(items.map(({ item, artwork }) => [item.label, artwork?.name])).toEqual([
    ['North gate', 'NORTH-GATE.pdf'],
    ['Wall', 'wall_final.pdf'],
  ]);
});
