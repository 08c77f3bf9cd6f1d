import { expect, test, type Page } from '@playwright/test';
import { StaffOrderPage } from './back-office';
import { findLink, waitForEmails } from './sent-emails';
import { logInAsStaff, PASSWORD, openPage } from './users';
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

test('a banner, from its first price to the customer’s door', async ({ browser, page: customer }) => {
  test.setTimeout(180_000);
  const email = `buyer-${crypto.randomUUID()}@example.com`;
  const service = new StaffOrderPage(await openPage(browser));
  const factory = new StaffOrderPage(await openPage(browser));
  const anyone = await openPage(browser);
  const printFile = createArtwork('north-entrance.pdf');
  const item = customer.getByRole('article', { name: 'Vinyl banner, 440 g' });
  let orderId = '';
  let total = '';

  await test.step('anybody sees what a banner costs, and why', async () => {
    await customer.goto('/banner/vinyl', { waitUntil: 'networkidle' });
    await customer.getByLabel('Unit').selectOption('Feet');
    await customer.getByLabel('Width').fill('3');
    await customer.getByLabel('Length').fill('6');
    await customer.getByLabel('Quantity').fill('2');
    await customer.getByLabel('Pole pocket').check();
    await customer.getByRole('button', { name: 'Add a label' }).click();
    await customer.getByLabel('Label').fill(label);

    const original = customer.getByRole('region', { name: 'Original quote' });
    const adjusted = customer.getByRole('region', { name: 'Adjusted quote' });
    await expect(original).toContainText('CN¥166.64');
    await expect(adjusted).toHaveAttribute('aria-busy', 'false');
    total = await adjusted.getByRole('status').innerText();

    await original.getByRole('button', { name: 'Calculation formula' }).click();
    const formula = customer.getByRole('dialog', { name: 'Calculation formula' });
    await expect(formula.getByRole('row', { name: /^Billable area.*0\.9144 m × 1\.8288 m/ })).toBeVisible();
    await expect(formula.getByRole('row', { name: /^Total/ })).toContainText(total);
    await formula.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('who is not logged in registers, and nothing entered is lost', async () => {
    await customer.getByRole('region', { name: 'Adjusted quote' }).getByRole('button', { name: 'Add to cart' }).click();
    await customer
      .getByRole('dialog', { name: 'You are not logged in' })
      .getByRole('link', { name: 'Register' })
      .click();
    await register(customer, email);
    await expect(customer.getByText('Your item is as you left it.')).toBeVisible();
    await expect(customer.getByLabel('Width')).toHaveValue('3');
    await expect(customer.getByLabel('Length')).toHaveValue('6');
    await expect(customer.getByLabel('Unit').getByRole('option', { selected: true })).toHaveText('Feet');
    await expect(customer.getByLabel('Quantity')).toHaveValue('2');
    await expect(customer.getByLabel('Pole pocket')).toBeChecked();
    await expect(customer.getByLabel('Label')).toHaveValue(label);
    await expect(customer.getByRole('region', { name: 'Adjusted quote' }).getByRole('status')).toHaveText(total);
  });

  await test.step('the cart becomes an order, to a new address', async () => {
    await customer.getByRole('region', { name: 'Adjusted quote' }).getByRole('button', { name: 'Add to cart' }).click();
    await expect(customer.getByRole('heading', { level: 1, name: 'Added to your cart' })).toBeVisible();
    await customer.getByRole('link', { name: 'Go to the cart' }).click();
    await expect(customer.getByRole('row', { name: /^Vinyl banner, 440 g/ })).toContainText(label);
    await customer.getByRole('button', { name: 'New address' }).click();
    await addAddress(customer);
    await customer.getByLabel('Shipping method').selectOption('Standard parcel');
    await expect(customer.getByRole('status').filter({ hasText: total })).toBeVisible();
    await customer.getByRole('button', { name: 'Place order' }).click();

    await expect(customer.getByRole('heading', { level: 1, name: 'Complete the order' })).toBeVisible();
    orderId = new URL(customer.url()).searchParams.get('orderId') ?? '';
    await customer.getByLabel('Order notes').fill(note);
    await expect(customer.getByRole('status').filter({ hasText: total })).toBeVisible();
    await customer.getByRole('button', { name: 'Proceed to checkout' }).click();
  });

  await test.step('the order is paid with PayPal, and the shop notices', async () => {
    await customer.getByRole('button', { name: 'Pay now' }).click();
    await expect(customer.getByRole('img', { name: 'QR code of the PayPal payment page' })).toBeVisible();
    const [paypal] = await Promise.all([
      customer.waitForEvent('popup'),
      customer.getByRole('link', { name: 'Pay with PayPal' }).click(),
    ]);
    await paypal.getByRole('button', { name: `Pay ${total}` }).click();
    await expect(paypal.getByRole('status')).toContainText(`Paid: ${total}`);
    await paypal.close();
    await expect(customer.getByRole('heading', { name: 'Paid. Thank you' })).toBeVisible({ timeout: 20_000 });
  });

  await test.step('the customer uploads artwork, sees it on its way, and submits it', async () => {
    await customer.getByRole('link', { name: 'Upload artwork' }).click();
    await withSlowUpload(customer, async () => {
      await item.getByLabel('Choose a file, or drop it here').setInputFiles(printFile);
      await expect(item.getByRole('progressbar', { name: printFile.name })).toBeVisible();
      await expect(item.getByRole('link', { name: printFile.name })).toBeVisible({ timeout: 20_000 });
    });
    await customer.getByRole('button', { name: 'Submit artworks' }).first().click();
    await customer
      .getByRole('dialog', { name: 'Submit the artworks?' })
      .getByRole('button', { name: 'Yes, submit' })
      .click();
    await expect(customer.getByText('Artwork received.')).toBeVisible();
    await expect(customer.getByRole('region', { name: 'Where it stands' })).toContainText('We have your artwork.');
  });

  await test.step('customer service gets the artwork to the byte, and sends a proof', async () => {
    await logInAsStaff(service.page, 'service@example.com');
    await service.open(orderId);
    await service.expectState('In review');
    await expect(service.page.getByText(note)).toBeVisible();
    expect((await service.downloadArtwork(printFile.name)).equals(printFile.buffer)).toBe(true);
    await service.sendProof(createProof('first-proof.png', [214, 0, 110]));
    await service.expectState('Awaiting proof approval');
  });

  await test.step('the customer follows the mail to the proof, and asks for a change', async () => {
    const [mail] = await waitForEmails(email, proofMail(orderId));
    await customer.goto(findLink(mail));
    await expect(item.getByRole('img', { name: 'Proof, version 1' })).toBeVisible();
    await item.getByRole('button', { name: 'Ask for a change' }).click();
    await item.getByLabel('What is to change?').fill('The logo a hand larger.');
    await item.getByRole('button', { name: 'Send' }).click();
    await expect(customer.getByText('Change requested.')).toBeVisible();
  });

  await test.step('customer service sends another, and the customer confirms it', async () => {
    await service.refresh();
    await expect(service.page.getByText('The logo a hand larger.').first()).toBeVisible();
    await service.sendProof(createProof('second-proof.png', [0, 160, 198]));
    const mails = await waitForEmails(email, proofMail(orderId), 2);
    await customer.goto(findLink(mails[1]));
    await expect(item.getByRole('img', { name: 'Proof, version 2' })).toBeVisible();
    await customer.getByLabel(/^I have looked at the proof/).check();
    await customer.getByRole('button', { name: 'Confirm the proof' }).click();
    await customer
      .getByRole('dialog', { name: 'Confirm the proof?' })
      .getByRole('button', { name: 'Confirm the proof' })
      .click();
    await expect(customer.getByText('Proofs confirmed.')).toBeVisible();
  });

  await test.step('the factory makes and ships it, customer service completes it', async () => {
    await logInAsStaff(factory.page, 'factory@example.com');
    await factory.open(orderId);
    await factory.startProduction();
    await factory.ship('EMS', trackingNumber);
    await factory.expectState('Shipped');
    await service.refresh();
    await service.recordDelivery();
    await service.expectState('Completed');
  });

  await test.step('anybody with the id tracks it, and learns nothing private', async () => {
    await anyone.goto('/track');
    await anyone.getByRole('main').getByLabel('Track an order by its id').fill(orderId.toLowerCase());
    await anyone.getByRole('main').getByRole('button', { name: 'Track' }).click();
    const steps = anyone.getByRole('main').getByRole('listitem');
    await expect(steps.filter({ hasText: 'Shipped' })).toContainText(`EMS · ${trackingNumber}`);
    await expect(steps.last()).toContainText('Completed');
    const page = await anyone.content();
    const secrets = [...Object.values(recipient), email, note, label, printFile.name, 'first-proof', total];
    expect(secrets.filter((secret) => page.includes(secret))).toEqual([]);
  });
});

async function register(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
  await page.getByLabel(/^I have read and agree/).check();
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
}

async function addAddress(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'New address' });
  await dialog.getByLabel('Country').selectOption('United States');
  for (const [field, value] of Object.entries(recipient)) await dialog.getByLabel(field).fill(value);
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog).toBeHidden();
}

/** On a line so slow that the progress of an upload is to be seen. */
async function withSlowUpload(page: Page, work: () => Promise<void>): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limit(400_000);
  await work();
  await limit(-1);
  await line.detach();
}

const proofMail = (orderId: string) => `Order ${orderId}: your digital proof is ready`;
