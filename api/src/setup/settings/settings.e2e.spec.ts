import type { Input, ShopSettingsView } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { eventually } from '../../../test/eventually';
import { FakeSmtp } from '../../../test/fake-smtp';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { bannerItem, createOrder, paypalTerms } from '../../../test/orders';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';
import { ReceivedWebhooks } from '../../common/public';
import { EmulatorProcess } from '../../payments/paypal/client/emulator.testing';

const PASSWORD = 'correct-horse-battery-staple';
const CLIENT_SECRET = 'client-secret-of-the-shop-0123456789';

let testEnv: TestEnv;
let shop: Shop;
let replica: Shop;
let admin: TestUser;
let smtp: FakeSmtp;
let paypal: EmulatorProcess;

beforeAll(async () => {
  testEnv = await openTestEnv();
  smtp = await FakeSmtp.start({
    login: { user: 'shop', password: PASSWORD },
    rejectedSender: 'forbidden@shop.test',
  });
  paypal = await EmulatorProcess.start({ CLIENT_ID: 'shop', CLIENT_SECRET, WEBHOOK_ID: 'WEBHOOK1' });
  const env = { PAYPAL_CLIENT_ID: '', PAYPAL_CLIENT_SECRET: '', PAYPAL_WEBHOOK_ID: '', PAYPAL_BASE_URL: paypal.url };
  [shop, replica] = await Promise.all([openShop(testEnv, env), openShop(testEnv, { ...env, WORKER: '0' })]);
  admin = await createUser(shop, 'admin');
}, 60_000);

afterAll(async () => {
  await replica?.close();
  await shop?.close();
  await paypal?.end();
  smtp?.stop();
  await testEnv?.close();
});

const settings = (on = shop) => on.call('admin/settings', {}, admin);
const stored = (): Promise<unknown[]> =>
  shop.database.reader.query('select section, value, encrypted_secret from shop_setting order by section');
const bearer = () => ({ bearer: admin.bearer });
const config = (on = shop) => on.call('UserEnd/SiteInfo/Config', {});

/** The values of a section with its current revision, as an admin sends them who has just read it. */
const justRead = async <T extends object>(section: keyof ShopSettingsView, values: T, on = shop) => ({
  ...values,
  revision: (await settings(on))[section].revision,
});

type Entered<K extends 'shop' | 'mail' | 'paypal'> = Omit<Input<`admin/settings-${K}`>, 'revision'>;

const shopInput = (name: string): Entered<'shop'> => ({
  name,
  languages: ['ja', 'en'],
  currencies: ['USD', 'JPY'],
});
const mailInput = (changes: Partial<Entered<'mail'>> = {}): Entered<'mail'> => ({
  ...{ host: '127.0.0.1', port: smtp.port, security: 'optional', user: 'shop', password: PASSWORD },
  sender: 'Banner World <hello@shop.test>',
  ...changes,
});
const paypalInput = (changes: Partial<Entered<'paypal'>> = {}): Entered<'paypal'> => ({
  ...{
    enabled: true,
    mode: 'sandbox',
    clientId: 'shop',
    clientSecret: CLIENT_SECRET,
    webhookId: 'WEBHOOK1',
    payee: '',
  },
  ...changes,
});

describe('the name, languages and currencies of the shop', () => {
  test('apply in every process within a second', async () => {
    const view = await shop.call('admin/settings-shop', await justRead('shop', shopInput('Banner World')), bearer());
    expect(view.shop.values).toEqual({
      name: 'Banner World',
      languages: ['en', 'ja'],
      currencies: ['USD', 'JPY', 'CNY'],
    });
    const start = Date.now();
    for (const on of [shop, replica]) {
      await eventually(async () => {
        expect(await config(on)).toMatchObject({ shopName: 'Banner World', languages: ['en', 'ja'] });
        expect(await settings(on)).toEqual(view);
      });
    }
    expect(Date.now() - start).toBeLessThan(1000);
  });

  test('limit the currencies of new quotes and of accounts', async () => {
    await fixtureCatalogue(shop);
    await eventually(async () =>
      expect((await config()).currencies.map(({ code }) => code).sort()).toEqual(['CNY', 'JPY', 'USD']),
    );
    const customer = await createUser(shop);
    const change = (currency: string) => ({ currency }) as Input<'Account/ChangeAccountInfo'>;
    expect(await shop.expectError('Account/ChangeAccountInfo', change('EUR'), customer)).toMatchObject({
      code: 'unknown_currency',
    });
    expect(await shop.call('Account/ChangeAccountInfo', change('JPY'), customer)).toMatchObject({ currency: 'JPY' });
    const quote = { item: bannerItem, ...paypalTerms, country: 'US' };
    expect(await shop.expectError('Quotation/GetItemQuote', { ...quote, currency: 'EUR' })).toMatchObject({
      code: 'unknown_currency',
    });
  });

  test('are not saved over what another admin saved since they were read, also by two at once', async () => {
    const { revision } = (await settings()).shop;
    const save = (name: string, on = shop) =>
      on.send('admin/settings-shop', { ...shopInput(name), revision }, bearer());
    const both = await Promise.all([save('First'), save('Second', replica)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = await settings(both[0].status === 200 ? shop : replica);
    expect(saved.shop).toMatchObject({ revision: revision + 1 });
    const unread = shopInput('Banner World') as Input<'admin/settings-shop'>;
    expect(await shop.expectError('admin/settings-shop', unread, bearer())).toMatchObject({
      ...{ status: 400, errors: [{ field: 'revision', code: 'required' }] },
    });
    const late = { ...shopInput('Banner World'), revision };
    expect(await shop.expectError('admin/settings-shop', late, bearer())).toMatchObject({ code: 'changed_meanwhile' });
    const again = await shop.call('admin/settings-shop', { ...late, revision: revision + 1 }, bearer());
    expect(again.shop).toMatchObject({ values: { name: 'Banner World' }, revision: revision + 2 });
    const { seller } = again;
    const first = { ...seller.values, revision: seller.revision };
    expect((await shop.call('admin/settings-seller', first, bearer())).seller.revision).toBe(seller.revision + 1);
    expect((await shop.expectError('admin/settings-seller', first, bearer())).code).toBe('changed_meanwhile');
  });

  test('are refused as a whole if one of them is wrong', async () => {
    const before = await stored();
    const input = await justRead('shop', { ...shopInput('X'), currencies: ['XXX'] });
    const error = await shop.expectError('admin/settings-shop', input, bearer());
    expect(error.code).toBe('validation_failed');
    expect(await stored()).toEqual(before);
  });
});

test('retention periods are saved within their bounds, and apply to what is deleted next', async () => {
  const periods = { artworkDays: 60, receivedWebhookDays: 30 };
  const input = await justRead('retention', periods);
  for (const wrong of [{ artworkDays: 29 }, { artworkDays: 36_501 }, { receivedWebhookDays: 6 }, { artworkDays: 60.5 }])
    expect(await shop.expectError('admin/settings-retention', { ...input, ...wrong }, bearer())).toMatchObject({
      status: 400,
      errors: [{ field: Object.keys(wrong)[0] }],
    });
  const { retention } = await shop.call('admin/settings-retention', input, bearer());
  expect(retention).toMatchObject({ values: periods, fixedBy: {} });
  expect(retention.others).toContainEqual({ what: 'file_checks', days: 1 });
  await eventually(async () => expect((await settings(replica)).retention.values).toEqual(periods));
  const keptDays =
    (shop.clock.now().getTime() - shop.app.get(ReceivedWebhooks).keptSince.handled.getTime()) / 86_400_000;
  expect(Math.round(keptDays)).toBe(30);
});

test('the seller is validated and saved', async () => {
  const seller = {
    ...{ name: 'Banner World Ltd', address: ['1 Print Street', 'Osaka 530-0001'], country: 'JP', taxId: 'T123' },
    ...{ email: 'office@shop.test', phone: '+81 6 0000 0000' },
  };
  const input = await justRead('seller', seller);
  const error = await shop.expectError('admin/settings-seller', { ...input, email: 'office' }, bearer());
  expect(error.errors).toMatchObject([{ field: 'email', code: 'invalid' }]);
  await shop.call('admin/settings-seller', input, bearer());
  await eventually(async () => expect((await settings(replica)).seller.values).toEqual(seller));
});

describe('the mail server', () => {
  test.each<[string, Partial<Entered<'mail'>>, object]>([
    ['a wrong password', { password: 'wrong-password' }, { field: 'password', code: 'password_rejected' }],
    ['an unknown host', { host: 'mail.shop.invalid' }, { field: 'host', code: 'host_unknown' }],
    ['a port without a server', { port: 1 }, { field: 'host', code: 'connection_refused' }],
    ['a server without TLS', { security: 'starttls' }, { field: 'security', code: 'encryption_failed' }],
    ['a server that speaks no TLS', { security: 'tls' }, { field: 'security', code: 'encryption_failed' }],
    ['a sender without an address', { sender: 'Banner World' }, { field: 'sender', code: 'invalid' }],
    ['a user without a password', { password: undefined }, { field: 'password', code: 'required' }],
  ])('is refused in words for %s, and nothing is saved', async (_, changes, expected) => {
    const before = await stored();
    const input = mailInput(changes);
    for (const [call, body] of [
      ['admin/settings-mail', await justRead('mail', input)],
      ['admin/settings-mail-test', input],
    ] as const) {
      const error = await shop.expectError(call, body, bearer());
      expect(error.errors).toEqual([expect.objectContaining(expected)]);
      expect(error.errors?.[0]?.message).toMatch(/^\S+ .+ .+\./);
      expect(JSON.stringify(error)).not.toContain('wrong-password');
    }
    expect(await stored()).toEqual(before);
  });

  test('says in Japanese what the server refused, and repeats its answer', async () => {
    const error = await shop.expectError(
      'admin/settings-mail',
      await justRead('mail', mailInput({ password: 'wrong' })),
      {
        ...bearer(),
        language: 'ja',
      },
    );
    expect(error.errors?.[0]?.message).toBe(
      'ユーザー名またはパスワードがサーバーに拒否されました。535 5.7.8 authentication failed',
    );
  });

  test('sends a test email to the admin with the given values, without saving them', async () => {
    const before = await stored();
    const { recipient } = await shop.call('admin/settings-mail-test', mailInput(), bearer());
    expect(recipient).toBe(admin.email);
    const mail = smtp.received.find(({ to }) => to === admin.email);
    expect(mail?.text).toMatch(/^From: Banner World <hello@shop.test>$/m);
    expect(mail?.text).toMatch(/^Subject: Test email from Banner World$/m);
    const error = await shop.expectError(
      'admin/settings-mail-test',
      mailInput({ sender: 'forbidden@shop.test' }),
      bearer(),
    );
    expect(error.errors).toMatchObject([{ field: 'sender', code: 'sender_rejected' }]);
    expect(await stored()).toEqual(before);
  });

  test('is used for emails as soon as it is saved', async () => {
    const view = await shop.call('admin/settings-mail', await justRead('mail', mailInput()), bearer());
    expect(view.mail.values.password).toEqual({ isSet: true, ending: 'aple' });
    await eventually(async () => expect((await settings()).mail.values.host).toBe('127.0.0.1'));
    const { email } = await createUser(shop);
    await shop.call('TokenAuth/ForgetPassword', { email });
    await eventually(async () => expect(smtp.received.map(({ to }) => to)).toContain(email));
    expect(smtp.received.find(({ to }) => to === email)?.text).toContain('Banner World');
  });

  test('keeps its password while the server and the user stay the same', async () => {
    const sender = 'Banners <hello@shop.test>';
    const input = await justRead('mail', mailInput({ password: undefined, sender }));
    const { mail } = await shop.call('admin/settings-mail', input, bearer());
    expect(mail.values).toMatchObject({ sender, password: { isSet: true } });
    const other = await FakeSmtp.start({ login: { user: 'shop', password: PASSWORD } });
    try {
      await eventually(async () => expect((await settings()).mail.values.sender).toBe(sender));
      const moved = await justRead('mail', mailInput({ password: undefined, port: other.port }));
      const error = await shop.expectError('admin/settings-mail', moved, bearer());
      expect(error.errors).toMatchObject([{ field: 'password', code: 'required' }]);
    } finally {
      other.stop();
    }
  });
});

describe('PayPal', () => {
  test('is off without credentials: it is not offered, and orders stay open', async () => {
    expect((await config()).paymentMethods).toEqual([3]);
    const customer = await createUser(shop);
    const orderId = await createOrder(shop, customer, paypalTerms);
    const checkout = { orderId, payNow: true };
    expect(await shop.expectError('Cart/Checkout', checkout, customer)).toMatchObject({
      code: 'paypal_off',
      status: 409,
    });
  });

  test.each<[string, Partial<Entered<'paypal'>>, object]>([
    ['a wrong secret', { clientSecret: 'wrong-secret' }, { field: 'clientSecret', code: 'credentials_rejected' }],
    ['a wrong client id', { clientId: 'someone' }, { field: 'clientSecret', code: 'credentials_rejected' }],
    ['the payee of another account', { payee: 'eve@example.com' }, { field: 'payee', code: 'account_differs' }],
    ['a payee that is no address', { payee: 'eve' }, { field: 'payee', code: 'invalid' }],
    ['no webhook', { webhookId: '' }, { field: 'webhookId', code: 'required' }],
    ['no secret', { clientSecret: undefined }, { field: 'clientSecret', code: 'required' }],
    ['another address than the environment’s', { mode: 'live' }, { field: 'mode', code: 'read_only' }],
  ])('is refused in words for %s, and nothing is saved', async (_, changes, expected) => {
    const before = await stored();
    const error = await shop.expectError(
      'admin/settings-paypal',
      await justRead('paypal', paypalInput(changes)),
      bearer(),
    );
    expect(error.errors).toEqual([expect.objectContaining(expected)]);
    expect(JSON.stringify(error)).not.toContain('wrong-secret');
    expect(await stored()).toEqual(before);
  });

  test('is refused in words if PayPal does not tell its account and no payee is given', async () => {
    await paypal.fail({ path: '/v1/identity/oauth2/userinfo', status: 403, body: {} });
    const error = await shop.expectError('admin/settings-paypal', await justRead('paypal', paypalInput()), bearer());
    expect(error.errors).toMatchObject([{ field: 'payee', code: 'account_unknown' }]);
  });

  test('takes payments as soon as it is saved, in every process, until it is switched off', async () => {
    const on = await justRead('paypal', paypalInput());
    const { paypal: saved } = await shop.call('admin/settings-paypal', on, bearer());
    expect(saved).toMatchObject({
      values: { enabled: true, clientId: 'shop', clientSecret: { isSet: true, ending: '6789' } },
      fixedBy: { mode: 'PAYPAL_BASE_URL' },
    });
    await eventually(async () => expect((await config(replica)).paymentMethods).toEqual([0, 3]));
    const customer = await createUser(shop);
    const orderId = await createOrder(shop, customer, paypalTerms);
    const checkout = await replica.call('Cart/Checkout', { orderId, payNow: true }, customer);
    expect(checkout.paypal?.invoiceId).toMatch(/^INV2-/);
    const off = await justRead('paypal', paypalInput({ enabled: false, clientSecret: undefined }));
    expect((await shop.call('admin/settings-paypal', off, bearer())).paypal.values.clientSecret.isSet).toBe(true);
    await eventually(async () => expect((await config(replica)).paymentMethods).toEqual([3]));
  });
});

describe('variables of the environment', () => {
  let fixed: Shop;

  beforeAll(async () => {
    fixed = await openShop(testEnv, {
      ...{ SHOP_NAME: 'Fixed', SMTP_URL: `smtp://shop:${PASSWORD}@127.0.0.1:${smtp.port}`, PAYPAL: 'off', WORKER: '0' },
    });
  });

  afterAll(() => fixed.close());

  test('take precedence and are named', async () => {
    const view = await settings(fixed);
    expect(view.shop).toMatchObject({
      values: { name: 'Fixed', languages: ['en', 'ja'] },
      fixedBy: { name: 'SHOP_NAME' },
    });
    expect(view.mail.fixedBy).toMatchObject({ host: 'SMTP_URL', password: 'SMTP_URL' });
    expect(view.paypal.fixedBy).toMatchObject({ enabled: 'PAYPAL' });
    expect((await config(fixed)).shopName).toBe('Fixed');
    expect((await config(shop)).shopName).toBe('Banner World');
  });

  test('cannot be changed in the back office; the rest of their section can', async () => {
    const error = await fixed.expectError(
      'admin/settings-shop',
      await justRead('shop', shopInput('Other'), fixed),
      bearer(),
    );
    expect(error.errors).toMatchObject([{ field: 'name', code: 'read_only' }]);
    const languages: ShopSettingsView['shop']['values']['languages'] = ['en', 'ja', 'de'];
    const input = await justRead('shop', { ...shopInput('Fixed'), languages }, fixed);
    await fixed.call('admin/settings-shop', input, bearer());
    await eventually(async () =>
      expect((await settings(shop)).shop.values).toMatchObject({ name: 'Banner World', languages: ['en', 'ja', 'de'] }),
    );
  });
});

describe('access and secrecy', () => {
  test('settings are for admins only', async () => {
    const service = await createUser(shop, 'customer_service');
    for (const call of ['admin/settings', 'admin/settings-shop', 'admin/settings-mail-test'] as const) {
      expect(await shop.expectError(call, {}, service)).toMatchObject({ code: 'forbidden' });
    }
  });

  test('secrets are encrypted, and in no response, audit log entry or other table', async () => {
    const answers = JSON.stringify([await settings(), await shop.call('admin/setup', {}, admin)]);
    const log = JSON.stringify(await shop.call('admin/audit-log', { filter: '{"action":"settings-changed"}' }, admin));
    expect(log).toContain('Banner World');
    const rows = (await stored()) as { section: string; encrypted_secret: Buffer | null }[];
    expect(rows.map(({ section, encrypted_secret }) => [section, encrypted_secret !== null])).toEqual([
      ...[
        ['mail', true],
        ['paypal', true],
        ['retention', false],
        ['seller', false],
        ['shop', false],
      ],
    ]);
    const secrets = [PASSWORD, CLIENT_SECRET];
    const raw = rows.map((row) => row.encrypted_secret?.toString('latin1') ?? '').join();
    for (const secret of secrets)
      for (const text of [answers, log, JSON.stringify(rows), raw]) expect(text).not.toContain(secret);
  });
});
