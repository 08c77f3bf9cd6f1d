import { expect, test } from '@playwright/test';
import { createInvoicedOrder, registerCustomer } from './own-order';
import { logInAsStaff, openPage } from './users';
import { collectConsoleErrors } from './page-monitor';

const DESK = { viewport: { width: 1280, height: 800 } };

test('a payment that is not the total becomes a task, accounting gives it back, and the customer sees when', async ({
  browser,
  page: customer,
}) => {
  test.setTimeout(120_000);
  const accounting = await openPage(browser, DESK);
  const complaints = [customer, accounting].map(collectConsoleErrors);
  const { orderId, payUrl } = await createInvoicedOrder(await registerCustomer(customer));

  await test.step('PayPal takes a part of the total', async () => {
    const { origin, pathname } = new URL(payUrl);
    const part = `${origin}/emulator/invoices/${pathname.split('/').at(-1)}/pay`;
    expect((await customer.request.post(part, { data: { value: '1.00' } })).ok()).toBe(true);
  });

  await test.step('accounting finds it among what is to be settled, with its order and why', async () => {
    await logInAsStaff(accounting, 'accounting@example.com');
    const tasks = accounting.getByRole('region', { name: 'Money to settle' });
    await tasks.getByRole('link', { name: 'Payments that pay for nothing' }).click();
    await expect(accounting.getByRole('heading', { level: 1, name: 'Unapplied' })).toBeVisible();
    const task = accounting.getByRole('article').filter({ hasText: orderId });
    await expect(async () => {
      await accounting.getByRole('button', { name: 'Refresh' }).click();
      await expect(task).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(task).toContainText('It is not exactly the order’s total.');
    await task.getByRole('link', { name: orderId }).click();
    await expect(accounting.getByRole('heading', { level: 1, name: orderId })).toBeVisible();
    await expect(accounting.getByRole('region', { name: 'Payments' })).toContainText('Pays for nothing');
  });

  await test.step('and gives it back, from the order’s own page', async () => {
    const money = accounting.getByRole('region', { name: 'Payments' });
    await money.getByRole('button', { name: 'Give back' }).click();
    const dialog = accounting.getByRole('dialog', { name: 'Give the money back' });
    await dialog.getByLabel(/^Reason/).fill('It is a part of the total.');
    await dialog.getByRole('button', { name: 'Give back' }).click();
    await expect(accounting.getByText('The money goes back.')).toBeVisible();
    await expect(money).toContainText('Given back');
  });

  await test.step('the customer sees that it was given back', async () => {
    await expect(async () => {
      await customer.goto(`/account/view-order?orderId=${orderId}`);
      await expect(customer.getByText(/^\$1\.00 on /)).toBeVisible({ timeout: 2000 });
    }).toPass();
  });

  expect(complaints.flat()).toEqual([]);
});
