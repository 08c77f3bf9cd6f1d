import { expect, test } from '@playwright/test';
import { addAddress } from './address-form';
import { openPage } from './users';
import { collectConsoleErrors, findPageFaults } from './page-monitor';

const recipient = {
  'First name': 'Ines',
  'Last name': 'Valdespino',
  'Address line 1': '7 Orchard Row',
  City: 'Spokane',
  State: 'Washington',
  'ZIP code': '99201',
  Phone: '+1 509 555 0144',
};
const label = 'for my sister’s stall';

test('a visitor shares a quote, and a guest orders it from the link and then again', async ({
  browser,
  page: visitor,
}) => {
  test.setTimeout(120_000);
  const guest = await openPage(browser);
  const consoleErrors = collectConsoleErrors(guest);
  let link = '';
  let total = '';

  await test.step('the visitor configures a banner and gets a link to its quote', async () => {
    await visitor.goto('/banner/vinyl', { waitUntil: 'networkidle' });
    await visitor.getByLabel('Unit').selectOption('Feet');
    await visitor.getByLabel('Width').fill('3');
    await visitor.getByLabel('Length').fill('6');
    await visitor.getByLabel('Quantity').fill('2');
    await visitor.getByRole('button', { name: 'Add a label' }).click();
    await visitor.getByLabel('Label').fill(label);
    const adjusted = visitor.getByRole('region', { name: 'Adjusted quote' });
    await adjusted.getByLabel('Ship to').selectOption('United States');
    await expect(adjusted).toHaveAttribute('aria-busy', 'false');
    total = await adjusted.getByRole('status').innerText();
    await adjusted.getByRole('button', { name: 'Share this quote' }).click();
    const dialog = visitor.getByRole('dialog', { name: 'Share this quote' });
    link = await dialog.getByLabel('Link').inputValue();
    expect(new URL(link).search).toMatch(/^\?t=[\w-]{43}$/);
  });

  await test.step('the link shows the frozen quote without the label of the item', async () => {
    await guest.goto(link, { waitUntil: 'networkidle' });
    await expect(guest.getByRole('heading', { level: 1, name: 'Shared quote' })).toBeVisible();
    await expect(guest.getByRole('row', { name: /^Vinyl banner, 440 g/ })).toContainText('3 × 6 ft');
    await expect(guest.getByRole('status').filter({ hasText: total })).toBeVisible();
    await expect(guest.getByText(label)).toHaveCount(0);
    await guest.getByRole('button', { name: 'Calculation formula' }).click();
    const formula = guest.getByRole('dialog', { name: 'Calculation formula' });
    await expect(formula.getByRole('row', { name: /^Total/ })).toContainText(total);
    await formula.getByRole('button', { name: 'Close' }).click();
    await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await findPageFaults(guest)).toEqual([]);
  });

  await test.step('a guest orders it at that price', async () => {
    await guest.getByRole('button', { name: 'Order now' }).click();
    const dialog = guest.getByRole('dialog', { name: 'You are not logged in' });
    await dialog.getByLabel('Email').fill(`${crypto.randomUUID()}@guests.test`);
    await dialog.getByRole('button', { name: 'Continue as guest' }).click();
    await addAddress(guest, recipient);
    await guest.getByRole('button', { name: 'Place order' }).click();
    await expect(guest.getByRole('heading', { level: 1, name: 'Complete your order' })).toBeVisible(); // S6.29
    await expect(guest.getByRole('status').filter({ hasText: total })).toBeVisible();
  });

  await test.step('the guest puts the order into the cart again with one click', async () => {
    const orderId = new URL(guest.url()).searchParams.get('orderId') ?? '';
    await guest.goto(`/account/view-order?orderId=${orderId}`);
    await guest.getByRole('button', { name: `Order again: ${orderId}` }).click();
    await expect(guest.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await expect(guest.getByRole('row', { name: /^Vinyl banner, 440 g/ })).toContainText('3 × 6 ft');
    expect(consoleErrors).toEqual([]);
  });

  await test.step('an incomplete link shows an explanation', async () => {
    await guest.goto(link.slice(0, -3));
    await expect(guest.getByText('This quote doesn’t exist, or its link is incomplete.')).toBeVisible();
  });
});
