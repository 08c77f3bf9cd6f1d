import { expect, test, type Page } from '@playwright/test';
import type { ItemView } from '@shop/contract';
import { findAxeFaults } from './accessibility';
import { ApiUser } from './api-user';
import { openBackOffice, StaffOrderPage } from './back-office';
import { createPaidOrder, registerCustomer } from './own-order';
import { createProof } from './print-files';
import { waitForEmails } from './sent-emails';
import { openPage } from './users';
import { PHONE } from './visitors';

/** 2 × 1 m. */
const item: ItemView = {
  ...{ sku: 'vinyl-440', width: '2', length: '1', unit: 3, quantity: 1 },
  ...{ artwork: 'custom', finishes: ['hem-grommet'] },
};

test('a generated proof is pinned on a phone and the next version approved from the email, without a login', async ({
  browser,
  page,
}) => {
  const customer = await registerCustomer(page);
  const orderId = await createPaidOrder(customer, item, 'awaiting_files');
  await page.goto(`/account/view-order?orderId=${orderId}`);
  const slot = page.getByRole('article').first();
  await slot.locator('input[type=file]').setInputFiles(createProof('artwork.png', [0, 104, 127]));
  await expect(page.getByText('File uploaded.')).toBeVisible();
  await customer.call('Account/FinishUpload', { orderId });
  const staff = new StaffOrderPage(await openBackOffice(browser, 'service@example.com'));
  await staff.open(orderId);
  // The file is examined first.
  await expect(async () => {
    await staff.refresh();
    await expect(staff.page.getByRole('button', { name: 'Generate a proof' })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });

  await test.step('customer service generates the proof in one click', async () => {
    await staff.generateProof();
    await staff.expectState('Awaiting proof approval');
  });

  const phone = await openPage(browser, { viewport: PHONE, hasTouch: true });

  await test.step('the customer pins a change by touch and another by keyboard', async () => {
    await openProof(phone, customer, orderId, 1);
    await phone.getByRole('button', { name: 'Request a change' }).click();
    const picture = phone.getByRole('img', { name: /^Proof, version 1/ });
    await picture.evaluate((image) => image.scrollIntoView({ block: 'center' }));
    const box = await picture.boundingBox();
    if (!box) throw new Error('The picture has no size.');
    await phone.touchscreen.tap(box.x + box.width * 0.3, box.y + box.height * 0.25);
    await phone.getByLabel('What should change at pin 1?').fill('A larger logo, please.');
    await phone.getByRole('button', { name: 'Add a pin' }).click();
    await phone.getByLabel('What should change at pin 2?').fill('Move this up.');
    const second = phone.getByRole('button', { name: /^Pin 2\./ });
    // The middle of the piece, then a step of 10 cm up.
    const topOf = () => second.evaluate((pin) => Number.parseFloat(pin.style.top));
    const before = await topOf();
    await second.press('Shift+ArrowUp');
    expect(await topOf()).toBeLessThan(before);
    expect(await findAxeFaults(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Send request' }).click();
    await expect(phone.getByRole('status').filter({ hasText: 'A change was requested' })).toBeVisible();
    await expect(phone.getByRole('list', { name: 'Pins' }).getByText('A larger logo, please.')).toBeVisible();
  });

  await test.step('customer service answers a pin, and the next version settles both', async () => {
    await staff.refresh();
    await staff.answerPin('We’ll make it 40 cm wide.');
    await staff.generateProof();
    await openProof(phone, customer, orderId, 2);
    await expect(phone.getByText('This version resolves pins 1, 2.')).toBeVisible();
    await phone.getByText('1 older version').click();
    await expect(phone.getByText('Our answer: We’ll make it 40 cm wide.')).toBeVisible();
  });

  await test.step('the customer approves by name, once', async () => {
    await phone.getByLabel(/^I have checked the proof/).check();
    await phone.getByLabel('Your name').fill('Jiro Sato');
    await phone.getByRole('button', { name: 'Approve the proof' }).click();
    const dialog = phone.getByRole('dialog', { name: 'Approve the proof?' });
    await dialog.getByRole('button', { name: 'Approve the proof' }).click();
    await expect(phone.getByRole('status').filter({ hasText: 'Approved by Jiro Sato' })).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Approve the proof' })).toHaveCount(0);
    expect(await findAxeFaults(phone)).toEqual([]);
    await staff.refresh();
    await expect(staff.page.getByText(/Approved by Jiro Sato/).first()).toBeVisible();
  });
});

test('a proof link without its token tells what to do', async ({ page }) => {
  await page.goto('/proof');
  await expect(page.getByText('This link is incomplete.')).toBeVisible();
  await page.goto(`/proof#${'a'.repeat(43)}`);
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
});

/** Opens the link of the newest email about a proof, and waits for the picture. */
async function openProof(phone: Page, customer: ApiUser, orderId: string, version: number): Promise<void> {
  const mails = await waitForEmails(customer.email, `Order ${orderId}: your digital proof is ready`, version);
  // Their files are in no order, and the token of an older version is spent.
  const inOrder = mails.toSorted((a, b) => Date.parse(a.date ?? '') - Date.parse(b.date ?? ''));
  const [link = ''] = inOrder
    .flatMap(({ text = '' }) => /https?:\/\/\S+\/proof#[\w-]+/.exec(text)?.[0] ?? [])
    .slice(-1);
  // Another token in the fragment alone would not load the page again.
  await phone.goto('about:blank');
  await phone.goto(new URL(link).pathname + new URL(link).hash);
  await expect(async () => {
    await phone.reload();
    await expect(phone.getByRole('img', { name: `Proof, version ${version}` })).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
}
