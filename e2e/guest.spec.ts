import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { findLink, waitForEmails } from './sent-emails';
import { ApiUser } from './api-user';
import { openPage } from './users';
import { collectConsoleErrors, openLoaded } from './page-monitor';

const item = {
  sku: 'vinyl-440',
  width: '3',
  length: '6',
  unit: 1,
  quantity: 1,
  artwork: 'custom',
  finishes: ['hem-grommet'],
};
const terms = { currency: 'USD', shippingMethod: 0, paymentMethod: 0 };
const address = {
  firstName: 'Ada',
  lastName: 'Guest',
  line1: '1 Main Street',
  city: 'Portland',
  region: 'OR',
  postCode: '97232',
  phone: '+1 503 555 0142',
  country: 'US',
};

test('a guest opens an order again by the link in its email', async ({ browser, page }) => {
  const email = `${randomUUID()}@guests.test`;
  await openLoaded(page, '/account/orders');
  const guest = page.locator('form', { has: page.getByRole('button', { name: 'Continue as guest' }) });
  await guest.getByLabel('Email').fill(email);
  await guest.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(guest).toBeHidden();
  await expect.poll(() => roleIn(page)).toBe('guest');
  const { orderId, due } = await order(page);
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(due));
  const [mail] = await waitForEmails(email, `Order ${orderId}: please pay by ${day}`);
  const { pathname, search, hash } = new URL(findLink(mail));
  expect(hash).toMatch(/^#guest=[\w-]{43}$/);

  await test.step('in another browser: the order is shown, and the token is removed from the address', async () => {
    const elsewhere = await openPage(browser);
    const errors = collectConsoleErrors(elsewhere);
    await elsewhere.goto(pathname + search + hash);
    await expect(elsewhere.getByRole('region', { name: 'Ship to' })).toContainText('Portland');
    expect(new URL(elsewhere.url()).hash).toBe('');
    await elsewhere.reload();
    await expect(elsewhere.getByRole('region', { name: 'Ship to' })).toContainText('Portland');
    expect(errors).toEqual([]);
  });

  await test.step('a logged-in customer stays logged in and does not see the order', async () => {
    const customer = await openPage(browser);
    await (await ApiUser.logIn('customer@example.com')).startSession(customer);
    await customer.goto('/');
    const before = await roleIn(customer);
    await customer.goto(pathname + search + hash);
    await expect(customer.getByText('We couldn’t find this order.')).toBeVisible();
    expect([before, await roleIn(customer)]).toEqual(['customer', 'customer']);
  });

  await test.step('an invalid link shows a message', async () => {
    const late = await openPage(browser);
    await late.goto(`${pathname}${search}#guest=${'A'.repeat(43)}`);
    await expect(late.getByText('This link is no longer valid. Please ask for a new one.')).toBeVisible();
  });
});

const roleIn = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('session') ?? '{}') as { role?: string }).role);

/** Places an order by the API calls that the pages make. */
async function order(page: Page): Promise<{ orderId: string; due: string }> {
  return page.evaluate(
    async ({ item, terms, address }) => {
      const { accessToken } = JSON.parse(localStorage.getItem('session') ?? '{}') as { accessToken: string };
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
      const post = async <T>(call: string, body: object): Promise<T> => {
        const response = await fetch(`/api/Cart/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
        return ((await response.json()) as { data: T }).data;
      };
      await post('Add2Cart', { item });
      const request = { ...terms, country: address.country };
      const { adjusted } = await post<{ adjusted: { total: number } }>('GetInstantQuote', request);
      const expectedTotal = { currency: terms.currency, amount: adjusted.total };
      const { orderId } = await post<{ orderId: string }>('PlaceOrder', { ...terms, address, expectedTotal });
      const { due } = await post<{ due: string }>('CompleteOrder', { orderId });
      return { orderId, due };
    },
    { item, terms, address },
  );
}
