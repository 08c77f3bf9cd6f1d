import { expect, test } from '@playwright/test';
import { createArtwork } from './print-files';
import { createPaidOrder, registerCustomer } from './own-order';

const BANNER = {
  ...{ sku: 'vinyl-440', width: '3', length: '6', unit: 1, quantity: 1 },
  ...{ artwork: 'custom', finishes: ['hem-grommet'] },
};

test('the cart counts its items, explains its total, and lets a line go', async ({ page }) => {
  const buyer = await registerCustomer(page);
  for (const width of ['3', '4']) await buyer('POST', 'Cart/Add2Cart', { item: { ...BANNER, width } });
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' }).first()).toContainText('2');
  const table = page.getByRole('table', { name: 'Cart' });
  await expect(table.getByRole('cell', { name: /^Remove Vinyl banner/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Calculation formula' }).first().click();
  const formula = page.getByRole('dialog', { name: 'Calculation formula' });
  await expect(formula.getByRole('row', { name: /^Total/ })).toBeVisible();
  await formula.getByRole('button', { name: 'Close' }).click();
  await table
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toContainText('1');
});

test('an economy parcel has no insurance: that is said first, and can be answered with cancel or continue', async ({
  page,
}) => {
  const buyer = await registerCustomer(page);
  const address = {
    ...{ firstName: 'Ada', lastName: 'Moreno', line1: '2100 NE Broadway', city: 'Portland', region: 'OR' },
    ...{ postCode: '97232', phone: '+1 503 555 0142', country: 'US' },
  };
  await buyer('POST', 'Account/MyShippingAddresses', address);
  await buyer('POST', 'Cart/Add2Cart', { item: BANNER });
  await page.goto('/cart');
  await page.getByLabel('Shipping method').selectOption('Economy parcel, no insurance');
  const warning = page.getByRole('dialog', { name: 'Economy parcels are not insured' });
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(warning).toContainText('An economy parcel has no insurance.');
  await warning.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(warning).toBeHidden();
  await expect(page).toHaveURL('/cart');
  await page.getByRole('button', { name: 'Place order' }).click();
  await warning.getByRole('button', { name: 'Continue with economy' }).click();
  await expect(page).toHaveURL(/\/cart\/completeorder/);
});

test('an order that is not there is not found at the checkout, nor is one already paid', async ({ page }) => {
  await registerCustomer(page);
  await page.goto('/cart/checkout?orderId=ABCDEF-ABCDEF-ABCDEF');
  await expect(page.getByText('Order not found or already paid')).toBeVisible();
});

test('artwork that does not arrive is said so, then a link and a file do, and are submitted on the second thought', async ({
  page,
}) => {
  const buyer = await registerCustomer(page);
  const orderId = await createPaidOrder(page, buyer, BANNER, 'awaiting_files');
  await page.goto(`/account/view-order?orderId=${orderId}`);
  const item = page.getByRole('article').first();
  const refuse = '**/api/Account/ArtworkUpload';
  await page.route(refuse, (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      json: { status: 400, code: 'upload_failed', title: 'upload failed', detail: UPLOAD_FAILED },
    }),
  );
  await item.locator('input[type=file]').setInputFiles(createArtwork('first.pdf'));
  await expect(item.getByText(/File upload failed/)).toBeVisible();
  await page.unroute(refuse);

  await item.getByRole('button', { name: 'Share a download link instead' }).click();
  await item.getByLabel('Direct download link').fill('https://files.example.net/banner.tif');
  await item.getByRole('button', { name: 'Share link' }).click();
  await expect(page.getByText('Download link submitted.')).toBeVisible();
  await item.getByRole('button', { name: 'Replace it' }).click();
  await item.locator('input[type=file]').setInputFiles(createArtwork('second.pdf'));
  await expect(page.getByText('File uploaded.')).toBeVisible();

  const dialog = page.getByRole('dialog', { name: 'Submit the artworks?' });
  await page.getByRole('button', { name: 'Submit artworks' }).first().click();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Submit artworks' }).first().click();
  await dialog.getByRole('button', { name: 'Yes, submit' }).click();
  await expect(page.getByText('Artwork received.')).toBeVisible();
});

const UPLOAD_FAILED = 'File upload failed: try later or another method (or a link).';
