import { expect, test } from '@playwright/test';
import { createProof } from './print-files';
import { createOrderOfToday, WorkingDay, WORKING_LANGUAGES } from './working-day';

for (const language of WORKING_LANGUAGES) {
  test(`customer service answers a message and sends a proof, from the numbers of its home page (${language.locale})`, async ({
    browser,
  }) => {
    test.slow();
    const { orderId, customer } = await createOrderOfToday({
      ...{ sku: 'mesh-340', width: '2', length: '1', unit: 3, quantity: 1, artwork: 'custom', finishes: [] },
    });
    const { items } = await customer.call('Account/ViewOrder', { orderId });
    const url = 'https://files.example.com/mesh.pdf';
    await customer.call('Account/ArtworkUploadShareDownloadLink', { orderId, sid: items[0]?.sid ?? '', url });
    await customer.call('Account/FinishUpload', { orderId });
    const subject = `Mesh by Friday ${orderId}`;
    await customer.call('UserEnd/SiteInfo/ContactUs', {
      ...{ department: 1, name: 'Ada Moreno', phone: '+1 503 555 0142', email: customer.email },
      ...{ subject, message: 'Can you ship it by Friday?' },
    });
    const day = await WorkingDay.begin(browser, 'service@example.com', language);
    const { page } = day;

    await test.step('it answers the message, and the customer gets the answer', async () => {
      await day.openTask('messages');
      await day.search('contactMessages.search', customer.email);
      await page.getByRole('link', { name: subject }).click();
      await expect(page.getByText('Can you ship it by Friday?')).toBeVisible();
      await page.getByRole('textbox', { name: day.text('contactMessages.answer.text') }).fill('Yes, on Thursday.');
      await day.button('contactMessages.answer.send').click();
      await day.expectNotice('contactMessages.answer.done');
      await day.expectTitle('contactMessages.statuses.answered');
      await expect(page.getByText('Yes, on Thursday.')).toBeVisible();
      await day.expectNoFaults();
    });

    await test.step('it sends a proof of the order, which then waits for the customer', async () => {
      await day.openTask('orders_to_review');
      await day.openOrder(orderId);
      await day.button('events.digital_proof_sent.button').click();
      const dialog = day.dialog('events.digital_proof_sent.title');
      await dialog
        .getByLabel(day.text('events.digital_proof_sent.file.label'))
        .setInputFiles(createProof('proof.png', [0, 104, 127]));
      await day.button('events.digital_proof_sent.submit', dialog).click();
      await day.expectNotice('events.digital_proof_sent.done');
      await day.expectTitle('labels.orderStatus.awaiting_proof_approval');
      const order = await customer.call('Account/ViewOrder', { orderId });
      expect(order.status).toBe('awaiting_proof_approval');
    });
  });
}
