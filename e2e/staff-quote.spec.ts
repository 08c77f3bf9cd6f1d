import { expect, test, type Page } from '@playwright/test';
import type { ItemView } from '@shop/contract';
import type { ApiUser } from './api-user';
import { openBackOffice, openList } from './back-office';
import { ADDRESS, registerCustomer } from './own-order';
import { findLink, waitForEmails } from './sent-emails';
import { collectConsoleErrors, findPageFaults } from './page-monitor';

const BULK_BANNERS: ItemView = {
  ...{ sku: 'vinyl-440', width: '3', length: '6', unit: 1, quantity: 300 },
  ...{ artwork: 'custom', finishes: ['hem-grommet'] },
};
const PRICE_CNY = '14321.50';

test('a large order is quoted by staff and ordered at their price', async ({ browser, page: customer }) => {
  test.setTimeout(120_000);
  const consoleErrors = collectConsoleErrors(customer);
  const { email } = await fillCart(customer);
  const message = `For a fair, hall ${crypto.randomUUID()}`;
  let total = '';

  await test.step('the cart prompts the customer to ask staff, and stays as it is', async () => {
    await customer.goto('/cart');
    await expect(customer.getByText('our staff may be able to offer you a lower price')).toBeVisible(); // S4.41
    const rows = await customer.getByRole('row').count();
    await customer.getByRole('button', { name: 'Ask staff for a quote' }).click();
    const dialog = customer.getByRole('dialog', { name: 'Ask staff for a quote' });
    await expect(dialog.getByText(email)).toBeVisible();
    await dialog.getByLabel('Message').fill(message);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    const sent = customer.getByRole('dialog', { name: 'Staff quote requested' });
    await expect(sent.getByRole('status').filter({ hasText: 'within 48 business hours' })).toBeVisible(); // S8.43
    expect(await findPageFaults(customer)).toEqual([]);
    await sent.getByRole('button', { name: 'Close' }).last().click();
    expect(await customer.getByRole('row').count()).toBe(rows);
  });

  await test.step('customer service finds the request and answers with its own price', async () => {
    const staff = await openBackOffice(browser, 'service@example.com');
    await openRequest(staff, message);
    await expect(staff.getByText(message)).toBeVisible();
    const preview = staff.getByText('Total', { exact: true }).locator('xpath=following-sibling::dd[1]');
    await expect(preview).toContainText('$');
    const tariffTotal = await preview.innerText();
    for (const field of await staff.getByLabel('Price, CNY').all()) await field.fill(PRICE_CNY);
    // The total of the tariff is shown until the total at the entered price is calculated.
    await expect(preview).not.toHaveText(tariffTotal);
    await expect(preview).toContainText('$');
    total = await preview.innerText();
    await staff.getByLabel('Message').fill('Printed in two nights.');
    expect(await findPageFaults(staff)).toEqual([]);
    await staff.getByRole('button', { name: 'Send the quote' }).click();
    await expect(staff.getByText('Quote sent. The customer received the link by email.')).toBeVisible();
  });

  await test.step('the customer opens the link in the email and orders at that price', async () => {
    const until = new Date(Date.now() + 14 * 86_400_000);
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(until);
    const [mail] = await waitForEmails(email, `Your quote: ${total}, valid until ${day}`);
    expect(mail?.text).toContain('Printed in two nights.');
    await customer.goto(findLink(mail), { waitUntil: 'networkidle' });
    await expect(customer.getByText('Our staff prepared this quote for you.')).toBeVisible();
    await customer.getByRole('button', { name: 'Order now' }).click();
    await customer.getByRole('button', { name: 'Place order' }).click();
    await expect(customer.getByRole('heading', { level: 1, name: 'Complete your order' })).toBeVisible();
    await expect(customer.getByRole('status').filter({ hasText: total })).toBeVisible();
    await customer.goto('/account/quotes', { waitUntil: 'networkidle' });
    const request = customer.getByRole('listitem').filter({ hasText: message });
    await expect(request).toContainText('Ordered');
    await expect(request).toContainText(total);
    expect(await findPageFaults(customer)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });
});

test('a visitor asks the shop to buy something, and customer service quotes it', async ({ browser, page: visitor }) => {
  const what = `Aluminium clip rails ${crypto.randomUUID()}`;

  await test.step('the visitor describes the goods, where they are sold and who gets the reply', async () => {
    await visitor.goto('/buyforme', { waitUntil: 'networkidle' });
    await expect(visitor.getByRole('main')).toContainText('purchasing agent service'); // S2.52
    await visitor.getByRole('button', { name: 'Send request' }).click();
    await expect(visitor.getByText('This field is required.').first()).toBeVisible();
    await visitor.getByLabel('Item', { exact: true }).fill(what);
    await visitor.getByLabel('Links').fill('https://rails.seller.cn/60\nhttps://rails.seller.cn/90');
    await visitor.getByLabel('Quantity').fill('40');
    await visitor.getByLabel('Ship to').selectOption('France');
    await visitor.getByLabel('Budget').fill('150.50');
    await visitor.getByRole('textbox', { name: 'Name', exact: true }).fill('Inès Valdespino');
    await visitor.getByRole('main').getByLabel('Email').fill('ines@people.test');
    await visitor.getByRole('button', { name: 'Send request' }).click();
    await expect(visitor.getByRole('heading', { name: 'Request sent' })).toBeVisible();
    expect(await findPageFaults(visitor)).toEqual([]);
  });

  await test.step('customer service sees the links as text and calculates a total', async () => {
    const staff = await openBackOffice(browser, 'service@example.com');
    await openRequest(staff, what);
    await expect(staff.getByText('https://rails.seller.cn/60')).toBeVisible();
    await expect(staff.getByRole('link', { name: 'https://rails.seller.cn/60' })).toHaveCount(0);
    await staff.getByLabel('Price, CNY').fill('800');
    await staff.getByLabel('Weight, g').fill('12000');
    await expect(staff.getByText('Total', { exact: true }).locator('xpath=following-sibling::dd[1]')).toContainText(
      '$',
    );
  });
});

/** Registers a customer with an address whose cart has an order that counts as bulk. */
async function fillCart(page: Page): Promise<ApiUser> {
  const customer = await registerCustomer(page);
  await customer.call('Account/SaveShippingAddress', ADDRESS);
  await customer.call('Cart/Add2Cart', { item: BULK_BANNERS });
  return customer;
}

async function openRequest(staff: Page, text: string): Promise<void> {
  await openList(staff, 'Orders', 'Quote requests');
  await staff.getByLabel('Email, name or text').fill(text);
  await expect(staff.getByRole('row')).toHaveCount(2);
  await staff.getByRole('row').last().getByRole('link').click();
  await expect(staff.getByRole('button', { name: 'Send the quote' })).toBeVisible();
}
