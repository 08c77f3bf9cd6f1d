import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { ApiUser } from './api-user';
import { BLANK_MESH, createPaidOrder, newTrackingNumber, registerCustomer } from './own-order';
import { waitForEmails } from './sent-emails';
import { PHONE } from './visitors';

test.describe('the newsletter form', () => {
  test('shows a loading overlay, then that the confirmation email was sent', async ({ page }) => {
    const email = `${randomUUID()}@people.test`;
    await page.goto('/', { waitUntil: 'networkidle' });
    const { hostname } = new URL(page.url());
    let sendRequest = () => {};
    const isRequestAllowed = new Promise<void>((resolve) => (sendRequest = resolve));
    await page.route('**/api/Subscription/AddSubscription', async (route) => {
      expect(route.request().postDataJSON()).toEqual({ Email: email, BaseSite: hostname }); // S3.118
      await isRequestAllowed;
      await route.continue();
    });
    const form = page.getByRole('contentinfo').locator('form', { has: page.getByLabel('Newsletter') });
    await expect(form.getByLabel('Newsletter')).toHaveAttribute('type', 'email'); // S2.199
    await form.getByLabel('Newsletter').fill(email);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form).toHaveAttribute('aria-busy', 'true');
    await expect(form.locator('[class*=overlay]')).toBeVisible(); // S4.56
    sendRequest();
    const dialog = page.getByRole('dialog', { name: 'Subscription confirmation e-mail sent' });
    await expect(dialog).toBeVisible(); // S4.58, S8.29
    await expect(form.locator('[class*=overlay]')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
    expect(await waitForEmails(email, 'Please confirm your newsletter subscription')).toHaveLength(1); // S1.22, S6.5
  });

  test('shows a system error after a failure, and keeps the address', async ({ page }) => {
    await page.route('**/api/Subscription/AddSubscription', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByLabel('Newsletter').fill('reader@people.test');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const dialog = page.getByRole('dialog', { name: 'System error' });
    await expect(dialog).toBeVisible(); // S4.57, S8.24
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden(); // S8.25
    await expect(page.getByLabel('Newsletter')).toHaveValue('reader@people.test');
  });
});

test('the contact form emails the department and promises a reply within 48 hours', async ({ page }) => {
  const subject = `Banners for a fair ${randomUUID()}`;
  await page.goto('/contactus', { waitUntil: 'networkidle' });
  // S2.39
  await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toHaveText([
    'help@example.com',
    'partners@example.com',
    'purchasing@example.com',
  ]);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('This field is required.')).toHaveCount(5);
  const queryType = page.getByLabel('Query type');
  // S2.36, S2.37, S2.38
  await expect(queryType.getByRole('option')).toHaveText(['Customer', 'Cooperation', 'Vendor']);
  await queryType.selectOption('Cooperation');
  await page.getByLabel('Name').fill('Aiko Mori');
  await page.getByLabel('Phone').fill('+81 3-1234-5678');
  await page.getByLabel('Email', { exact: true }).fill('aiko@people.test');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('How many can you print in May?');
  await page.getByRole('button', { name: 'Send message' }).click();
  // S8.35, S9.59
  await expect(
    page.getByText('We’ll reply within 48 hours. If you don’t hear from us, please check your spam folder.'),
  ).toBeVisible();
  const [mail] = await waitForEmails('partners@example.com', `Contact form: ${subject}`); // S2.37
  expect(mail?.text).toContain('How many can you print in May?'); // S1.21, S2.35, S6.4
  expect(mail?.replyTo?.[0]?.address).toBe('aiko@people.test');
});

test.describe('the reseller program page', () => {
  test('describes the program and asks a visitor who applies to log in', async ({ page }) => {
    await page.goto('/aboutus/reseller-program', { waitUntil: 'networkidle' });
    await expect(page.getByRole('main')).toContainText('Reseller prices in every quote while you’re logged in'); // S2.33
    await page.getByRole('button', { name: 'Apply now' }).click();
    const dialog = page.getByRole('dialog', { name: 'You are not logged in' });
    await expect(dialog.getByRole('link', { name: 'Go to login' })).toBeVisible();
    await expect(dialog.getByLabel('Email')).toHaveCount(0);
  });

  test('accepts a customer’s application and shows that it is pending', async ({ page }) => {
    await registerCustomer(page);
    await page.goto('/aboutus/reseller-program');
    await page.getByLabel('Company').fill('Kanban KK');
    await page.getByLabel('Phone').fill('+81 3-1234-5678');
    await page.getByLabel('Country').selectOption('Japan');
    await page.getByLabel('What do you sell, and to whom?').fill('Signs for shops in Tokyo');
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByRole('heading', { name: 'We have received your application' })).toBeVisible(); // S2.34
    await page.reload();
    await expect(page.getByRole('heading', { name: 'We have received your application' })).toBeVisible();
  });

  test('shows resellers that they are in the program', async ({ page }) => {
    const reseller = await ApiUser.logIn('reseller@example.com');
    await reseller.startSession(page);
    await page.goto('/aboutus/reseller-program');
    await expect(page.getByRole('heading', { name: 'You are a reseller' })).toBeVisible();
  });
});

test('an email with a long address fits a phone', async ({ page }) => {
  test.setTimeout(60_000);
  const customer = await registerCustomer(page);
  const orderId = await createPaidOrder(customer, BLANK_MESH, 'ready_for_production');
  const { items } = await customer.call('Account/ViewOrder', { orderId });
  const factory = await ApiUser.logIn('factory@example.com');
  await factory.call('admin/order-events', { event: 'in_production' }, { orderId });
  const shipment = { agent: 'EMS', trackingNumber: newTrackingNumber() } as const;
  const sids = items.map(({ sid }) => sid);
  await factory.call('admin/order-events', { event: 'shipped', items: sids, ...shipment }, { orderId });
  const [mail] = await waitForEmails(customer.email, `Order ${orderId} is on its way`);
  expect(mail?.text).toMatch(/https:\/\/\S{30}/);
  await page.setViewportSize(PHONE);
  await page.goto('about:blank');
  await page.setContent(mail?.html ?? '');
  await expect(page.getByText('Tracking number')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});
