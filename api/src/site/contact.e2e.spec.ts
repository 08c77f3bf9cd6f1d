import { openShop, type Shop } from '../../test/app';
import { SentMails } from '../../test/sent-mails';
import { openTestEnv, type TestEnv } from '../../test/test-env';

const CONTACT_MAILBOXES = 'cooperation=partners@shop.test,vendor=purchasing@shop.test';

let testEnv: TestEnv;
let shop: Shop;
let mails: SentMails;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, {
    TRUSTED_PROXIES: '127.0.0.1',
    MAIL_FROM: 'The shop <hello@shop.test>',
    CONTACT_MAILBOXES,
  });
  mails = new SentMails(shop, testEnv);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const contactMessage = {
  department: 2,
  name: 'Aiko Mori',
  phone: '+81 3-1234-5678',
  email: 'aiko@people.test',
  subject: 'Banners for a fair',
  message: 'Good day,\n\nhow many can you print in May?\n\n<b>Aiko</b>',
};

let clients = 0;
const from = (client = `203.0.113.${++clients}`) => ({ headers: { 'x-forwarded-for': client } });
const send = (change: Partial<Record<keyof typeof contactMessage, unknown>> = {}, as = from()) =>
  shop.send('UserEnd/SiteInfo/ContactUs', { ...contactMessage, ...change }, as);

describe('a message from the contact form', () => {
  test('is stored and emailed to its department with the sender as reply address', async () => {
    expect(await (await send()).json()).toEqual({ data: {} });
    const [mail] = await mails.find('partners@shop.test', 'Contact form: Banners for a fair');
    expect(mail?.replyTo).toEqual([{ name: '', address: 'aiko@people.test' }]);
    expect(mail?.from?.address).toBe('hello@shop.test');
    expect(mail?.text).toContain('how many can you print in May?');
    expect(mail?.html).toContain('&lt;b&gt;Aiko&lt;/b&gt;');
    const rows: unknown[] = await shop.database.reader.query(
      'select department, name, phone, email, subject, message from contact_message',
    );
    // S3.107, S3.111, S3.112, S3.113, S3.114, S3.115, S7.34
    expect(rows).toEqual([contactMessage]);
  });

  test('goes to the address of the shop if its department has no mailbox', async () => {
    await send({ department: 1, subject: 'A question' });
    await mails.find('hello@shop.test', 'Contact form: A question');
    const { mailboxes } = await shop.call('UserEnd/SiteInfo/Config', {});
    expect(mailboxes).toEqual([
      { department: 1, email: 'hello@shop.test' }, // S3.108
      { department: 2, email: 'partners@shop.test' }, // S3.109
      { department: 3, email: 'purchasing@shop.test' }, // S3.110
    ]);
  });

  test('cannot inject a header into its email', async () => {
    for (const change of [
      { subject: 'Hello\r\nBcc: victim@people.test' },
      { subject: 'Hello\nBcc: victim@people.test' },
      { name: 'Aiko\r\nBcc: victim@people.test' },
      { email: 'aiko@people.test\r\nBcc: victim@people.test' },
      { email: 'aiko@people.test,victim@people.test' },
      { email: 'Aiko <victim@people.test>' },
      { phone: '123456\r\nBcc: victim@people.test' },
    ])
      expect((await send(change)).status).toBe(400);
    const subject = 'Hello\u2028Bcc: victim@people.test\u0085Cc: victim@people.test';
    expect((await send({ department: 3, subject, message: 'x\r\nBcc: victim@people.test' })).status).toBe(200);
    await mails.waitUntilIdle();
    const [mail] = await mails.findAll('purchasing@shop.test');
    expect(mail?.headers.filter(({ key }) => ['bcc', 'cc'].includes(key))).toEqual([]);
    expect([mail?.to, mail?.cc, mail?.bcc]).toEqual([
      [{ name: '', address: 'purchasing@shop.test' }],
      undefined,
      undefined,
    ]);
    expect(await mails.findAll('victim@people.test')).toEqual([]);
  });

  test.each([
    ['department', { department: 0 }],
    ['department', { department: 4 }],
    ['department', { department: '1' }],
    ['name', { name: undefined }], // S5.18
    ['name', { name: '  ' }],
    ['phone', { phone: undefined }], // S5.19
    ['email', { email: undefined }], // S5.20
    ['email', { email: 'no address' }],
    ['subject', { subject: undefined }], // S5.21
    ['subject', { subject: '' }],
    ['message', { message: undefined }], // S5.22
    ['message', { message: ' \n ' }],
    ['message', { message: 'x'.repeat(5001) }],
  ])('is rejected with an invalid field: %s', async (field, change) => {
    expect(
      await shop.expectError('UserEnd/SiteInfo/ContactUs', { ...contactMessage, ...change }, from()),
    ).toMatchObject({
      code: 'validation_failed',
      errors: [{ field }],
    });
  });

  test('is rejected without a valid phone number', async () => {
    expect(
      await shop.expectError('UserEnd/SiteInfo/ContactUs', { ...contactMessage, phone: 'none' }, from()),
    ).toMatchObject({
      status: 400,
      code: 'phone_invalid',
      errors: [{ field: 'phone', code: 'phone_invalid' }],
    });
  });

  test('is limited to 5 in 10 minutes per sender and 20 per client', async () => {
    const email = 'busy@people.test';
    const bySender = await Promise.all(Array.from({ length: 7 }, () => send({ email })));
    expect(bySender.filter(({ status }) => status === 200)).toHaveLength(5);
    const client = from('198.51.100.7');
    const byClient = await Promise.all(
      Array.from({ length: 24 }, (_, i) => send({ email: `n${i}@people.test` }, client)),
    );
    expect(byClient.filter(({ status }) => status === 429)).toHaveLength(4);
  });
});
