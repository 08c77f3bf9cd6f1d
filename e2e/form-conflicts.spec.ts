import { expect, test } from '@playwright/test';
import { ApiUser } from './api-user';
import { openBackOffice } from './back-office';
import { staffTexts } from './staff-texts';

const text = staffTexts({ folder: 'en', locale: 'en-US' });

test('a form whose record a colleague has changed keeps what was entered, loads the other fields, and says what changed', async ({
  browser,
}) => {
  const colleague = await ApiUser.logIn('service@example.com');
  const texts = { en: { title: `Holiday ${crypto.randomUUID()}`, body: 'We are closed on Monday.' } };
  const { id, revision } = await colleague.call('admin/notice-write', { texts });
  const page = await openBackOffice(browser, 'admin@example.com');
  await page.goto(`/admin#/news/${id}/show`);
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
