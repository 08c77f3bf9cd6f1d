import { openShop, type Shop } from '../../test/app';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import {
  bannerItem,
  paypalTerms,
  createFundedReseller,
  createOrder,
  recipient,
  createSubmittedOrder,
} from '../../test/orders';
import { PASSWORD, type TestUser, createUser, registerUser } from '../../test/users';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { Sessions } from '../auth/public';

let testEnv: TestEnv;
let shop: Shop;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(shop);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const query = <T = unknown>(sql: string, values: unknown[] = []) => shop.database.reader.query<T[]>(sql, values);
const dataOf = (user: Pick<TestUser, 'bearer'>) => shop.call('Account/MyData', {}, { bearer: user.bearer });
const write = (email: string) =>
  shop.call('UserEnd/SiteInfo/ContactUs', {
    ...{ department: 2, name: 'Ada', phone: '+1 503 555 0142', email, subject: 'Flags', message: 'How many?' },
  });

it('the export contains all data about a user in one file that is not cached', async () => {
  const reseller = await createFundedReseller(shop, 100_000_000, await registerUser(shop, 'reseller'));
  await shop.call('Account/ChangeAccountInfo', { firstName: 'Hanako' }, reseller);
  await shop.call('Account/SaveShippingAddress', recipient, reseller);
  const orderId = await createSubmittedOrder(shop, reseller, [bannerItem]);
  await shop.call('Cart/Add2Cart', { item: bannerItem }, reseller);
  await write(reseller.email);
  await query(`insert into subscription (email, language, state, requested_at) values ($1, 'en', 'pending', now())`, [
    reseller.email,
  ]);
  const response = await shop.send('Account/MyData', {}, reseller);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'content-disposition': 'attachment; filename="my-data.json"',
    'cache-control': 'no-store',
  });
  expect(await response.json()).toMatchObject({
    account: { email: reseller.email, role: 'reseller', firstName: 'Hanako' },
    addresses: [{ lastName: 'Tanaka', postCode: '150-0001' }],
    sessions: [{ endedAt: null }, { endedAt: null }],
    subscription: { state: 'pending' },
    contactMessages: [{ subject: 'Flags', message: 'How many?' }],
    resellerApplications: [],
    cart: [{ item: bannerItem }],
    orders: [
      {
        orderId,
        status: 'in_review',
        shipTo: { lastName: 'Tanaka' },
        items: [{ item: { label: 'shop front' } }],
        artworks: [{ name: 'art.pdf' }],
        history: expect.arrayContaining([expect.objectContaining({ event: 'order_paid' })]),
      },
    ],
    prepaidAccount: { movements: [{ memo: 'bank transfer' }, { type: 'transaction', orderId }] },
    reviews: [],
    payPal: [],
    mails: expect.arrayContaining([expect.objectContaining({ subject: expect.stringContaining(orderId) })]),
    log: expect.arrayContaining([expect.objectContaining({ action: 'registered' })]),
  });
});

it('the export contains no secrets', async () => {
  const user = await createUser(shop);
  await shop.call('TokenAuth/ForgetPassword', { email: user.email });
  const text = JSON.stringify(await dataOf(user));
  const secrets = await query<{ secret: string }>(
    `select password_hash as secret from account
     union select encode(refresh_hash, 'hex') from session
     union select encode(code_hash, 'hex') from verification_code`,
  );
  expect(secrets.length).toBeGreaterThan(3);
  for (const { secret } of secrets) expect(text).not.toContain(secret);
  for (const secret of [user.bearer, user.refreshToken, PASSWORD, 'argon2']) expect(text).not.toContain(secret);
});

it('the export contains nothing of earlier users of the email address, and a guest’s export nothing of its owner', async () => {
  const email = 'known-before@people.test';
  await write(email);
  await shop.call('TokenAuth/Register', { email, password: PASSWORD, confirmPassword: PASSWORD, agree: true });
  const { accessToken: bearer } = await shop.call('TokenAuth/Authenticate', { email, password: PASSWORD });
  expect(await dataOf({ bearer })).toMatchObject({
    contactMessages: [],
    mails: [{ subject: expect.stringContaining('Welcome') }],
  });
  await write(email);
  expect(await dataOf({ bearer })).toMatchObject({ contactMessages: [{ subject: 'Flags' }] });

  const [guest] = await query<{ id: string }>(
    `insert into account (email, role, currency, default_unit, language, created_at) values ($1, 'guest', 'USD', 2, 'en', now()) returning id`,
    [email],
  );
  const sessions = shop.app.get(Sessions, { strict: false });
  const session = await sessions.open(shop.database.reader, { id: guest?.id ?? '', role: 'guest' });
  expect(await dataOf({ bearer: session.accessToken })).toMatchObject({
    ...{ account: { role: 'guest', email }, orders: [], mails: [], contactMessages: [], subscription: null, log: [] },
  });
});

it('the export costs the same number of SQL statements for many orders as for one', async () => {
  const user = await createUser(shop);
  const cost = async () => {
    const before = await shop.statements();
    await dataOf(user);
    return (await shop.statements()) - before;
  };
  await createOrder(shop, user, paypalTerms);
  const one = await cost();
  for (let more = 0; more < 3; more++) await createOrder(shop, user, paypalTerms);
  expect(await cost()).toBe(one);
});

it('the export is limited to 5 times in 10 minutes', async () => {
  const user = await createUser(shop);
  for (let times = 0; times < 5; times++) await dataOf(user);
  expect(await shop.expectError('Account/MyData', {}, user)).toMatchObject({ status: 429, code: 'too_frequent' });
  shop.clock.advance(10 * 60_000);
  await dataOf(user);
});
