import { expect, test, type Page } from '@playwright/test';
import { findLink, waitForEmails } from './sent-emails';
import { logInAsStaff, logIn, openPage } from './users';
import { collectConsoleErrors, findPageFaults } from './page-monitor';

const CUSTOMER = 'customer@example.com';

test('a large order is quoted by staff and ordered at their price', async ({ browser, page: customer }) => {
  test.setTimeout(180_000);
  const desk = await openPage(browser);
  const complaints = collectConsoleErrors(customer);
  const words = `For a fair, hall ${crypto.randomUUID()}`;
  /** Of its own, so that its mail is told from any other. */
  const price = `1${String(Date.now()).slice(-4)}.50`;
  let total = '';

  await test.step('the customer asks staff from the cart, which stays as it is', async () => {
    await logIn(customer, CUSTOMER);
    await fillCart(customer);
    const lines = await customer.getByRole('row').count();
    await customer.getByRole('button', { name: 'Ask staff for a quote' }).click();
    const dialog = customer.getByRole('dialog', { name: 'Ask staff for a quote' });
    await expect(dialog.getByText(CUSTOMER)).toBeVisible();
    await dialog.getByLabel('Message').fill(words);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    const sent = customer.getByRole('dialog', { name: 'Staff quote requested' });
    await expect(sent.getByRole('status')).toContainText('within 48 business hours');
    expect(await findPageFaults(customer)).toEqual([]);
    await sent.getByRole('button', { name: 'Close' }).last().click();
    expect(await customer.getByRole('row').count()).toBe(lines);
  });

  await test.step('customer service finds it in the queue and answers with a price of its own', async () => {
    await logInAsStaff(desk, 'service@example.com');
    await openRequest(desk, words);
    await expect(desk.getByText(words)).toBeVisible();
    const preview = desk.getByText('Total', { exact: true }).locator('xpath=following-sibling::dd[1]');
    await expect(preview).toContainText('$');
    const tariffTotal = await preview.innerText();
    for (const field of await desk.getByLabel('Price, CNY').all()) await field.fill(price);
    // The total of the tariff stays until the one at the entered price has been calculated.
    await expect(preview).not.toHaveText(tariffTotal);
    await expect(preview).toContainText('$');
    total = await preview.innerText();
    await desk.getByLabel('Message').fill('Printed in two nights.');
    expect(await findPageFaults(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Send the quote' }).click();
    await expect(desk.getByText('Quote sent. The customer has the link by mail.')).toBeVisible();
  });

  await test.step('the customer follows the mail and orders at that price', async () => {
    const until = new Date(Date.now() + 14 * 86_400_000);
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(until);
    const [mail] = await waitForEmails(CUSTOMER, `Your quote: ${total}, valid until ${day}`);
    expect(mail?.text).toContain('Printed in two nights.');
    await customer.goto(findLink(mail), { waitUntil: 'networkidle' });
    await expect(customer.getByText('Our staff made this quote.')).toBeVisible();
    await customer.getByRole('button', { name: 'Order this' }).click();
    await customer.getByRole('button', { name: 'Place order' }).click();
    await expect(customer.getByRole('heading', { level: 1, name: 'Complete the order' })).toBeVisible();
    await expect(customer.getByRole('status').filter({ hasText: total })).toBeVisible();
    await customer.goto('/account/quotes', { waitUntil: 'networkidle' });
    const request = customer.getByRole('listitem').filter({ hasText: words });
    await expect(request).toContainText('Ordered');
    await expect(request).toContainText(total);
    expect(await findPageFaults(customer)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test('a visitor has something bought, and the request is in the queue', async ({ browser, page: visitor }) => {
  test.setTimeout(120_000);
  const what = `Aluminium clip rails ${crypto.randomUUID()}`;

  await test.step('the visitor says what, where it was seen and whom to answer', async () => {
    await visitor.goto('/buyforme', { waitUntil: 'networkidle' });
    await visitor.getByRole('button', { name: 'Send request' }).click();
    await expect(visitor.getByText('This field is required.').first()).toBeVisible();
    await visitor.getByLabel('What', { exact: true }).fill(what);
    await visitor.getByLabel('Links').fill('https://rails.seller.cn/60\nhttps://rails.seller.cn/90');
    await visitor.getByLabel('How many').fill('40');
    await visitor.getByLabel('Ship to').selectOption('France');
    await visitor.getByLabel('Budget').fill('150.50');
    await visitor.getByRole('textbox', { name: 'Name', exact: true }).fill('Inès Valdespino');
    await visitor.getByRole('main').getByLabel('E-mail').fill('ines@people.test');
    await visitor.getByRole('button', { name: 'Send request' }).click();
    await expect(visitor.getByRole('heading', { name: 'Your request is with our staff' })).toBeVisible();
    expect(await findPageFaults(visitor)).toEqual([]);
  });

  await test.step('customer service sees it with its links, and adds up what was found', async () => {
    const desk = await openPage(browser);
    await logInAsStaff(desk, 'service@example.com');
    await openRequest(desk, what);
    await expect(desk.getByText('https://rails.seller.cn/60')).toBeVisible();
    await expect(desk.getByRole('link', { name: 'https://rails.seller.cn/60' })).toHaveCount(0);
    await desk.getByLabel('Price, CNY').fill('800');
    await desk.getByLabel('Weight, g').fill('12000');
    await expect(desk.getByText('Total', { exact: true }).locator('xpath=following-sibling::dd[1]')).toContainText('$');
  });
});

/** A banner in the cart, whatever else is there. */
async function fillCart(page: Page): Promise<void> {
  await page.goto('/banner/vinyl', { waitUntil: 'networkidle' });
  await page.getByRole('region', { name: 'Adjusted quote' }).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/added2cart/);
  await page.goto('/cart', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled();
}

async function openRequest(desk: Page, words: string): Promise<void> {
  await desk.getByRole('menuitem', { name: 'Quote requests' }).click();
  await desk.getByLabel('E-mail, name or words').fill(words);
  await expect(desk.getByRole('row')).toHaveCount(2);
  await desk.getByRole('row').last().getByRole('link').click();
  await expect(desk.getByRole('button', { name: 'Send the quote' })).toBeVisible();
}
