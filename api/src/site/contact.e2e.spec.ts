import { openShop, type Shop } from '../../test/app';
import { MailRoom } from '../../test/mail-room';
import { openStage, type Stage } from '../../test/stage';

const CONTACT_MAILBOXES = 'cooperation=partners@shop.test,vendor=purchasing@shop.test';

let stage: Stage;
let shop: Shop;
let mails: MailRoom;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, {
    TRUSTED_PROXIES: '127.0.0.1',
    MAIL_FROM: 'The shop <hello@shop.test>',
    CONTACT_MAILBOXES,
  });
  mails = new MailRoom(shop, stage);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

const letter = {
  department: 2,
  name: 'Aiko Mori',
  phone: '+81 3-1234-5678',
  email: 'aiko@people.test',
  subject: 'Banners for a fair',
  message: 'Good day,\n\nhow many can you print in May?\n\n<b>Aiko</b>',
};

let clients = 0;
const from = (client = `203.0.113.${++clients}`) => ({ headers: { 'x-forwarded-for': client } });
const write = (change: Partial<Record<keyof typeof letter, unknown>> = {}, as = from()) =>
  shop.send('UserEnd/SiteInfo/ContactUs', { ...letter, ...change }, as);

describe('a message from the contact form', () => {
  test('is kept, and mailed to its department, whose answer goes to the sender', async () => {
    expect(await (await write()).json()).toEqual({ data: {} });
    const [mail] = await mails.to('partners@shop.test', 'Contact form: Banners for a fair');
    expect(mail?.replyTo).toEqual([{ name: '', address: 'aiko@people.test' }]);
    expect(mail?.from?.address).toBe('hello@shop.test');
    expect(mail?.text).toContain('how many can you print in May?');
    expect(mail?.html).toContain('&lt;b&gt;Aiko&lt;/b&gt;');
    const rows: unknown[] = await shop.database.reader.query(
      'select department, name, phone, email, subject, message from contact_message',
    );
    expect(rows).toEqual([letter]);
  });

  test('goes to the shop’s own address where its department has no mailbox', async () => {
    await write({ department: 1, subject: 'A question' });
    await mails.to('hello@shop.test', 'Contact form: A question');
    const { mailboxes } = await shop.call('UserEnd/SiteInfo/Config', {});
    expect(mailboxes).toEqual([
      { department: 1, email: 'hello@shop.test' },
      { department: 2, email: 'partners@shop.test' },
      { department: 3, email: 'purchasing@shop.test' },
    ]);
  });

  test('cannot add a header to its mail', async () => {
    for (const change of [
      { subject: 'Hello\r\nBcc: victim@people.test' },
      { subject: 'Hello\nBcc: victim@people.test' },
      { name: 'Aiko\r\nBcc: victim@people.test' },
      { email: 'aiko@people.test\r\nBcc: victim@people.test' },
      { email: 'aiko@people.test,victim@people.test' },
      { email: 'Aiko <victim@people.test>' },
      { phone: '123456\r\nBcc: victim@people.test' },
    ])
      expect((await write(change)).status).toBe(400);
    const sly = 'Hello\u2028Bcc: victim@people.test\u0085Cc: victim@people.test';
    expect((await write({ department: 3, subject: sly, message: 'x\r\nBcc: victim@people.test' })).status).toBe(200);
    await mails.idle();
    const [mail] = await mails.all('purchasing@shop.test');
    expect(mail?.headers.filter(({ key }) => ['bcc', 'cc'].includes(key))).toEqual([]);
    expect([mail?.to, mail?.cc, mail?.bcc]).toEqual([[{ name: '', address: 'purchasing@shop.test' }], undefined, undefined]);
    expect(await mails.all('victim@people.test')).toEqual([]);
  });

  test.each([
    ['department', { department: 0 }],
    ['department', { department: 4 }],
    ['department', { department: '1' }],
    ['name', { name: '  ' }],
    ['email', { email: 'nobody' }],
    ['subject', { subject: '' }],
    ['message', { message: ' \n ' }],
    ['message', { message: 'x'.repeat(5001) }],
  ])('needs every field as it should be: %s', async (field, change) => {
    expect(await shop.refusal('UserEnd/SiteInfo/ContactUs', { ...letter, ...change }, from())).toMatchObject({
      code: 'validation_failed',
      errors: [{ field }],
    });
  });

  test('needs a phone number that is one', async () => {
    expect(await shop.refusal('UserEnd/SiteInfo/ContactUs', { ...letter, phone: 'none' }, from())).toMatchObject({
      status: 400,
      code: 'phone_invalid',
      errors: [{ field: 'phone', code: 'phone_invalid' }],
    });
  });

  test('is taken 5 times in 10 minutes from a sender, and 20 times from a client', async () => {
    const email = 'busy@people.test';
    const bySender = await Promise.all(Array.from({ length: 7 }, () => write({ email })));
    expect(bySender.filter(({ status }) => status === 200)).toHaveLength(5);
    const client = from('198.51.100.7');
    const byClient = await Promise.all(Array.from({ length: 24 }, (_, i) => write({ email: `n${i}@people.test` }, client)));
    expect(byClient.filter(({ status }) => status === 429)).toHaveLength(4);
  });
});
