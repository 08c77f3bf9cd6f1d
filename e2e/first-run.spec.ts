import { expect, type Locator, test } from '@playwright/test';
import { LANGUAGES } from '@shop/contract';
import { EmulatorProcess } from '../api/src/payments/paypal/client/emulator.testing';
import { FakeSmtp } from '../api/test/fake-smtp';
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

const SHOP_NAME = 'Quayside Banners';
const smtpLogin = { user: 'shop', password: 'password-of-the-mail-server' };
const account = { CLIENT_ID: 'quayside', CLIENT_SECRET: 'a-long-client-secret', WEBHOOK_ID: 'WEBHOOKQUAYSIDE1' };

let smtp: FakeSmtp;
let paypal: EmulatorProcess;

test.beforeAll(async ({ baseURL }) => {
  smtp = await FakeSmtp.start({ login: smtpLogin });
  paypal = await EmulatorProcess.start({
    ...account,
    PORT: new URL(process.env.PAYPAL_BASE_URL ?? '').port,
    WEBHOOK_URL: new URL('/api/webhooks/paypal', baseURL).href,
    RETURN_URL: new URL('/home/PaymentProcessing', baseURL).href,
  });
});

test.afterAll(async () => {
  await paypal.end();
  smtp.stop();
});

/** Saves a section of the settings. */
async function save(section: Locator, button: string): Promise<void> {
  await section.getByRole('button', { name: button }).click();
  await expect(section.page().getByText('Settings saved.')).toBeVisible();
  await expect(section.page().getByText('Settings saved.')).toBeHidden({ timeout: 10_000 });
}

/** Printed by a shop that starts without an admin. */
const setupLink = process.env.SETUP_LINK ?? '';

test('an empty shop is set up, filled, repriced, and takes a paid order', async ({ page: admin, browser }) => {
  test.setTimeout(180_000);
  const adminEmail = `admin-${crypto.randomUUID()}@example.com`;

  await test.step('the set-up link opens the account of the first admin', async () => {
    await admin.goto(setupLink);
    await expect(admin.getByRole('heading', { level: 1, name: 'Set up your shop' })).toBeVisible();
    await admin.getByLabel(/^Email address/).fill(adminEmail);
    await admin.getByRole('button', { name: 'Continue' }).click();
    await admin.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await admin.getByLabel(/^Confirm password/).fill(PASSWORD);
    await admin.getByRole('button', { name: 'Create account' }).click();
    await expect(admin.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  });

  await test.step('the link is no longer valid', async () => {
    const visitor = await openPage(browser);
    await visitor.goto(setupLink);
    await expect(visitor.getByRole('alert')).toContainText('This link is no longer valid');
  });

  await test.step('the admin names the shop and the seller', async () => {
    await admin.getByRole('link', { name: 'Set up your shop' }).click();
    await expect(admin.getByRole('heading', { level: 1, name: 'Shop setup' })).toBeVisible();
    const shop = admin.getByRole('region', { name: 'Shop', exact: true });
    await shop.getByLabel('Shop name').fill(SHOP_NAME);
    await shop.getByLabel('Japanese').uncheck();
    await shop.getByLabel('HKD').uncheck();
    await expect(shop.getByLabel('English')).toBeDisabled();
    const seller = admin.getByRole('region', { name: 'Seller' });
    await seller.getByLabel(/^Address/).fill('1 Print Street\nTacoma');
    await save(shop, 'Save shop');
    // The seller is named like the shop until the seller has a name; what was entered stays.
    await expect(seller.getByLabel('Company or full name')).toHaveValue(SHOP_NAME);
    await expect(seller.getByLabel(/^Address/)).toHaveValue('1 Print Street\nTacoma');
    await seller.getByLabel('Company or full name').fill('Quayside Banners Ltd');
    await save(seller, 'Save seller');
  });

  await test.step('a wrong password of the mail server is refused in words, and the right one is saved', async () => {
    const section = admin.getByRole('region', { name: 'Email' });
    await section.getByLabel('Mail server').fill('127.0.0.1');
    await section.getByLabel('Port').fill(String(smtp.port));
    await section.getByLabel('Encryption').click();
    await admin.getByRole('option', { name: 'STARTTLS if the server supports it' }).click();
    await section.getByLabel('Username').fill(smtpLogin.user);
    await section.getByRole('textbox', { name: 'Password' }).fill('not the password');
    await section.getByLabel('From address').fill(`${SHOP_NAME} <shop@example.com>`);
    await section.getByRole('button', { name: 'Save email settings' }).click();
    await expect(section.getByText('The server rejected the username or password.')).toBeVisible();
    await section.getByRole('textbox', { name: 'Password' }).fill(smtpLogin.password);
    await section.getByRole('button', { name: 'Send test email' }).click();
    await expect(admin.getByText(`Test email sent to ${adminEmail}.`)).toBeVisible();
    expect(smtp.received).toMatchObject([{ to: adminEmail, text: expect.stringContaining(SHOP_NAME) }]);
    await save(section, 'Save email settings');
    await expect(section.getByText('Saved, ends in …rver')).toBeVisible();
  });

  await test.step('a wrong secret of PayPal is refused in words, and the right one is saved', async () => {
    const section = admin.getByRole('region', { name: 'PayPal' });
    await expect(section.getByText('Set by the environment variable PAYPAL_BASE_URL')).toBeVisible();
    await section.getByLabel('Client ID').fill(account.CLIENT_ID);
    await section.getByRole('textbox', { name: 'Client secret' }).fill('not the secret');
    await section.getByLabel('Webhook ID').fill(account.WEBHOOK_ID);
    await section.getByRole('button', { name: 'Save PayPal settings' }).click();
    await expect(section.getByText('PayPal rejected this client ID and secret.')).toBeVisible();
    await section.getByRole('textbox', { name: 'Client secret' }).fill(account.CLIENT_SECRET);
    await save(section, 'Save PayPal settings');
    await expect(section.getByText('Saved, ends in …cret')).toBeVisible();
  });

  await test.step('the admin tests the connections and installs the starter catalogue', async () => {
    await admin.getByRole('button', { name: 'Test connections' }).click();
    await expect(admin.getByText('Connected.')).toHaveCount(3);
    await admin.getByRole('button', { name: 'Install starter catalogue' }).click();
    await expect(admin.getByText('The shop has a catalogue.')).toBeVisible();
  });

  await test.step('the sitemap and the menus have the offered languages and currencies', async () => {
    const readSitemap = async () => (await admin.request.get('/sitemap.xml')).text();
    const product = `<loc>${new URL('/fr/banner/vinyl', process.env.BASE_URL).href}</loc>`;
    // The pages follow the installation within a second; on a busy machine later.
    await expect.poll(readSitemap, { timeout: 30_000 }).toContain(product);
    expect(await readSitemap()).not.toMatch(/hreflang="ja"|\/ja[/<"]/);
    const visitor = await openPage(browser);
    await visitor.goto('/', { waitUntil: 'networkidle' });
    const names = Object.values(LANGUAGES).flatMap(({ name }) => (name === LANGUAGES.ja.name ? [] : [name]));
    await expect(visitor.locator('link[rel=alternate]')).toHaveCount([...names, 'x-default'].length);
    await expect(visitor.locator('link[hreflang=ja]')).toHaveCount(0);
    const bar = visitor.getByRole('banner');
    await bar.getByRole('button', { name: /^Language/ }).click();
    await expect(visitor.getByRole('menuitem')).toHaveText(names);
    await visitor.keyboard.press('Escape');
    await bar.getByRole('button', { name: /^Currency/ }).click();
    await expect(visitor.getByRole('menuitemradio', { name: /^EUR/ })).toBeVisible();
    await expect(visitor.getByRole('menuitemradio', { name: /^HKD/ })).toHaveCount(0);
  });

  await test.step('a published draft changes the price of a banner', async () => {
    const staff = await ApiUser.logIn(adminEmail);
    const { tariff } = await staff.call('admin/product', {}, { id: 'vinyl-440' });
    const { id } = await staff.call('admin/tariff-draft-open', { title: 'First price' });
    const base = tariff as { pricing: { tiers: { from: number; retail: number; reseller: number }[] } };
    const tiers = base.pricing.tiers.map((tier) => ({ ...tier, retail: tier.retail * 2 }));
    const value = { ...base, pricing: { ...base.pricing, tiers } };
    const change = { kind: 'product', subject: 'vinyl-440', base, value, seen: null } as const;
    await staff.call('admin/tariff-draft-change', change, { id });
    await staff.call('admin/tariff-draft-publish', {}, { id });
  });

  await test.step('a customer orders the banner at its new price and pays with PayPal', async () => {
    const { email } = await ApiUser.register();
    await expect
      .poll(() => smtp.received.find(({ to }) => to === email)?.text)
      .toContain(`Subject: Welcome to ${SHOP_NAME}`);
    const customer = await openPage(browser, { viewport: { width: 1440, height: 900 } });
    await logIn(customer, email);
    await customer.goto('/ja/banner/vinyl', { waitUntil: 'networkidle' });
    await expect(customer).toHaveURL(new URL('/banner/vinyl', process.env.BASE_URL).href);
    await expect(customer).toHaveTitle(new RegExp(`· ${SHOP_NAME}$`));
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
