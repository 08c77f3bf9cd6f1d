import { expect, test, type Browser, type Page } from '@playwright/test';
import { addAddress } from './address-form';
import { openBackOffice, StaffOrderPage } from './back-office';
import { findLink, waitForEmails } from './sent-emails';
import { PASSWORD, openPage } from './users';
import { createArtwork, createProof } from './print-files';

const recipient = {
  'First name': 'Ottilie',
  'Last name': 'Brandvold',
  'Address line 1': '48 Quayside Lane',
  City: 'Tacoma',
  State: 'Washington',
  'ZIP code': '98402-1187',
  Phone: '+1 253 555 0188',
};
const note = 'Ring at the boathouse, please.';
const label = 'North entrance';
const trackingNumber = 'EE123456789CN';

// Wide enough for the two quote panels beside each other.
test.use({ viewport: { width: 1440, height: 900 } });

test('a customer orders a banner, from the first quote to the delivery', async ({ browser, page: customer }) => {
  test.setTimeout(180_000);
  const email = `buyer-${crypto.randomUUID()}@example.com`;
  const printFile = createArtwork('north-entrance.pdf');
  const original = customer.getByRole('region', { name: 'Original quote' });
  const adjusted = customer.getByRole('region', { name: 'Adjusted quote' });
  const item = customer.getByRole('article', { name: 'Vinyl banner, 440 g' });
  let orderId = '';
  let total = '';

  await test.step('a visitor sees the price of a banner and its calculation', async () => {
    await customer.goto('/banner/vinyl', { waitUntil: 'networkidle' });
    await customer.getByLabel('Unit').selectOption('Feet');
    await customer.getByLabel('Width').fill('3');
    await customer.getByLabel('Length').fill('6');
    await customer.getByLabel('Quantity').fill('2');
    await customer.getByLabel('Pole pocket').check();
    await customer.getByRole('button', { name: 'Add a label' }).click();
    await customer.getByLabel('Label (optional)').fill(label);

    const payment = adjusted.getByLabel('Payment method');
    await expect(payment).toHaveValue('0');
    await expect(payment.getByRole('option', { selected: true })).toHaveText('PayPal'); // S9.33, S9.34
    await expect(original).toContainText('CN¥166.64'); // S1.19, S3.46, S3.47, S3.48, S6.2
    await expect(adjusted).toHaveAttribute('aria-busy', 'false');
    total = await adjusted.getByRole('status').innerText();
    expect(total).toMatch(/^\$\d+\.\d\d$/); // S3.50
    await expect(adjusted).toContainText(/Shipping, first charge \(base weight\)\s*\$\d+\.\d\d/); // S3.54
    await expect(adjusted).toContainText(/Shipping, next charge \(additional weight\)\s*\$\d+\.\d\d/); // S3.55
    await expect(adjusted).toContainText(/Exchange fee\s*\$\d+\.\d\d/); // S3.57
    await expect(adjusted).toContainText(/Remittance fee\s*\$\d+\.\d\d/); // S3.58
    const [left, right] = [await original.boundingBox(), await adjusted.boundingBox()];
    // S2.84, S2.85
    expect((left?.x ?? NaN) + (left?.width ?? NaN)).toBeLessThanOrEqual(right?.x ?? NaN);
    expect(left?.y).toBe(right?.y);

    await original.getByRole('button', { name: 'Calculation formula' }).click();
    const formula = customer.getByRole('dialog', { name: 'Calculation formula' });
    await expect(formula.getByRole('row', { name: /^Billable area.*0\.9144 m × 1\.8288 m/ })).toBeVisible();
    await expect(formula.getByRole('row', { name: /^Total/ })).toContainText(total);
    await formula.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the visitor registers from the login dialog and keeps what was entered', async () => {
    await adjusted.getByRole('button', { name: 'Add to cart' }).click(); // S2.86
    const dialog = customer.getByRole('dialog', { name: 'You are not logged in' });
    await expect(dialog).toBeVisible(); // S6.23
    await dialog.getByRole('link', { name: 'Register' }).click();
    await register(customer, email);
    await expect(customer.getByText('Your item is in your cart, just as you left it.')).toBeVisible();
    await expect(customer.getByLabel('Width')).toHaveValue('3'); // S2.77, S2.78
    await expect(customer.getByLabel('Length')).toHaveValue('6'); // S2.79
    await expect(customer.getByLabel('Unit').getByRole('option', { selected: true })).toHaveText('Feet'); // S2.80
    await expect(customer.getByLabel('Quantity')).toHaveValue('2'); // S2.82
    await expect(customer.getByLabel('Pole pocket')).toBeChecked();
    await expect(customer.getByLabel('Label (optional)')).toHaveValue(label); // S2.83
    await expect(adjusted.getByRole('status')).toHaveText(total);
  });

  await test.step('the customer finds the item in the cart and orders it to a new address', async () => {
    await customer.getByRole('link', { name: 'Go to cart' }).click();
    await expect(customer.getByRole('row', { name: /^Vinyl banner, 440 g/ })).toContainText(label); // S1.23, S6.8
    await addAddress(customer, recipient);
    await customer.getByLabel('Shipping method').selectOption('Standard parcel');
    await expect(customer.getByRole('status').filter({ hasText: total })).toBeVisible(); // S2.160
    await customer.getByRole('button', { name: 'Place order' }).click();

    await expect(customer.getByRole('heading', { level: 1, name: 'Complete your order' })).toBeVisible(); // S2.165
    orderId = new URL(customer.url()).searchParams.get('orderId') ?? '';
    expect(orderId).toMatch(/^[\dA-Z]{6}-[\dA-Z]{6}-[\dA-Z]{6}$/); // S1.26, S6.9
    await customer.getByLabel('Order notes').fill(note);
    await expect(customer.getByRole('status').filter({ hasText: total })).toBeVisible();
    await customer.getByRole('button', { name: 'Proceed to checkout' }).click();
    await expect(customer.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible(); // S2.169, S2.170
  });

  await test.step('the customer pays with PayPal, and the page shows the payment', async () => {
    await customer.getByRole('button', { name: 'Pay now' }).click();
    await expect(customer.getByRole('heading', { name: 'Your PayPal invoice is ready' })).toBeVisible(); // S2.171, S2.173
    await expect(customer.getByRole('img', { name: 'QR code of the PayPal payment page' })).toBeVisible(); // S2.174
    const [paypal] = await Promise.all([
      customer.waitForEvent('popup'),
      customer.getByRole('link', { name: 'Pay with PayPal' }).click(),
    ]);
    await paypal.getByRole('button', { name: `Pay ${total}` }).click();
    await expect(paypal.getByRole('status')).toContainText(`Paid: ${total}`);
    await paypal.close();
    await expect(customer.getByRole('heading', { name: 'Payment received. Thank you' })).toBeVisible({
      timeout: 20_000,
    }); // S4.12, S6.10
  });

  await test.step('the customer uploads artwork, sees the progress, and submits it', async () => {
    await customer.getByRole('link', { name: 'Upload artwork' }).click();
    await withSlowUpload(customer, async () => {
      await item.getByLabel('Choose a file, or drop it here').setInputFiles(printFile);
      await expect(item.getByRole('progressbar', { name: printFile.name })).toBeVisible();
      await expect(item.getByRole('link', { name: printFile.name })).toBeVisible({ timeout: 20_000 }); // S1.27, S2.126, S6.11
    });
    await customer.getByRole('button', { name: 'Submit artwork' }).first().click();
    const dialog = customer.getByRole('dialog', { name: 'Submit artwork?' });
    await expect(dialog).toBeVisible(); // S4.16
    await dialog.getByRole('button', { name: 'Yes, submit' }).click();
    await expect(customer.getByText('Artwork received.')).toBeVisible(); // S2.128, S4.15, S4.17, S8.38
    await expect(customer.getByRole('region', { name: 'Order status' })).toContainText('We have your artwork.');
  });

  const service = await openStaffOrder(browser, 'service@example.com', orderId);

  await test.step('customer service downloads the same bytes and sends a proof', async () => {
    await service.expectState('In review');
    await expect(service.page.getByText(note)).toBeVisible(); // S3.70
    expect((await service.downloadArtwork(printFile.name)).equals(printFile.buffer)).toBe(true);
    await service.sendProof(createProof('first-proof.png', [214, 0, 110]));
    await service.expectState('Awaiting proof approval'); // S4.20
  });

  await test.step('the customer opens the proof from the email and asks for a change', async () => {
    const [mail] = await waitForEmails(email, proofSubject(orderId));
    await customer.goto(findLink(mail));
    await expect(item.getByRole('img', { name: 'Proof, version 1' })).toBeVisible(); // S4.7
    await item.getByRole('button', { name: 'Request a change' }).click();
    await item.getByLabel('What should we change?').fill('The logo a hand larger.');
    await item.getByRole('button', { name: 'Send' }).click();
    await expect(customer.getByText('Change requested.')).toBeVisible();
  });

  await test.step('customer service sends a second proof, which the customer confirms', async () => {
    await service.refresh();
    await expect(service.page.getByText('The logo a hand larger.').first()).toBeVisible();
    await service.sendProof(createProof('second-proof.png', [0, 160, 198]));
    const mails = await waitForEmails(email, proofSubject(orderId), 2);
    await customer.goto(findLink(mails[1]));
    await expect(item.getByRole('img', { name: 'Proof, version 2' })).toBeVisible();
    await customer.getByLabel(/^I have checked the proof/).check();
    await customer.getByRole('button', { name: 'Approve the proof' }).click();
    await customer
      .getByRole('dialog', { name: 'Approve the proof?' })
      .getByRole('button', { name: 'Approve the proof' })
      .click();
    await expect(customer.getByText('Proofs approved.')).toBeVisible(); // S1.29, S4.21, S6.12
  });

  await test.step('the factory produces and ships the order, and customer service completes it', async () => {
    const factory = await openStaffOrder(browser, 'factory@example.com', orderId);
    await factory.startProduction();
    await factory.expectState('In production'); // S4.22
    await factory.ship('EMS', trackingNumber);
    await factory.expectState('Shipped'); // S4.23
    await service.refresh();
    await service.recordDelivery();
    await service.expectState('Completed'); // S1.1, S4.24
  });

  await test.step('the customer tracks the order', async () => {
    await customer.goto(`/account/view-order?orderId=${orderId}`);
    const deliveries = customer.getByRole('region', { name: 'Deliveries' });
    await expect(deliveries).toContainText(`EMS ${trackingNumber}`); // S1.30, S3.73
    const history = customer.getByRole('region', { name: 'History' }).getByRole('listitem');
    await expect(history.filter({ hasText: /^Shipped/ })).toContainText(`EMS ${trackingNumber}`); // S3.93
    await expect(history.filter({ hasText: /^Digital proof sent/ }).first()).toContainText('Customer service'); // S3.95
  });

  await test.step('a visitor tracks the order by its id and sees nothing private', async () => {
    const visitor = await openPage(browser);
    await visitor.goto('/track');
    const main = visitor.getByRole('main');
    await main.getByLabel('Track an order by its ID').fill(orderId.toLowerCase());
    await main.getByRole('button', { name: 'Track' }).click();
    const steps = main.getByRole('listitem');
    // S4.25, S4.26, S4.27, S4.28, S4.29, S4.30
    for (const label of [
      'Invoice',
      'Paid',
      'Artwork uploaded for 1 · Vinyl banner, 440 g',
      'Pending',
      'Shipped',
      'Completed',
    ])
      await expect(steps.filter({ hasText: label }).first()).toBeVisible();
    await expect(steps.filter({ hasText: 'Shipped' })).toContainText(`EMS · ${trackingNumber}`); // S1.20, S2.46, S6.3
    await expect(steps.last()).toContainText('Completed');
    const html = await visitor.content();
    const secrets = [...Object.values(recipient), email, note, label, printFile.name, 'first-proof', total];
    expect(secrets.filter((secret) => html.includes(secret))).toEqual([]);
  });
});

async function register(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByLabel('Date of birth').fill('1990-04-25');
  await page.getByLabel(/^I have read and agree/).check();
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
}

/** Opens the order in the back office, in a window of its own. */
async function openStaffOrder(browser: Browser, email: string, orderId: string): Promise<StaffOrderPage> {
  const order = new StaffOrderPage(await openBackOffice(browser, email));
  await order.open(orderId);
  return order;
}

/** Limits the upload speed, so that the progress is visible. */
async function withSlowUpload(page: Page, work: () => Promise<void>): Promise<void> {
  const network = await page.context().newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limit(800_000);
  await work();
  await limit(-1);
  await network.detach();
}

const proofSubject = (orderId: string) => `Order ${orderId}: your digital proof is ready`;
