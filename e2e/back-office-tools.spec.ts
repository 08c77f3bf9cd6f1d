import { expect, test, type Browser, type Page } from '@playwright/test';
import { findAxeFaults } from './accessibility';
import { ApiUser } from './api-user';
import { openBackOffice, searchList } from './back-office';
import { BLANK_MESH, placeOrder } from './own-order';
import { staffTexts } from './staff-texts';

const text = staffTexts({ folder: 'en', locale: 'en-US' });

/** Sends messages from the contact form, which begin alike. */
async function sendMessages(...subjects: string[]): Promise<ApiUser> {
  const customer = await ApiUser.register();
  const sender = { department: 1 as const, name: 'Ada Moreno', phone: '+1 503 555 0142', email: customer.email };
  for (const subject of subjects)
    await customer.call('UserEnd/SiteInfo/ContactUs', { ...sender, subject, message: 'Please call me.' });
  return customer;
}

async function openOrder(browser: Browser, email: string, orderId: string): Promise<Page> {
  const page = await openBackOffice(browser, email, {
    path: `/admin#/orders/${orderId}/show`,
  });
  await expect(page.getByRole('heading', { level: 1, name: orderId })).toBeVisible();
  return page;
}

test('Ctrl-K finds orders, customers, products and messages, and Enter opens what the arrow keys chose', async ({
  browser,
}) => {
  const subject = `Flags ${crypto.randomUUID()}`;
  const customer = await sendMessages(subject);
  const orderId = await placeOrder(customer, BLANK_MESH);
  const page = await openBackOffice(browser, 'service@example.com');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const find = async (words: string, option: string | RegExp) => {
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: text('search.open') });
    const box = dialog.getByRole('combobox');
    await expect(box).toBeFocused();
    await box.fill(words);
    const hit = dialog.getByRole('option', { name: option });
    await expect(hit).toBeVisible();
    expect(await findAxeFaults(page)).toEqual([]);
    for (let step = 0; step < 12 && (await hit.getAttribute('aria-selected')) !== 'true'; step++)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  };

  await find(orderId.toLowerCase().replaceAll('-', ''), new RegExp(orderId));
  await expect(page.getByRole('heading', { level: 1, name: orderId })).toBeVisible();
  await find(customer.email, new RegExp(`^${customer.email}`));
  await expect(page).toHaveURL(/#\/accounts\/[\w-]+\/show/);
  await find('vinyl-440', /vinyl-440/);
  await expect(page).toHaveURL(/#\/products\/vinyl-440\/show/);
  await find(subject, new RegExp(subject));
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
});

test('Alt and an arrow key open the next and the previous order of the list', async ({ browser }) => {
  const customer = await ApiUser.register();
  const orders = [await placeOrder(customer, BLANK_MESH), await placeOrder(customer, BLANK_MESH)];
  const page = await openBackOffice(browser, 'service@example.com', {
    path: `/admin#/orders?filter=${encodeURIComponent(JSON.stringify({ q: customer.email }))}`,
  });
  await page
    .getByRole('link', { name: /^[\dA-Z]{6}-/ })
    .first()
    .click();
  const heading = page.getByRole('heading', { level: 1, name: /^[\dA-Z]{6}-/ });
  const first = /[\dA-Z-]{20}/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
  const second = orders.find((id) => id !== first) ?? '';
  await expect(page.getByText(text('orders.previousAndNext.place', { place: 1, total: 2 }))).toBeVisible();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
  await expect(page.getByText(text('orders.previousAndNext.place', { place: 2, total: 2 }))).toBeVisible();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
});

test('a view that is shared opens with its filter at a colleague, and chosen columns stay', async ({ browser }) => {
  const fair = crypto.randomUUID();
  const name = `Resellers ${fair}`;
  const { email: customer } = await ApiUser.register(`customer-${fair}@example.com`);
  const { email: reseller } = await ApiUser.createReseller(`reseller-${fair}@example.com`);
  const accountsWith = (filter: object) => `/admin#/accounts?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const service = await openBackOffice(browser, 'service@example.com', {
    path: accountsWith({ q: fair, role: 'reseller' }),
  });
  await expect(service.getByRole('link', { name: reseller })).toBeVisible();
  await service.getByRole('button', { name: text('savedViews.button'), exact: true }).click();
  await service.getByRole('button', { name: text('savedViews.save.button'), exact: true }).click();
  const dialog = service.getByRole('dialog', { name: text('savedViews.save.title') });
  await dialog.getByRole('textbox', { name: text('savedViews.name') }).fill(name);
  await dialog.getByLabel(text('savedViews.share')).check();
  await dialog.getByRole('button', { name: text('savedViews.save.submit'), exact: true }).click();
  await expect(service.getByText(text('savedViews.save.done'))).toBeVisible();

  const accounting = await openBackOffice(browser, 'accounting@example.com', {
    path: accountsWith({ q: fair }),
  });
  await expect(accounting.getByRole('link', { name: customer })).toBeVisible();
  await accounting.getByRole('button', { name: text('savedViews.button'), exact: true }).click();
  await accounting.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(accounting.getByRole('link', { name: reseller })).toBeVisible();
  await expect(accounting.getByRole('link', { name: customer })).toHaveCount(0);

  const column = accounting.getByRole('columnheader', { name: text('resources.accounts.fields.role') });
  await expect(column).toBeVisible();
  await accounting.getByRole('button', { name: 'Columns' }).click();
  await accounting.getByRole('switch', { name: text('resources.accounts.fields.role') }).click();
  await accounting.keyboard.press('Escape');
  await expect(column).toHaveCount(0);
  await accounting.reload();
  await expect(accounting.getByRole('link', { name: reseller })).toBeVisible();
  await expect(column).toHaveCount(0);
});

test('selected messages are closed together, each by a command of its own', async ({ browser }) => {
  const topic = crypto.randomUUID();
  const subjects = [`Sizes ${topic}`, `Colors ${topic}`, `Dates ${topic}`];
  const customer = await sendMessages(...subjects);
  const filter = JSON.stringify({ status: 'open', q: customer.email });
  const page = await openBackOffice(browser, 'service@example.com', {
    path: `/admin#/contact-messages?filter=${encodeURIComponent(filter)}`,
  });
  const row = (subject: string) => page.getByRole('row').filter({ hasText: subject });
  for (const subject of subjects.slice(0, 2)) await row(subject).getByRole('checkbox').check();
  const close = text('contactMessages.close.button');
  await page.getByRole('toolbar').getByRole('button', { name: close, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: close });
  await dialog.getByRole('button', { name: close, exact: true }).click();
  await expect(dialog.getByText(text('bulk.done', { count: 2, total: 2 }))).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(row(subjects[2] ?? '')).toBeVisible();
  for (const subject of subjects.slice(0, 2)) await expect(row(subject)).toHaveCount(0);
});

test('a colleague’s change shows within two seconds by the stream, and by polling where a proxy blocks it', async ({
  browser,
}) => {
  const orderId = await placeOrder(await ApiUser.register(), BLANK_MESH);
  const colleague = await ApiUser.logIn('admin@example.com');
  const page = await openOrder(browser, 'service@example.com', orderId);
  const noteShows = async (memo: string, timeout: number) => {
    await colleague.call('admin/order-events', { event: 'note_added', memo, visibility: 'internal' }, { orderId });
    await expect(page.getByText(memo)).toBeVisible({ timeout });
  };
  const opened = page.waitForResponse(/\/stream/);
  await page.reload();
  expect((await opened).status()).toBe(200);
  await noteShows('Told by the stream.', 2000);

  await page.route(/\/stream/, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Told by the stream.')).toBeVisible();
  // A poll may have begun just before the change.
  await noteShows('Found by polling.', 4500);
});

test('a note mentions a colleague, who finds it on the home page until it is read', async ({ browser }) => {
  const orderId = await placeOrder(await ApiUser.register(), BLANK_MESH);
  const page = await openOrder(browser, 'service@example.com', orderId);
  await page.getByRole('button', { name: text('events.note_added.button'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: text('events.note_added.title') });
  await dialog
    .getByRole('textbox', { name: text('events.note_added.memo') })
    .pressSequentially('Is the mesh there, @Wei');
  await dialog.getByRole('button', { name: /^Wei Chen/ }).click();
  await dialog.getByRole('button', { name: text('events.note_added.submit'), exact: true }).click();
  await expect(page.getByText(text('events.note_added.done'))).toBeVisible();

  const factory = await openBackOffice(browser, 'factory@example.com');
  const mention = factory.getByRole('link', { name: orderId });
  await expect(factory.getByText(text('dashboard.own.mention', { name: 'Mei Lin' })).first()).toBeVisible();
  await mention.first().click();
  await expect(factory.getByText(text('orders.tasks.mentioned'))).toBeVisible();
  await factory.getByRole('button', { name: text('orders.tasks.markRead'), exact: true }).click();
  await expect(factory.getByText(text('orders.tasks.mentioned'))).toHaveCount(0);
  await factory.goto('/admin#/');
  await expect(factory.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(mention).toHaveCount(0);
});

test('the page of a record that does not exist leads back to its list', async ({ browser }) => {
  // Accounting has one list of its group, so that no other link leads there.
  const page = await openBackOffice(browser, 'accounting@example.com', {
    path: '/admin#/orders/AAAAAA-AAAAAA-AAAAAA/show',
  });
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toBeVisible();
  await main.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Orders by status' })).toBeVisible();
});

test('a list with a filter that it does not know offers to clear the filters', async ({ browser }) => {
  const page = await openBackOffice(browser, 'service@example.com', {
    path: `/admin#/accounts?filter=${encodeURIComponent('{"shoeSize":"43"}')}`,
  });
  await expect(page.getByText(text('errors.listFilters'))).toBeVisible();
  await page.getByRole('link', { name: text('errors.clearFilters') }).click();
  await expect(page.getByText(text('errors.listFilters'))).toHaveCount(0);
  await searchList(page, text('accounts.search'), 'reseller@example.com');
  await expect(page.getByRole('link', { name: 'reseller@example.com' })).toBeVisible();
});
