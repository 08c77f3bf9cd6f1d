import { expect, test } from '@playwright/test';
import { createInvoicedOrder, registerCustomer } from './own-order';
import { openLoaded } from './page-monitor';

for (const { path, title, hours } of [
  { path: '/home/PaymentProcessing', title: 'Your payment is pending', hours: 'within 48 business hours' },
  { path: '/ja/home/PaymentProcessing', title: 'お支払いを確認中です', hours: '48営業時間以内' },
]) {
  test(`${path} shows that a payment is pending and completes within 48 business hours`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible(); // S2.179
    await expect(page.getByText(hours)).toBeVisible(); // S1.53, S2.180, S8.42
  });
}

test('a checkout page that is opened again shows a payment that is made elsewhere', async ({ page }) => {
  const customer = await registerCustomer(page);
  const { orderId, payUrl } = await createInvoicedOrder(customer);
  await openLoaded(page, `/cart/checkout?orderId=${orderId}`);
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible();
  await fetch(`${payUrl}/pay`, { method: 'POST' });
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible({ timeout: 30_000 });
});
