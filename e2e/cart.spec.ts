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
  for (const width of [390, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // S2.154, S2.155, S2.156
    await expect(table.getByRole('columnheader')).toHaveText(['Product', 'Details', 'Price', 'Remove']);
  }
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

test('a line is edited on its product’s page with everything kept, and replaced when it is saved', async ({ page }) => {
  const customer = await registerCustomer(page);
  const finishes = ['pole-pocket'];
  const item: ItemView = {
    ...BANNER,
    width: '4.5',
    unit: 2,
    length: '120',
    quantity: 7,
    label: 'North gate',
    finishes,
  };
  await customer.call('Cart/Add2Cart', { item: { ...item, width: '90' } });
  await customer.call('Cart/Add2Cart', { item: BANNER });
  await page.goto('/cart');
  await page.getByRole('link', { name: /^Edit Vinyl banner.*90 × 120/ }).click();
  await expect(page).toHaveURL(/\/banner\/vinyl\?edit=/);
  await expect(page.getByText('You’re editing an item in your cart.')).toBeVisible();
  await expect(page.getByLabel('Width')).toHaveValue('90');
  await expect(page.getByLabel('Length')).toHaveValue('120');
  await expect(page.getByLabel('Unit').getByRole('option', { selected: true })).toHaveText('Centimeter');
  await expect(page.getByLabel('Quantity')).toHaveValue('7');
  await expect(page.getByLabel('Pole pocket')).toBeChecked();
  await expect(page.getByLabel('Label (optional)')).toHaveValue('North gate');
  await page.getByRole('radio', { name: 'Black' }).check();
  await page.getByLabel('Length').fill('150');
  await page.getByRole('button', { name: 'Save changes' }).first().click();
  await expect(page).toHaveURL('/cart');
  const rows = page.getByRole('table', { name: 'Cart' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('90 × 150 cm');
  const { items } = await customer.call('Cart/MyShoppingCart', {});
  expect(items.map((line) => line.item)).toEqual([{ ...item, width: '90', length: '150', artwork: 'black' }, BANNER]);
  await page.goto(`/banner/vinyl?edit=${crypto.randomUUID()}`);
  await expect(page.getByText('This item is no longer in your cart.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();
});

test('an item is added as often as the customer asks for it, the same or with another size', async ({ page }) => {
  await registerCustomer(page);
  await page.goto('/banner/vinyl', { waitUntil: 'networkidle' });
  for (const [width, count] of [
    ['72', '1 item'],
    ['72', '2 items'],
    ['80', '3 items'],
  ] as const) {
    await page.getByLabel('Width').fill(width);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Added to your cart' });
    await expect(dialog).toContainText(`Your cart has ${count}.`);
    await dialog.getByRole('button', { name: 'Keep shopping' }).click();
  }
});

test('a quantity is changed in the cart, and the total follows; an invalid one keeps the old', async ({ page }) => {
  const customer = await registerCustomer(page);
  await customer.call('Cart/Add2Cart', { item: BANNER });
  await page.goto('/cart');
  const quantity = page.getByLabel(/^Quantity/);
  const total = page.getByRole('status').filter({ hasText: /^\$[\d.,]+$/ });
  await expect(total).toBeVisible();
  const before = await total.textContent();
  await quantity.fill('3');
  await expect(page.getByRole('button', { name: 'Place order' })).toBeDisabled();
  await expect(total).not.toHaveText(before ?? '');
  await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled();
  expect((await customer.call('Cart/MyShoppingCart', {})).items.map(({ item }) => item)).toEqual([
    { ...BANNER, quantity: 3 },
  ]);
  await quantity.fill('0');
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Enter a whole number from 1 to')).toBeVisible();
  await quantity.press('Tab');
  await expect(quantity).toHaveValue('3');
  await expect(page.getByText('The quantity has not changed.')).toBeVisible();
  expect((await customer.call('Cart/MyShoppingCart', {})).items[0]?.item.quantity).toBe(3);
});

test('quantities that are typed while an earlier one is being saved end at the last one', async ({ page }) => {
  const customer = await registerCustomer(page);
  await customer.call('Cart/Add2Cart', { item: BANNER });
  await page.goto('/cart');
  let held: (() => void) | undefined;
  const isHeld = new Promise<void>((resolve) => {
    void page.route(
      '**/api/Cart/UpdateItemInCart',
      async (route) => {
        resolve();
        await new Promise<void>((release) => {
          held = release;
        });
        await route.continue();
      },
      { times: 1 },
    );
  });
  const quantity = page.getByLabel(/^Quantity/);
  await quantity.fill('2');
  await quantity.press('Enter');
  await isHeld;
  await quantity.fill('5');
  held?.();
  const saved = async () => (await customer.call('Cart/MyShoppingCart', {})).items[0]?.item.quantity;
  await expect.poll(saved).toBe(5);
  await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled();
  await expect(quantity).toHaveValue('5');
});

test('a line is duplicated, and a removed one is put back with the keyboard', async ({ page }) => {
  const customer = await registerCustomer(page);
  const item = { ...BANNER, label: 'South gate', quantity: 4 };
  await customer.call('Cart/Add2Cart', { item });
  await page.goto('/cart');
  await page.getByRole('button', { name: /^Duplicate Vinyl banner/ }).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' }).first()).toBeVisible();
  const rows = page.getByRole('table', { name: 'Cart' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toBeFocused();
  for (const count of [1, 0]) {
    await page
      .getByRole('button', { name: /^Remove Vinyl banner/ })
      .first()
      .press('Enter');
    await expect(rows).toHaveCount(count);
    await expect(page.getByText(/^Vinyl banner.* removed from your cart\.$/)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('South gate');
  await expect(rows.first()).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  expect((await customer.call('Cart/MyShoppingCart', {})).items.map((line) => line.item)).toEqual([item]);
});

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const) {
  test(`the total and the order button stay in view on ${device} and cover nothing that has the focus`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    const customer = await registerCustomer(page);
    for (let width = 1; width <= 8; width++)
      await customer.call('Cart/Add2Cart', { item: { ...BANNER, width: String(width) } });
    await page.goto('/cart');
    const bar = page.getByRole('region', { name: 'Total and order' });
    const button = bar.getByRole('button', { name: 'Place order' });
    await expect(bar).toContainText(/\$\d/);
    await expect(button).toBeEnabled();
    await page.getByRole('button', { name: 'Got it' }).click();
    const panel = page.locator('aside', { has: page.getByLabel('Shipping method') });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const end = await panel.evaluate((aside) => aside.getBoundingClientRect().bottom + scrollY - innerHeight);
    expect(height).toBeGreaterThan(viewport.height);
    for (const top of [0, end / 3, end / 2, end]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await page.evaluate(() => scrollTo(0, 0));
    // From the first line to the order button, which is the last stop before the footer.
    await page.getByRole('table', { name: 'Cart' }).getByRole('link').first().focus();
    const stops: string[] = [];
    while (!stops.at(-1)?.startsWith('Place order')) {
      stops.push(await page.evaluate(findCoveredFocus));
      expect(stops.length).toBeLessThan(120);
      await page.keyboard.press('Tab');
      if (await button.evaluate((element) => element === document.activeElement)) stops.push('Place order');
    }
    expect(stops.filter((stop) => stop.startsWith('covered'))).toEqual([]);
    expect(stops.length).toBeGreaterThan(40);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('footer') !== null)).toBe(true);
  });
}

/** Runs in the page: what has the focus, preceded by `covered` if another element is drawn over its centre. */
function findCoveredFocus(): string {
  const focused = document.activeElement;
  if (!focused) return 'nothing';
  const { left, top, width, height } = focused.getBoundingClientRect();
  const drawn = document.elementFromPoint(left + width / 2, top + height / 2);
  const isCovered = !drawn || !(focused.contains(drawn) || drawn.contains(focused));
  return `${isCovered ? 'covered ' : ''}${focused.getAttribute('aria-label') ?? focused.textContent ?? ''}`;
}

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

test('the cart has address and methods, and warns that economy parcels are not insured, with cancel and continue', async ({
  page,
}) => {
  const customer = await registerCustomer(page);
  await customer.call('Account/SaveShippingAddress', ADDRESS);
  await customer.call('Cart/Add2Cart', { item: BANNER });
  await page.goto('/cart');
  await expect(page.getByRole('region', { name: 'Ship to' })).toContainText('Portland');
  const payment = page.getByLabel('Payment method');
  await expect(payment).toHaveValue('0'); // S1.25, S2.159
  await expect(payment.getByRole('option', { name: /resellers/ })).toBeDisabled();
  await expect(page.getByText('Pay with PayPal or a card.')).toBeVisible();
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
