import { expect, test } from '@playwright/test';
import type { ItemView } from '@shop/contract';
import { ADDRESS, createPaidOrder, registerCustomer } from './own-order';
import { createArtwork } from './print-files';

const BANNER: ItemView = {
  ...{ sku: 'vinyl-440', width: '3', length: '6', unit: 1, quantity: 1 },
  ...{ artwork: 'custom', finishes: ['hem-grommet'] },
};
const UPLOAD_FAILED = 'File upload failed: try later or another method (or a link).';

// Wide enough for the column headers of the cart.
test.use({ viewport: { width: 1440, height: 900 } });

test('the cart lists its items, explains the total, and removes an item', async ({ page }) => {
  const customer = await registerCustomer(page);
  for (const width of ['3', '4']) await customer.call('Cart/Add2Cart', { item: { ...BANNER, width } });
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible(); // S2.153
  await expect(page.getByRole('link', { name: 'Cart, 2 items' }).first()).toContainText('2'); // S2.193
  const table = page.getByRole('table', { name: 'Cart' });
  // S2.154, S2.155, S2.156
  await expect(table.getByRole('columnheader')).toHaveText(['Product', 'Details', 'Price', 'Remove']);
  await expect(table.getByRole('row', { name: /^Vinyl banner, 440 g/ }).first()).toContainText('3 × 6 ft');
  await page.getByRole('button', { name: 'Calculation formula' }).first().click();
  const formula = page.getByRole('dialog', { name: 'Calculation formula' });
  await expect(formula.getByRole('row', { name: /^Total/ })).toContainText(/\$\d/); // S2.161
  await formula.getByRole('button', { name: 'Close' }).click();
  await table
    .getByRole('button', { name: /^Remove Vinyl banner/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toContainText('1');
});

test('the cart finds one of many addresses by a part of it', async ({ page }) => {
  const customer = await registerCustomer(page);
  for (let street = 1; street <= 6; street++) {
    await customer.call('Account/SaveShippingAddress', { ...ADDRESS, line1: `${street} Harbor Street` });
  }
  await customer.call('Cart/Add2Cart', { item: BANNER });
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Choose another' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('6 harbor');
  // S2.157
  await expect(dialog.getByRole('button', { name: /Harbor Street/ })).toHaveCount(1);
  await expect(dialog).toContainText('6 Harbor Street');
});

test('the cart says that an instant quote failed, and offers a quote from the staff', async ({ page }) => {
  const customer = await registerCustomer(page);
  await customer.call('Cart/Add2Cart', { item: BANNER });
  await page.route('**/api/Cart/GetInstantQuote', (route) => route.abort());
  await page.goto('/cart');
  // S8.11
  await expect(page.getByText('Instant quote failed: retry later or contact us for a quote.')).toBeVisible();
});

test('the cart warns that economy parcels are not insured, with cancel and continue', async ({ page }) => {
  const customer = await registerCustomer(page);
  await customer.call('Account/SaveShippingAddress', ADDRESS);
  await customer.call('Cart/Add2Cart', { item: BANNER });
  await page.goto('/cart');
  await page.getByLabel('Shipping method').selectOption('Economy parcel, no insurance');
  await expect(page.getByLabel('Shipping method')).toHaveValue('3'); // S2.158
  const warning = page.getByRole('dialog', { name: 'Economy parcels are not insured' });
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(warning).toContainText('Economy parcels have no insurance.'); // S2.162, S9.21
  await warning.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(warning).toBeHidden(); // S2.163, S4.39
  await expect(page).toHaveURL('/cart');
  await page.getByRole('button', { name: 'Place order' }).click();
  await warning.getByRole('button', { name: 'Continue with economy' }).click();
  await expect(page).toHaveURL(/\/cart\/completeorder\?orderId=/); // S2.164, S4.40
  await expect(page.getByRole('region', { name: 'Shipping details' })).toContainText('Economy parcel'); // S1.24
});

test('the checkout does not find an unknown order, and offers no payment for a paid one', async ({ page }) => {
  const customer = await registerCustomer(page);
  const paid = await createPaidOrder(customer, { ...BANNER, artwork: 'blank' }, 'ready_for_production');
  await page.goto('/cart/checkout?orderId=ABCDEF-ABCDEF-ABCDEF');
  await expect(page.getByText('Order not found or already paid')).toBeVisible(); // S8.17
  await page.goto(`/cart/checkout?orderId=${paid}`);
  // S8.20
  await expect(page.getByText('This order is paid')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
});

test('a failed upload is reported; a link, then a file, is accepted and submitted', async ({ page }) => {
  const customer = await registerCustomer(page);
  const orderId = await createPaidOrder(customer, BANNER, 'awaiting_files');
  await page.goto(`/account/view-order?orderId=${orderId}`);
  const item = page.getByRole('article').first();
  const upload = '**/api/Account/ArtworkUpload';
  await page.route(upload, (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      json: { status: 400, code: 'upload_failed', title: 'upload failed', detail: UPLOAD_FAILED },
    }),
  );
  await item.locator('input[type=file]').setInputFiles(createArtwork('first.pdf'));
  await expect(item.getByText(UPLOAD_FAILED)).toBeVisible(); // S8.10
  await page.unroute(upload);

  await item.getByRole('button', { name: 'Share a download link instead' }).click();
  await item.getByLabel('Direct download link').fill('https://files.example.net/banner.tif');
  await item.getByRole('button', { name: 'Share link' }).click();
  await expect(page.getByText('Download link submitted.')).toBeVisible(); // S8.37
  // S1.28
  await expect(item.getByRole('link', { name: 'banner.tif' })).toHaveAttribute(
    'href',
    'https://files.example.net/banner.tif',
  );
  await item.getByRole('button', { name: 'Replace file' }).click();
  await item.locator('input[type=file]').setInputFiles(createArtwork('second.pdf'));
  await expect(page.getByText('File uploaded.')).toBeVisible(); // S8.36

  const dialog = page.getByRole('dialog', { name: 'Submit artwork?' });
  await page.getByRole('button', { name: 'Submit artwork' }).first().click();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog).toBeHidden(); // S4.18
  await page.getByRole('button', { name: 'Submit artwork' }).first().click();
  await dialog.getByRole('button', { name: 'Yes, submit' }).click();
  await expect(page.getByText('Artwork received.')).toBeVisible();
});
