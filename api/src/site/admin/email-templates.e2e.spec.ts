import { openShop, type Shop } from '../../../test/app';
import { eventually } from '../../../test/eventually';
import { SentMails } from '../../../test/sent-mails';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';
import { EmailText, MailQueue, MailRenderer } from '../../common/public';

const TEXTS = {
  subject: 'Parcel of {{orderId}}',
  body: 'Dear {{name}},\n\nWith {{agent}}: {{trackingNumber}} <b>today</b>\n\n{{#if trackingUrl}}{{trackingUrl}}{{/if}}',
  label: 'Follow {{orderId}}',
};
const DATA = { orderId: 'A-1', name: 'Aiko <i>', agent: 'DHL', trackingNumber: '77', orderUrl: 'https://shop.test/1' };

let testEnv: TestEnv;
let shop: Shop;
let replica: Shop;
let admin: TestUser;
let mails: SentMails;

beforeAll(async () => {
  testEnv = await openTestEnv();
  [shop, replica] = await Promise.all([openShop(testEnv), openShop(testEnv, { WORKER: '0' })]);
  admin = await createUser(shop, 'admin');
  mails = new SentMails(shop, testEnv);
}, 60_000);

afterAll(async () => {
  await replica?.close();
  await shop?.close();
  await testEnv?.close();
});

const of = (id: string, user = admin) => ({ ...user, params: { id } });
const get = (id: string, language: 'en' | 'ja' = 'en', on = shop) =>
  on.call('admin/email-template', { language }, of(id));
const save = (id: string, version: number, texts: { subject: string; body: string; label?: string }) =>
  shop.call('admin/email-text-save', { language: 'en', version, texts }, of(id));

async function sendShipped(to: string, data: object = DATA): Promise<void> {
  const mail = { template: 'order_shipped', language: 'en', to, dedupeKey: to, data: { ...data } };
  await shop.database.transaction((tx) => shop.app.get(MailQueue, { strict: false }).queue(tx, mail));
}

test('the templates are listed with their subjects and languages, and found by name and subject', async () => {
  const all = await shop.call('admin/email-templates', { range: '[0,199]' }, admin);
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(['order_placed', 'order_shipped', 'welcome']));
  expect(all.map(({ id }) => id)).not.toContain('email_text_test');
  const reversed = await shop.call('admin/email-templates', { range: '[0,199]', sort: '["id","DESC"]' }, admin);
  expect(reversed).toEqual(all.toReversed());
  const found = (q: string) => shop.call('admin/email-templates', { filter: JSON.stringify({ q }) }, admin);
  expect(await found('WELCOME')).toMatchObject([{ id: 'welcome', customLanguages: [] }]);
  expect(await found('no such mail')).toEqual([]);
  const previews = await Promise.all([get('order_placed'), get('order_placed', 'ja')]);
  expect(previews.map(({ preview }) => /<html lang="(\w+)">/.exec(preview.html)?.[1])).toEqual(['en', 'ja']);
});

test('a custom text is used for emails from all processes until the built-in text is restored, and sent emails keep theirs', async () => {
  expect(await get('order_shipped')).toMatchObject({ version: 0, state: 'built_in' });
  const saved = await save('order_shipped', 0, TEXTS);
  expect(saved).toMatchObject({ version: 1, state: 'custom', texts: TEXTS });
  await eventually(async () =>
    expect(await get('order_shipped', 'en', replica)).toMatchObject({ version: 1, texts: TEXTS }),
  );
  expect(await get('order_shipped', 'ja')).toMatchObject({ version: 0, state: 'built_in' });

  await sendShipped('first@people.test');
  const [first] = await mails.find('first@people.test', 'Parcel of A-1');
  expect(first?.text).toContain('Dear Aiko <i>,\n\nWith DHL: 77 <b>today</b>\n\nFollow A-1: https://shop.test/1');
  expect(first?.html).toContain('Dear Aiko &lt;i&gt;,</p>');
  expect(first?.html).toContain('77 &lt;b&gt;today&lt;/b&gt;</p>');

  const restored = await shop.call('admin/email-text-reset', { language: 'en', version: 1 }, of('order_shipped'));
  expect(restored).toMatchObject({ version: 2, state: 'built_in', texts: restored.builtIn });
  await sendShipped('second@people.test');
  await mails.find('second@people.test', 'Order A-1 is on its way');
  const listed = await shop.call('admin/emails', { filter: '{"template":"order_shipped"}' }, admin);
  expect(listed.map(({ subject }) => subject)).toEqual(['Order A-1 is on its way', 'Parcel of A-1']);

  const versions = await shop.call('admin/email-text-versions', { language: 'en' }, of('order_shipped'));
  expect(versions).toMatchObject([
    { version: 2, texts: null, by: admin.email.split('@')[0] },
    { version: 1, texts: TEXTS },
  ]);
});

test('an email that lacks a value of the custom text has the built-in text, and so has every email once the text is outdated', async () => {
  const { version } = await get('order_shipped');
  await save('order_shipped', version, TEXTS);
  await sendShipped('third@people.test', { ...DATA, agent: undefined });
  await mails.find('third@people.test', 'Order A-1 is on its way');

  const { accountId: writtenBy } = admin;
  const texts = { subject: 'Parcel', body: 'Of a later release: {{parcelCount}}' };
  const outdated = { template: 'order_shipped', language: 'en', version: version + 2, texts };
  await shop.database.transaction((tx) =>
    tx.insert(EmailText, { ...outdated, writtenBy, writtenAt: shop.clock.now() }),
  );
  await save('welcome', 0, { subject: 'Hi', body: 'Ready.' });
  const shown = await get('order_shipped');
  expect(shown).toMatchObject({ state: 'outdated', texts, preview: { subject: 'Order ‹orderId› is on its way' } });
  const renderer = shop.app.get(MailRenderer, { strict: false });
  const { rendered, textVersion } = renderer.renderCurrent({ template: 'order_shipped', language: 'en', data: DATA });
  expect([rendered.subject, textVersion]).toEqual(['Order A-1 is on its way', null]);
});

test('of several people who save a text at once one succeeds, and the others are told that it changed', async () => {
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((subject) =>
      shop.send(
        'admin/email-text-save',
        { language: 'en', version: 0, texts: { subject, body: 'Closed.' } },
        of('account_closed'),
      ),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await get('account_closed')).toMatchObject({ version: 1 });
  const stale = { language: 'en', version: 0 } as const;
  expect(await shop.expectError('admin/email-text-reset', stale, of('account_closed'))).toMatchObject({
    code: 'changed_meanwhile',
  });
});

test('a text with wrong variables is refused at its fields in the language of the reader, and nothing is saved or sent', async () => {
  const texts = { subject: 'Order {{orderId}', body: 'Now', label: '{{secretKey}}' };
  const wrong = { language: 'en', version: 0, texts } as const;
  const draft = { language: 'en', texts } as const;
  const headers = { 'accept-language': 'de' };
  for (const refused of [
    await shop.expectError('admin/email-text-save', wrong, { ...of('order_paid'), headers }),
    await shop.expectError('admin/email-text-preview', draft, { ...of('order_paid'), headers }),
    await shop.expectError('admin/email-text-test', draft, { ...of('order_paid'), headers }),
  ]) {
    expect(refused).toMatchObject({ status: 422, code: 'email_text_invalid' });
    expect(refused.errors).toMatchObject([
      { field: 'subject', code: 'braces_wrong' },
      {
        ...{ field: 'label', code: 'variable_unknown', reason: '{{secretKey}}' },
        message: 'Diese Variablen gibt es in dieser E-\u2060Mail nicht: {{secretKey}}',
      },
    ]);
  }
  expect(await get('order_paid')).toMatchObject({ version: 0 });
});

test('a draft is previewed and emailed to its author with sample values, without being saved', async () => {
  const draft = { language: 'en', texts: TEXTS } as const;
  const preview = await shop.call('admin/email-text-preview', draft, of('order_shipped'));
  expect(preview).toMatchObject({ subject: 'Parcel of ‹orderId›', text: expect.stringContaining('Dear ‹name›,') });
  const sent = await shop.call('admin/email-text-test', draft, of('order_shipped'));
  expect(sent).toEqual({ recipient: admin.email });
  const [mail] = await mails.find(admin.email, 'Parcel of ‹orderId›');
  expect(mail?.text).toContain('Dear ‹name›,\n\nWith ‹agent›: ‹trackingNumber› <b>today</b>\n\n‹trackingUrl›');
  expect(mail?.text).toMatch(/Follow ‹orderId›: https?:/);
});

test('templates that do not exist are not found', async () => {
  const draft = { language: 'en', texts: { subject: 'a', body: 'b' } } as const;
  for (const id of ['footer', 'email_text_test', 'constructor', '7']) {
    const errors = [
      await shop.expectError('admin/email-template', {}, of(id)),
      await shop.expectError('admin/email-text-versions', { language: 'en' }, of(id)),
      await shop.expectError('admin/email-text-preview', draft, of(id)),
      await shop.expectError('admin/email-text-test', draft, of(id)),
      await shop.expectError('admin/email-text-save', { ...draft, version: 0 }, of(id)),
      await shop.expectError('admin/email-text-reset', { language: 'en', version: 0 }, of(id)),
    ];
    expect(errors.map(({ code }) => code)).toEqual(errors.map(() => 'resource_not_found'));
  }
});
