import { expect, test } from '@playwright/test';
import { openBackOffice, searchList } from './back-office';
import { createInvoicedOrder, registerCustomer } from './own-order';
import { collectConsoleErrors } from './page-monitor';

test('accounting refunds a payment that is not the order’s total, and the customer sees the refund', async ({
  browser,
  page: customer,
}) => {
  const accounting = await openBackOffice(browser, 'accounting@example.com');
  const consoleErrors = [customer, accounting].map(collectConsoleErrors);
  const { orderId, payUrl } = await createInvoicedOrder(await registerCustomer(customer));

  await test.step('the customer pays a part of the total with PayPal', async () => {
    const { origin, pathname } = new URL(payUrl);
    const paymentUrl = `${origin}/emulator/invoices/${pathname.split('/').at(-1)}/pay`;
    expect((await customer.request.post(paymentUrl, { data: { value: '1.00' } })).ok()).toBe(true);
  });

  await test.step('accounting finds the payment with its order and the reason', async () => {
    const tasks = accounting.getByRole('region', { name: 'Your work' });
    await tasks.getByRole('link', { name: 'Unmatched payments' }).click();
    await expect(accounting.getByRole('heading', { level: 1, name: 'Unmatched payments' })).toBeVisible();
    await searchList(accounting, 'Order, email or PayPal transaction', orderId);
    const task = accounting.getByRole('article').filter({ hasText: orderId });
    await expect(async () => {
      await accounting.getByRole('button', { name: 'Refresh' }).click();
      await expect(task).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(task).toContainText('Amount differs from the order total.');
    await expect(task).toContainText(/Decide by /);
    await task.getByRole('button', { name: 'Apply to another order' }).click();
    const dialog = accounting.getByRole('dialog', { name: 'Apply to another order' });
    const order = dialog.getByRole('combobox', { name: /^Order/ });
    await expect(order).toBeFocused();
    await order.fill(orderId);
    await accounting.getByRole('option', { name: new RegExp(`^${orderId} `) }).click();
    await expect(order).toHaveValue(new RegExp(`^${orderId} `));
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await task.getByRole('link', { name: orderId }).click();
    await expect(accounting.getByRole('heading', { level: 1, name: orderId })).toBeVisible();
    await expect(accounting.getByRole('region', { name: 'Payments' })).toContainText('Unmatched');
  });

  await test.step('accounting refunds it from the order page', async () => {
    const payments = accounting.getByRole('region', { name: 'Payments' });
    await payments.getByRole('button', { name: 'Refund' }).click();
    const dialog = accounting.getByRole('dialog', { name: 'Refund payment' });
    await expect(dialog.getByLabel(/^Reason/)).toBeFocused();
    await dialog.getByLabel(/^Reason/).fill('It is a part of the total.');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await expect(accounting.getByText('Refund submitted.')).toBeVisible();
    await expect(payments).toContainText('Refunded');
  });

  await test.step('the customer sees the refund', async () => {
    await expect(async () => {
      await customer.goto(`/account/view-order?orderId=${orderId}`);
      await expect(customer.getByText(/^\$1\.00 on /)).toBeVisible({ timeout: 2000 });
    }).toPass();
  });

  expect(consoleErrors.flat()).toEqual([]);
});
