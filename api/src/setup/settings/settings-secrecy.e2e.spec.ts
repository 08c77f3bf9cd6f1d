import type { Input } from '@shop/contract';
import { createApiCalls, openShop, type Shop } from '../../../test/app';
import { eventually } from '../../../test/eventually';
import { FakeSmtp } from '../../../test/fake-smtp';
import { findFreePort, ServerProcess } from '../../../test/server-process';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';
import { EmulatorProcess } from '../../payments/paypal/client/emulator.testing';

const MAIL_PASSWORD = 'pass/word+of the mail server';
const WRONG_MAIL_PASSWORD = 'another/password+of the mail server';
const CLIENT_SECRET = 'client-secret-of-the-shop-0123456789';
const WRONG_CLIENT_SECRET = 'another-client-secret-0123456789';
const SECRETS = [MAIL_PASSWORD, WRONG_MAIL_PASSWORD, CLIENT_SECRET, WRONG_CLIENT_SECRET];

let testEnv: TestEnv;
/** An application on the same database that creates users. */
let shop: Shop;
let server: ServerProcess;
let admin: TestUser;
let smtp: FakeSmtp;
let paypal: EmulatorProcess;

beforeAll(async () => {
  testEnv = await openTestEnv();
  smtp = await FakeSmtp.start({ login: { user: 'shop', password: MAIL_PASSWORD } });
  paypal = await EmulatorProcess.start({ CLIENT_ID: 'shop', CLIENT_SECRET, WEBHOOK_ID: 'WEBHOOK1' });
  shop = await openShop(testEnv, { WORKER: '0' });
  admin = await createUser(shop, 'admin');
  server = await ServerProcess.start(await findFreePort(), {
    ...testEnv.env,
    ...{ NODE_ENV: 'production', LOG_LEVEL: 'trace', PUBLIC_ORIGIN: 'http://shop.test' },
    ...{ PAYPAL_CLIENT_ID: '', PAYPAL_CLIENT_SECRET: '', PAYPAL_WEBHOOK_ID: '', PAYPAL_BASE_URL: paypal.url },
  });
}, 120_000);

afterAll(async () => {
  await server?.kill();
  await shop?.close();
  await paypal?.end();
  smtp?.stop();
  await testEnv?.close();
});

const mailInput = (password: string): Input<'admin/settings-mail-test'> => ({
  ...{ host: '127.0.0.1', port: smtp.port, security: 'optional', user: 'shop', password, sender: 'hello@shop.test' },
});
const paypalInput = (clientSecret: string): Input<'admin/settings-paypal'> => ({
  ...{ enabled: true, mode: 'sandbox', clientId: 'shop', clientSecret, webhookId: 'WEBHOOK1', payee: '' },
  revision: 0,
});

/** Saves the settings with wrong and right secrets, sends a body that is not JSON, and lets both services fail. */
async function enterSecrets(): Promise<void> {
  const api = createApiCalls(server.origin);
  const bearer = { bearer: admin.bearer };
  for (const [call, seen] of [
    ['admin/settings-mail', { revision: 0 }],
    ['admin/settings-mail-test', {}],
  ] as const) {
    expect(await api.expectError(call, { ...mailInput(WRONG_MAIL_PASSWORD), ...seen }, bearer)).toMatchObject({
      code: 'connection_failed',
    });
    await api.call(call, { ...mailInput(MAIL_PASSWORD), ...seen } as Input<typeof call>, bearer);
  }
  expect(await api.expectError('admin/settings-paypal', paypalInput(WRONG_CLIENT_SECRET), bearer)).toMatchObject({
    code: 'connection_failed',
  });
  await api.call('admin/settings-paypal', paypalInput(CLIENT_SECRET), bearer);
  const invalid = await fetch(`${server.origin}/api/admin/settings/mail`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.bearer}` },
    body: `{"host":"127.0.0.1","password":${MAIL_PASSWORD}}`,
  });
  expect(invalid.status).toBe(400);
  smtp.stop();
  await paypal.fail({ path: '/v1/oauth2/token', status: 500, body: { message: 'failed' }, times: 20 });
  await api.call('admin/setup-connection-tests', {}, bearer);
  await shop.call('TokenAuth/ForgetPassword', { email: admin.email });
}

/** The secret as it is, and as it is written in JSON, in addresses, in log-ins and in binary columns. */
function forms(secret: string): string[] {
  const bytes = [secret, `\0shop\0${secret}`, `shop:${secret}`].map((text) => Buffer.from(text));
  return [
    ...new Set([secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]),
    ...bytes.map((text) => text.toString('base64')),
    Buffer.from(secret).toString('hex'),
  ];
}

const findForms = (text: string) => SECRETS.flatMap(forms).filter((form) => text.includes(form));

test('the secrets of the settings are in no line of the log, and in no row of the database', async () => {
  await enterSecrets();
  // The jobs that could not be done are logged with what failed.
  await eventually(async () => expect(server.log).toContain('ECONNREFUSED'));
  expect(server.log).toContain('/api/admin/settings/mail');
  expect(findForms(server.log)).toEqual([]);

  const { reader } = shop.database;
  const log = await reader.query<{ entry: string }[]>('select e::text as entry from audit_log_entry e');
  const entries = log.map(({ entry }) => entry).join('\n');
  expect(entries).toContain('settings-changed');
  expect(findForms(entries)).toEqual([]);

  const tables = await reader.query<{ name: string }[]>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.map(({ name }) => name)).toContain('public.shop_setting');
  for (const { name } of tables) {
    const rows = await reader.query<{ row: string }[]>(`select t::text as row from ${name} t`);
    expect([name, findForms(rows.map(({ row }) => row).join('\n'))]).toEqual([name, []]);
  }
});
