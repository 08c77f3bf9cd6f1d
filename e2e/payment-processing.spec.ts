import { expect, test } from '@playwright/test';

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
