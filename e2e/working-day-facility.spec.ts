import { expect, test } from '@playwright/test';
import { ApiUser } from './api-user';
import { newTrackingNumber } from './own-order';
import { findSmallTargets } from './touch-targets';
import { createOrderOfToday, WorkingDay, WORKING_LANGUAGES } from './working-day';

for (const language of WORKING_LANGUAGES) {
  test(`the shipping facility receives, packs, ships and hands over an item, from the number of its home page (${language.locale})`, async ({
    browser,
  }) => {
    const { orderId, customer } = await createOrderOfToday();
    const factory = await ApiUser.logIn('factory@example.com');
    const { items } = await customer.call('Account/ViewOrder', { orderId });
    const sid = items[0]?.sid ?? '';
    await factory.call('admin/order-events', { event: 'in_production' }, { orderId });
    for (const step of ['printed', 'finished', 'checked'] as const)
      await factory.call('admin/item-step', { step }, { orderId, sid });
    const day = await WorkingDay.begin(browser, 'isc@example.com', language, { hasTouch: true });
    const { page } = day;
    const row = page.getByRole('listitem').filter({ hasText: orderId });
    const openStage = (stage: string) =>
      page.getByRole('tab', { name: new RegExp(`^${day.text(`facility.stage.${stage}`)}`) }).click();
    const trackingNumber = newTrackingNumber();

    await test.step('it receives and packs what the factory has checked', async () => {
      await day.openTask('items_expected');
      await day.button('production.steps.received', row).click();
      await expect(row).toHaveCount(0);
      await openStage('to_pack');
      await day.button('production.steps.packed', row).click();
      await expect(row).toHaveCount(0);
      await day.expectNoFaults();
    });

    await test.step('it ships the order', async () => {
      await day.openTask('items_to_ship');
      await row.getByRole('link', { name: day.text('facility.ship') }).click();
      await day.ship(trackingNumber);
      await day.expectTitle('labels.orderStatus.shipped');
      await expect(page.getByRole('link', { name: trackingNumber })).toBeVisible();
      // The telephone number of the recipient is among them.
      await expect(page.locator('a[href^="tel:"]')).toBeVisible();
      expect(await findSmallTargets(page)).toEqual([]);
    });

    await test.step('it hands the parcel over to the carrier', async () => {
      await day.openTask('shipments_to_hand_over');
      await page.getByLabel(day.text('facility.carrier')).click();
      await page.getByRole('option', { name: 'EMS', exact: true }).click();
      await page.getByLabel(day.text('facility.scan.label')).fill(trackingNumber);
      await page.keyboard.press('Enter');
      const done = day.text('facility.scan.complete', { number: trackingNumber, order: orderId });
      await expect(page.getByText(done)).toBeVisible();
      await day.expectNoFaults();
    });
  });
}
