import { openShop, type Shop } from '../../test/app';
import { eventually } from '../../test/eventually';
import { createUser, type TestUser } from '../../test/users';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { SetupLink } from './public';

let testEnv: TestEnv;
let shop: Shop;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0', SMTP_URL: 'smtp://user:secret@127.0.0.1:1' });
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const createLink = () => shop.app.get(SetupLink, { strict: false }).create();
const tokenOf = (link: string | null) =>
  /^http:\/\/shop\.test\/admin#\/setup\?token=([\w-]{43})$/.exec(link ?? '')?.[1];

describe('the set-up link', () => {
  test('opens the account of the first admin and is then no longer valid', async () => {
    const replaced = tokenOf(await createLink()) ?? '';
    const token = tokenOf(await createLink()) ?? '';
    expect(await shop.expectError('Setup/CheckLink', { token: replaced })).toMatchObject({ code: 'link_expired' });
    expect(await shop.call('Setup/CheckLink', { token })).toEqual({});
    const invitation = await shop.call('Setup/FirstAdmin', { token, email: 'ada@example.com' });
    const password = 'a long enough password';
    const session = await shop.call('TokenAuth/AcceptInvitation', {
      token: invitation.token,
      password,
      confirmPassword: password,
    });
    expect(session.role).toBe('admin');
    const expired = { status: 404, code: 'link_expired' };
    expect(await shop.expectError('Setup/CheckLink', { token })).toMatchObject(expired);
    expect(await shop.expectError('Setup/FirstAdmin', { token, email: 'eve@example.com' })).toMatchObject(expired);
    expect(await createLink()).toBeNull();
  });
});

describe('the set-up of an empty shop', () => {
  let admin: TestUser;

  beforeAll(async () => {
    admin = await createUser(shop, 'admin');
  });

  test('shows the configuration without passwords', async () => {
    const { catalogueIsEmpty, environment } = await shop.call('admin/setup', {}, admin);
    expect(catalogueIsEmpty).toBe(true);
    expect(environment).toContainEqual({ name: 'PUBLIC_ORIGIN', value: 'http://shop.test' });
    expect(environment).toContainEqual({ name: 'RATES_URL', value: null });
  });

  test('says which service does not answer, in its own words', async () => {
    const tests = await shop.call('admin/setup-connection-tests', {}, admin);
    expect(tests).toContainEqual({ service: 'files', result: 'works', problem: null, reason: null });
    const refused = { problem: 'connection_refused', reason: expect.stringContaining('ECONNREFUSED') };
    expect(tests).toContainEqual({ service: 'mail', result: 'fails', ...refused });
  });

  test.each([
    ['a wrong password', { S3_SECRET_ACCESS_KEY: 'wrong' }, 'credentials_rejected'],
    ['a server that does not exist', { S3_ENDPOINT: 'http://objects.invalid' }, 'host_unknown'],
    ['a server that does not answer', { S3_ENDPOINT: 'http://127.0.0.1:1' }, 'connection_refused'],
  ])('names %s of the object store', async (_, variables, problem) => {
    const other = await openShop(testEnv, { WORKER: '0', ...variables });
    try {
      const tests = await other.call('admin/setup-connection-tests', {}, admin);
      expect(tests).toContainEqual({ service: 'files', result: 'fails', problem, reason: expect.stringMatching(/./) });
      expect(JSON.stringify(tests)).not.toContain('wrong');
    } finally {
      await other.close();
    }
  });

  test('is for admins only', async () => {
    const service = await createUser(shop, 'customer_service');
    expect(await shop.expectError('admin/setup-starter-catalogue', {}, service)).toMatchObject({ code: 'forbidden' });
  });

  test('installs the starter catalogue once, although it is requested twice at the same time', async () => {
    const install = () => shop.call('admin/setup-starter-catalogue', {}, admin);
    const results = await Promise.all([install(), install()]);
    expect(results.map(({ installed }) => installed).sort()).toEqual([false, true]);
    expect(await install()).toEqual({ installed: false });
    expect((await shop.call('admin/setup', {}, admin)).catalogueIsEmpty).toBe(false);
    await eventually(async () => {
      const menu = await shop.call('Catalog/Categories', {});
      expect(menu.flatMap(({ products }) => products)).toHaveLength(83);
      expect((await shop.call('UserEnd/SiteInfo/Config', {})).currencies).toHaveLength(8);
    });
    const log = await shop.call('admin/audit-log', { filter: '{"action":"starter-catalogue-installed"}' }, admin);
    expect(log).toHaveLength(1);
  });
});
