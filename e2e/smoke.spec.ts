import { expect, test } from '@playwright/test';

test('the shop answers in a browser', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page.locator('body')).not.toBeEmpty();
});
