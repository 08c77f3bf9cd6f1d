import { expect, test } from '@playwright/test';
import { addAddress } from './address-form';
import { ApiUser } from './api-user';
import { logIn, openPage, PASSWORD } from './users';

const recipient = {
  'First name': 'Ottilie',
  'Last name': 'Brandvold',
  'Address line 1': '48 Quayside Lane',
  City: 'Tacoma',
  State: 'Washington',
  'ZIP code': '98402-1187',
  Phone: '+1 253 555 0188',
};

/** Printed by a shop that starts without an admin. */
const setupLink = process.env.SETUP_LINK ?? '';

test('an empty shop is set up, filled, repriced, and takes a paid order', async ({ page: admin, browser }) => {
  test.setTimeout(180_000);
  const adminEmail = `admin-${crypto.randomUUID()}@example.com`;

  await test.step('the set-up link opens the account of the first admin', async () => {
    await admin.goto(setupLink);
    await expect(admin.getByRole('heading', { level: 1, name: 'Set up the shop' })).toBeVisible();
    await admin.getByLabel(/^E-mail address/).fill(adminEmail);
    await admin.getByRole('button', { name: 'Continue' }).click();
    await admin.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await admin.getByLabel(/^Password once more/).fill(PASSWORD);
    await admin.getByRole('button', { name: 'Open my account' }).click();
    await expect(admin.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  });

  await test.step('the link is no longer valid', async () => {
    const visitor = await openPage(browser);
    await visitor.goto(setupLink);
    await expect(visitor.getByRole('alert')).toContainText('This link is no longer valid');
  });

  await test.step('the admin tests the connections and installs the starter catalogue', async () => {
    await admin.getByRole('link', { name: 'Set up the shop' }).click();
    await expect(admin.getByRole('heading', { level: 1, name: 'Set-up of the shop' })).toBeVisible();
    await expect(admin.getByText('SHOP_NAME')).toBeVisible();
    await admin.getByRole('button', { name: 'Test the connections' }).click();
    await expect(admin.getByText('It answers.')).toHaveCount(2);
    await admin.getByRole('button', { name: 'Install the starter catalogue' }).click();
    await expect(admin.getByText('The shop has a catalogue.')).toBeVisible();
  });

  await test.step('a published draft changes the price of a banner', async () => {
    const staff = await ApiUser.logIn(adminEmail);
    const { tariff } = await staff.call('admin/product', {}, { id: 'vinyl-440' });
    const { id } = await staff.call('admin/tariff-draft-open', { title: 'First price' });
    const base = tariff as { pricing: { tiers: { from: number; retail: number; reseller: number }[] } };
    const tiers = base.pricing.tiers.map((tier) => ({ ...tier, retail: tier.retail * 2 }));
    const value = { ...base, pricing: { ...base.pricing, tiers } };
    const change = { kind: 'product', subject: 'vinyl-440', base, value } as const;
    await staff.call('admin/tariff-draft-change', change, { id });
    await staff.call('admin/tariff-draft-publish', {}, { id });
  });

  await test.step('a customer orders the banner at its new price and pays with PayPal', async () => {
    const { email } = await ApiUser.register();
    const customer = await openPage(browser, { viewport: { width: 1440, height: 900 } });
    await logIn(customer, email);
    await customer.goto('/banner/vinyl', { waitUntil: 'networkidle' });
    await customer.getByLabel('Unit').selectOption('Meter');
    await customer.getByLabel('Width').fill('1');
    await customer.getByLabel('Length').fill('2');
    // 2 m² at CN¥66.00, twice the price of the starter catalogue, and CN¥17.30 for hem and grommets.
    await expect(customer.getByRole('region', { name: 'Original quote' })).toContainText('CN¥149.30');
    const adjusted = customer.getByRole('region', { name: 'Adjusted quote' });
    await expect(adjusted).toHaveAttribute('aria-busy', 'false');
    const total = await adjusted.getByRole('status').innerText();
    await adjusted.getByRole('button', { name: 'Add to cart' }).click();
    await customer.getByRole('link', { name: 'Go to cart' }).click();
    await addAddress(customer, recipient);
    await customer.getByLabel('Shipping method').selectOption('Standard parcel');
    await expect(customer.getByRole('status').filter({ hasText: total })).toBeVisible();
    await customer.getByRole('button', { name: 'Place order' }).click();
    await customer.getByRole('button', { name: 'Proceed to checkout' }).click();
    await customer.getByRole('button', { name: 'Pay now' }).click();
    const [paypal] = await Promise.all([
      customer.waitForEvent('popup'),
      customer.getByRole('link', { name: 'Pay with PayPal' }).click(),
    ]);
    await paypal.getByRole('button', { name: `Pay ${total}` }).click();
    await expect(customer.getByRole('heading', { name: 'Payment received. Thank you' })).toBeVisible({
      timeout: 20_000,
    });
  });
});
