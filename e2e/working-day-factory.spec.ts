import { expect, test } from '@playwright/test';
import { newTrackingNumber } from './own-order';
import { createOrderOfToday, WorkingDay, WORKING_LANGUAGES } from './working-day';

for (const language of WORKING_LANGUAGES) {
  test(`the factory starts an order from the number of its home page, notes the steps and ships it (${language.locale})`, async ({
    browser,
  }) => {
    const { orderId, customer } = await createOrderOfToday();
    const day = await WorkingDay.begin(browser, 'factory@example.com', language);
    const { page } = day;

    await test.step('it starts the production', async () => {
      await day.openTask('orders_to_produce');
      await day.openOrder(orderId, 'orders.searchWithoutEmail');
      await day.button('events.in_production.button').click();
      await day.button('events.in_production.submit', day.dialog('events.in_production.title')).click();
      await day.expectNotice('events.in_production.done');
      await day.expectTitle('labels.orderStatus.in_production');
    });

    await test.step('it notes that the item is printed', async () => {
      await page.goto('/admin#/production-queue');
      await page.getByLabel(day.text('production.scan.label')).fill(`${orderId}/1`);
      await page.keyboard.press('Enter');
      await day.button('production.steps.printed').click();
      await expect(page.getByRole('button', { name: `✓ ${day.text('production.done.printed')}` })).toBeVisible();
      await day.expectNoFaults();
    });

    await test.step('it ships the order, and the customer sees that', async () => {
      await day.openTask('orders_in_production');
      await day.openOrder(orderId, 'orders.searchWithoutEmail');
      await day.ship(newTrackingNumber());
      await day.expectTitle('labels.orderStatus.shipped');
      expect((await customer.call('Account/ViewOrder', { orderId })).status).toBe('shipped');
    });
  });
}
