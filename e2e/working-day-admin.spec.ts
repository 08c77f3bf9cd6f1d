import { expect, test } from '@playwright/test';
import { ApiUser } from './api-user';
import { newTrackingNumber } from './own-order';
import { createOrderOfToday, WorkingDay, WORKING_LANGUAGES } from './working-day';

for (const language of WORKING_LANGUAGES) {
  test(`an admin reads how the shop does, and publishes a review from the number of the home page (${language.locale})`, async ({
    browser,
  }) => {
    const { orderId, customer } = await createOrderOfToday();
    const [factory, service] = [await ApiUser.logIn('factory@example.com'), await ApiUser.logIn('service@example.com')];
    const { items } = await customer.call('Account/ViewOrder', { orderId });
    const sid = items[0]?.sid ?? '';
    const shipment = { agent: 'EMS', trackingNumber: newTrackingNumber() };
    await factory.call('admin/order-events', { event: 'in_production' }, { orderId });
    await factory.call('admin/order-events', { event: 'shipped', items: [sid], ...shipment }, { orderId });
    await service.call('admin/order-events', { event: 'order_completed' }, { orderId });
    const text = `Hangs well in the wind. ${orderId}`;
    await customer.call('Account/Review', { orderId, sid, rating: 5, text });
    const [review] = await service.call('admin/reviews', { filter: JSON.stringify({ q: orderId }) });
    if (!review) throw new Error('There is no review of the order.');
    const day = await WorkingDay.begin(browser, 'admin@example.com', language);
    const { page } = day;

    await test.step('the home page has sales, margin and the orders behind a number', async () => {
      for (const part of ['figures', 'margin', 'funnel'])
        await expect(page.getByRole('heading', { name: day.text(`dashboard.${part}.title`) })).toBeVisible();
      await day.expectNoFaults();
      const placed = page.getByRole('row').filter({ hasText: day.text('dashboard.funnel.placed') });
      await placed.getByRole('link').click();
      await expect(page.getByRole('link', { name: /^[\dA-Z]{6}-[\dA-Z]{6}-[\dA-Z]{6}/ }).first()).toBeVisible();
    });

    await test.step('the admin publishes the review', async () => {
      await day.openTask('reviews');
      const review = page.getByRole('article').filter({ hasText: text });
      await day.button('reviews.action.published', review).click();
      await day.expectNotice('reviews.done.published');
      await expect(review).toHaveCount(0);
    });

    await test.step('the shop shows it, and the audit log names who published it', async () => {
      const { items: reviews } = await customer.call('Catalog/Reviews', { sku: 'mesh-340' });
      expect(reviews.map((each) => each.text)).toContain(text);
      await page.goto('/admin#/audit-log');
      const entry = page
        .getByRole('row')
        .filter({ hasText: day.text('auditLog.action.review-published') })
        .filter({ hasText: review.id });
      await expect(entry).toContainText('admin@example.com');
    });
  });
}
