import { expect, test } from '@playwright/test';
import type { Output } from '@shop/contract';
import { openBackOffice, openList, searchList } from './back-office';
import { createCompletedOrder } from './own-order';
import { createProof } from './print-files';
import { findPageFaults } from './page-monitor';

test('a customer claims a torn item with a photo and gets a refund', async ({ browser, page: customer }) => {
  test.setTimeout(120_000);
  const orderId = await createCompletedOrder(customer);
  const orderPage = `/account/view-order?orderId=${orderId}`;

  await test.step('the customer reports the problem; the page shows the deadline', async () => {
    await customer.goto(orderPage);
    await expect(customer.getByText(/You can report problems until/).first()).toBeVisible();
    await customer.getByRole('button', { name: 'Report a problem' }).click();
    const dialog = customer.getByRole('dialog', { name: /^Report a problem/ });
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByText('Tell us what is wrong.')).toBeVisible();
    await dialog.getByLabel('What is wrong?').fill('The flag came torn along the pole.');
    await dialog.getByLabel('Add photos').setInputFiles(createProof('torn.png', [180, 40, 40]));
    await expect(dialog.getByRole('img', { name: 'torn.png' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(customer.getByText('We have your report. Customer service will look into it.')).toBeVisible();
    await expect(customer.getByText(/^Under review/)).toBeVisible();
    await expect(customer.getByRole('img', { name: 'Photo 1 of the problem' })).toBeVisible();
    expect(await findPageFaults(customer)).toEqual([]);
  });

  await test.step('customer service sees the photo and refunds an amount', async () => {
    const service = await openBackOffice(browser, 'service@example.com');
    await openList(service, 'Orders', 'Claims');
    await searchList(service, 'Text, order or email', orderId);
    await service.getByRole('link', { name: orderId }).click();
    await expect(service.getByText('The flag came torn along the pole.')).toBeVisible();
    await expect(service.getByRole('img', { name: 'Photo 1 of the claim' })).toBeVisible();
    await service.getByRole('button', { name: 'Resolve the claim' }).click();
    const dialog = service.getByRole('dialog', { name: 'Resolve the claim' });
    await dialog.getByLabel('Refund', { exact: true }).check();
    await expect(dialog.getByText(/^Up to \$/)).toBeVisible();
    await dialog.getByLabel(/^Amount in USD/).fill('9999');
    await dialog.getByRole('button', { name: 'Resolve', exact: true }).click();
    await expect(dialog.getByText(/more than the amount that can be refunded/)).toBeVisible();
    await dialog.getByLabel(/^Amount in USD/).fill('0.20');
    await dialog.getByLabel(/^Message to customer/).fill('We are sorry for the tear.');
    await dialog.getByRole('button', { name: 'Resolve', exact: true }).click();
    await expect(service.getByText('Claim resolved. The customer was notified.')).toBeVisible();
    await expect(service.getByRole('heading', { name: 'Outcome' })).toBeVisible();
    expect(await findPageFaults(service)).toEqual([]);
  });

  await test.step('the customer reads the answer and the refunded amount', async () => {
    await customer.goto(orderPage);
    await expect(customer.getByText(/^Resolved: refund/).first()).toBeVisible();
    await expect(customer.getByText('We are sorry for the tear.').first()).toBeVisible();
    await expect(
      customer.getByText('$0.20 will be refunded to your original payment method within 7 business days.'),
    ).toBeVisible();
  });

  await test.step('after the deadline the page says when it was, and how to ask', async () => {
    await customer.route(/ViewOrder/, async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: Output<'Account/ViewOrder'> };
      const closed = { claims: [], claimDeadline: '2026-01-07', allowedEvents: [] };
      await route.fulfill({ response, json: { data: { ...data, ...closed } } });
    });
    await customer.goto(orderPage);
    const note = customer.getByText('The time for reporting problems ended on Jan 7, 2026.');
    await expect(note).toBeVisible();
    // In one piece: parts that are items of a grid would be on lines of their own.
    expect(await note.innerText()).toMatch(/2026\. If you have a question, contact us\.$/);
    await expect(customer.getByRole('main').getByRole('link', { name: 'contact us' })).toBeVisible();
    await expect(customer.getByRole('button', { name: 'Report a problem' })).toBeHidden();
  });
});
