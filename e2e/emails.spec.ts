import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { waitForEmails } from './sent-emails';
import { PASSWORD } from './users';

test.describe('the newsletter’s form', () => {
  test('shows that it is under way, then says that the confirmation e-mail was sent', async ({ page }) => {
    const email = `${randomUUID()}@people.test`;
    await page.goto('/', { waitUntil: 'networkidle' });
    const here = new URL(page.url()).hostname;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/api/Subscription/AddSubscription', async (route) => {
      expect(route.request().postDataJSON()).toEqual({ Email: email, BaseSite: here });
      await held;
      await route.continue();
    });
    const form = page.locator('form', { has: page.getByLabel('Newsletter') });
    await form.getByLabel('Newsletter').fill(email);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form).toHaveAttribute('aria-busy', 'true');
    await expect(form.locator('[class*=overlay]')).toBeVisible();
    goOn();
    const dialog = page.getByRole('dialog', { name: 'Subscription confirmation e-mail sent' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
    await waitForEmails(email, 'Please confirm your newsletter subscription');
  });

  test('says what went wrong, and keeps the address', async ({ page }) => {
    await page.route('**/api/Subscription/AddSubscription', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByLabel('Newsletter').fill('reader@people.test');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const dialog = page.getByRole('dialog', { name: 'System error' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Newsletter')).toHaveValue('reader@people.test');
  });
});

test('a message from the contact form reaches its department, and its writer is told when to expect an answer', async ({
  page,
}) => {
  const subject = `Banners for a fair ${randomUUID()}`;
  await page.goto('/contactus', { waitUntil: 'networkidle' });
  for (const mailbox of ['help@example.com', 'partners@example.com', 'purchasing@example.com'])
    await expect(page.getByRole('link', { name: mailbox })).toBeVisible();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('This field is required.')).toHaveCount(5);
  await page.getByLabel('Query type').selectOption('Cooperation');
  await page.getByLabel('Name').fill('Aiko Mori');
  await page.getByLabel('Phone').fill('+81 3-1234-5678');
  await page.getByLabel('E-mail', { exact: true }).fill('aiko@people.test');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('How many can you print in May?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(
    page.getByText('We reply within 48 hours. If you hear nothing by then, look in your spam folder.'),
  ).toBeVisible();
  const [mail] = await waitForEmails('partners@example.com', `Contact form: ${subject}`);
  expect(mail?.replyTo?.[0]?.address).toBe('aiko@people.test');
});

test.describe('the reseller program', () => {
  test('asks a visitor who applies to log in', async ({ page }) => {
    await page.goto('/aboutus/reseller-program', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Apply now' }).click();
    const dialog = page.getByRole('dialog', { name: 'You are not logged in' });
    await expect(dialog.getByRole('link', { name: 'Go to login' })).toBeVisible();
    await expect(dialog.getByLabel('E-mail')).toHaveCount(0);
  });

  test('takes a customer’s application and says that it waits', async ({ page }) => {
    await page.goto('/account/register?to=%2Faboutus%2Freseller-program');
    await page.getByLabel('E-mail', { exact: true }).fill(`${randomUUID()}@people.test`);
    await page.getByLabel('Password', { exact: true }).fill('a quite good password');
    await page.getByLabel('Password again', { exact: true }).fill('a quite good password');
    await page.getByLabel(/I have read and agree/).check();
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.getByLabel('Company').fill('Kanban KK');
    await page.getByLabel('Phone').fill('+81 3-1234-5678');
    await page.getByLabel('Country').selectOption('Japan');
    await page.getByLabel('What you sell, and to whom').fill('Signs for shops in Tokyo');
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByRole('heading', { name: 'We have your application' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'We have your application' })).toBeVisible();
  });

  test('tells a reseller that they are in it', async ({ page }) => {
    await page.goto('/account/login?to=%2Faboutus%2Freseller-program');
    await page.getByLabel('E-mail', { exact: true }).fill('reseller@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'You are in the reseller program' })).toBeVisible();
  });
});
