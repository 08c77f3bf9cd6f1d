import { expect, test } from '@playwright/test';

for (const { path, title, hours } of [
  { path: '/home/PaymentProcessing', title: 'Your payment is pending', hours: 'within 48 business hours' },
  { path: '/ja/home/PaymentProcessing', title: 'お支払いを確認中です', hours: '48営業時間以内' },
]) {
  test(`${path} says that a payment is pending, and how long that takes`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(hours)).toBeVisible();
  });
}
