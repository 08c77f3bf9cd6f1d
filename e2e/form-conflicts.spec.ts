import { expect, test } from '@playwright/test';
import { ApiUser } from './api-user';
import { openBackOffice } from './back-office';
import { BLANK_MESH, placeOrder } from './own-order';
import { staffTexts } from './staff-texts';

const text = staffTexts({ folder: 'en', locale: 'en-US' });

test('a form whose record a colleague has changed keeps what was entered, loads the other fields, and says what changed', async ({
  browser,
}) => {
  const colleague = await ApiUser.logIn('service@example.com');
  const texts = { en: { title: `Holiday ${crypto.randomUUID()}`, body: 'We are closed on Monday.' } };
  const { id, revision } = await colleague.call('admin/notice-write', { texts });
  const page = await openBackOffice(browser, 'admin@example.com', {
    path: `/admin#/news/${id}/show`,
  });
  await page.getByRole('button', { name: text('news.text.button'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: text('news.text.title') });
  const [title, body] = ['heading', 'body'].map((name) =>
    dialog.getByRole('textbox', { name: text(`news.text.${name}`) }),
  );
  const submit = dialog.getByRole('button', { name: text('news.text.submit'), exact: true });
  await title?.fill('Closed on Tuesday');

  const theirs = { title: 'Closed on Wednesday', body: 'We are closed until Thursday.' };
  await colleague.call('admin/notice-edit', { texts: { en: theirs }, revision }, { id });
  await submit.click();
  await expect(dialog.getByText(text('errors.changedMeanwhile'))).toBeVisible();
  await expect(dialog.getByText(text('errors.changedTo', { value: theirs.title }))).toBeVisible();
  await expect(title ?? dialog).toHaveValue('Closed on Tuesday');
  await expect(body ?? dialog).toHaveValue(theirs.body);

  await submit.click();
  await expect(dialog).toHaveCount(0);
  const saved = await colleague.call('admin/notice', {}, { id });
  expect(saved.texts.en).toEqual({ title: 'Closed on Tuesday', body: theirs.body });
});

test('a form closes when the page has what it saved, so that the next action is not taken for a conflict', async ({
  browser,
}) => {
  const clerk = await ApiUser.logIn('service@example.com');
  const texts = { en: { title: `Winter ${crypto.randomUUID()}`, body: 'We ship until Friday.' } };
  const { id } = await clerk.call('admin/notice-write', { texts });
  const page = await openBackOffice(browser, 'service@example.com', {
    path: `/admin#/news/${id}/show`,
  });
  await page.getByRole('button', { name: text('news.text.button'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: text('news.text.title') });
  await dialog.getByRole('textbox', { name: text('news.text.heading') }).fill('We ship until Saturday');

  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/admin/news/${id}`, async (route) => {
    if (route.request().method() === 'GET') await answered;
    await route.continue();
  });
  await dialog.getByRole('button', { name: text('news.text.submit'), exact: true }).click();
  await expect(page.getByText(text('news.text.done'), { exact: true })).toBeVisible();
  await expect(dialog).toBeVisible();
  answer();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: text('news.publish.button'), exact: true }).click();
  const confirmation = page.getByRole('dialog', { name: text('news.publish.title') });
  await confirmation.getByRole('button', { name: text('news.publish.submit'), exact: true }).click();
  await expect(page.getByText(text('news.publish.done'), { exact: true })).toBeVisible();
  expect(await clerk.call('admin/notice', {}, { id })).toMatchObject({ state: 'published' });
});

test('an event is refused if a colleague has changed the order since its form was opened, which says what changed', async ({
  browser,
}) => {
  const orderId = await placeOrder(await ApiUser.register(), BLANK_MESH);
  const colleague = await ApiUser.logIn('admin@example.com');
  const addNote = (memo: string) =>
    colleague.call('admin/order-events', { event: 'note_added', memo, visibility: 'internal' }, { orderId });
  const page = await openBackOffice(browser, 'service@example.com', {
    path: `/admin#/orders/${orderId}/show`,
  });
  await page.getByRole('button', { name: text('events.note_added.button'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: text('events.note_added.title') });
  await dialog.getByRole('textbox', { name: text('events.note_added.memo') }).fill('Please call the customer.');

  await addNote('They called this morning.');
  // The page behind the form shows the change, but the form does not.
  await expect(page.getByText('They called this morning.')).toBeAttached();
  const submit = dialog.getByRole('button', { name: text('events.note_added.submit'), exact: true });
  await submit.click();
  await expect(dialog.getByText(text('orders.changes.meanwhile'))).toBeVisible();
  await expect(dialog.getByText(text('orders.event.note_added'))).toBeVisible();
  await submit.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Please call the customer.')).toBeVisible();
});
