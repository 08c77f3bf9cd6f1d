import { randomUUID } from 'node:crypto';
import { type Call, type CallName, calls, type Input } from '@shop/contract';
import { claimsOf } from '../../../test/access-token';
import { type RequestOptions, openShop, type Shop } from '../../../test/app';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { SentMails } from '../../../test/sent-mails';
import {
  bannerItem,
  paypalTerms,
  prepaidTerms,
  fillCart,
  buildForm,
  createOrder,
  buildPdf,
  listItemIds,
  recipient,
} from '../../../test/orders';
import { PASSWORD, type TestUser, createUser } from '../../../test/users';
import { buildSample } from '../../../test/invalid-input';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { RouteRegistry } from '../../common/public';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let testEnv: TestEnv;
let shop: Shop;
let replica: Shop;
let sentMails: SentMails;
let clients = 0;

beforeAll(async () => {
  testEnv = await openTestEnv();
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
  shop = await openShop(testEnv, env);
  replica = await openShop(testEnv, { ...env, WORKER: '0' });
  await fixtureCatalogue(shop);
  sentMails = new SentMails(shop, testEnv);
}, 60_000);

afterAll(async () => {
  await replica?.close();
  await shop?.close();
  await testEnv?.close();
});

/** Options of a request from a client address that was not used before. */
const newClient = (): RequestOptions => ({ headers: { 'x-forwarded-for': `203.0.113.${++clients}` } });
const later = (ms: number) => [shop, replica].forEach(({ clock }) => clock.advance(ms));
const newAddress = () => `${randomUUID()}@guests.test`;

async function guest(input: Partial<Input<'TokenAuth/Guest'>> = {}, as: RequestOptions = {}): Promise<TestUser> {
  const email = input.email ?? newAddress();
  const session = await shop.call('TokenAuth/Guest', { ...input, email }, { ...newClient(), ...as });
  return {
    accountId: claimsOf(session.accessToken).sub,
    email,
    bearer: session.accessToken,
    refreshToken: session.refreshToken,
  };
}
const info = ({ bearer }: { bearer: string }) => shop.call('Account/MyAccountInfo', {}, { bearer });
const open = (token: string, where = shop) => where.send('TokenAuth/GuestReturn', { token });

/** The token in the link of the newest mail about the order. */
async function mailedToken(email: string, subject: RegExp): Promise<string> {
  await sentMails.waitUntilIdle();
  const mail = (await sentMails.findAll(email)).find((one) => subject.test(one.subject ?? ''));
  return /\/account\/view-order\?orderId=[\w-]+#guest=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Records the payment of an order as accounting does. */
async function recordPayment(orderId: string, { bearer }: TestUser): Promise<void> {
  const accounting = await createUser(shop, 'accounting');
  const { quote } = await shop.call('Account/ViewOrder', { orderId }, { bearer });
  const amount = quote.adjusted.total;
  await shop.call(
    'admin/order-events',
    { event: 'order_paid', amount, currency: 'USD', reason: 'seen at the bank' },
    { bearer: accounting.bearer, params: { orderId } },
  );
}

describe('guests', () => {
  it('a guest gets a session with only an email address', async () => {
    const email = newAddress();
    const session = await shop.call('TokenAuth/Guest', { email }, { ...newClient(), language: 'en-GB' });
    expect(session).toMatchObject({ role: 'guest', expireInSeconds: 7200 });
    expect(await info({ bearer: session.accessToken })).toEqual({
      email,
      role: 'guest',
      currency: 'GBP',
      defaultUnit: 2,
      language: 'en',
    });
    expect(await info(await guest({ language: 'ja' }))).toMatchObject({ currency: 'JPY', language: 'ja' });
  });

  it('a guest places an order, pays by PayPal, uploads artwork and tracks the order', async () => {
    const me = await guest();
    const as = { bearer: me.bearer };
    const orderId = await createOrder(shop, me, paypalTerms);
    // S6.29
    expect(await shop.call('Account/ViewOrder', { orderId }, as)).toMatchObject({ shipTo: recipient });
    const { paypal } = await shop.call('Cart/Checkout', { orderId, payNow: true }, as);
    expect(paypal?.payUrl).toMatch(/^https?:/);
    await recordPayment(orderId, me);
    const [sid = ''] = await listItemIds(shop, me, orderId);
    await shop.call(
      'Account/ArtworkUpload',
      buildForm({ orderId, sid }, { name: 'art.pdf', content: buildPdf(sid) }),
      as,
    );
    expect(await shop.call('Account/FinishUpload', { orderId }, as)).toEqual({ status: 'in_review' });
    expect(await shop.call('Account/MyAllOrders', { page: 1, size: 10 }, as)).toMatchObject({ total: 1 });
    expect(await shop.call('UserEnd/SiteInfo/OrderTracking', { orderId })).toMatchObject({ status: 'in_review' });
  });

  it('a guest has no access to the calls for members', async () => {
    const { routes } = shop.app.get(RouteRegistry, { strict: false });
    const names = (Object.keys(calls) as CallName[]).filter((name) =>
      routes.some(
        ({ call, access }) => call === calls[name] && access.kind === 'roles' && access.roles.includes('guest'),
      ),
    );
    expect(names.sort()).toEqual([
      'Account/ArtworkBleed',
      'Account/ArtworkUpload',
      'Account/ArtworkUploadShareDownloadLink',
      'Account/CancelOrder',
      'Account/CloseAccount',
      'Account/ConfirmProof',
      'Account/CreditNote',
      'Account/FinishUpload',
      'Account/Invoice',
      'Account/MyAccountInfo',
      'Account/MyAllOrders',
      'Account/MyData',
      'Account/MyQuoteRequests',
      'Account/OpenClaim',
      'Account/OrderDocuments',
      'Account/QuotePdf',
      'Account/Reorder',
      'Account/RequestProofChange',
      'Account/ViewOrder',
      'Account/WithdrawQuoteRequest',
      'Cart/Add2Cart',
      'Cart/AddItems',
      'Cart/Checkout',
      'Cart/CompleteOrder',
      'Cart/CurrentCartCount',
      'Cart/DeleteItemInCart',
      'Cart/GetInstantQuote',
      'Cart/GetOrderInfo',
      'Cart/MyShoppingCart',
      'Cart/PlaceOrder',
      'Cart/QuotePdf',
      'Cart/UpdateItemInCart',
      'Cart/UseNewArtwork',
    ]);
    const { bearer } = await guest();
    for (const { call, access } of routes) {
      if (!call || access.kind !== 'roles' || access.roles.includes('guest')) continue;
      const name = (Object.keys(calls) as CallName[]).find((one) => calls[one] === call);
      if (name) expect([name, await codeOf(name, bearer)]).toEqual([name, 'forbidden']);
    }
  });

  it('a guest cannot pay from a prepaid account', async () => {
    const me = await guest();
    await shop.call('Cart/Add2Cart', { item: bannerItem }, { bearer: me.bearer });
    const input = { ...(await fillCart(shop, me, paypalTerms)), ...prepaidTerms };
    expect(
      await shop.expectError(
        'Cart/PlaceOrder',
        { ...input, expectedTotal: { currency: 'CNY', amount: 1 } },
        { bearer: me.bearer },
      ),
    ).toMatchObject({ code: 'prepaid_not_allowed' });
  });

  it('two guests with the same email address do not see each other’s orders', async () => {
    const email = newAddress();
    const [first, second] = [await guest({ email }), await guest({ email })];
    expect(first.accountId).not.toBe(second.accountId);
    const orderId = await createOrder(shop, first, paypalTerms);
    expect(await shop.expectError('Account/ViewOrder', { orderId }, { bearer: second.bearer })).toMatchObject({
      code: 'resource_not_found',
    });
    expect(await shop.call('Account/MyAllOrders', { page: 1, size: 10 }, { bearer: second.bearer })).toMatchObject({
      total: 0,
    });
  });

  it('a guest cannot log in or reset a password', async () => {
    const { email } = await guest();
    expect(await shop.expectError('TokenAuth/Authenticate', { email, password: PASSWORD }, newClient())).toMatchObject({
      code: 'login_failed',
    });
    expect(await shop.expectError('TokenAuth/ForgetPassword', { email }, newClient())).toMatchObject({
      code: 'email_not_registered',
    });
  });

  it('a guest with a member’s email address has no access to the member’s data', async () => {
    const member = await createUser(shop);
    const orderId = await createOrder(shop, member, paypalTerms);
    const readMember = () =>
      shop.database.reader.query(
        `select to_jsonb(account) as account, (select count(*) from session_family where account_id = account.id) as sessions,
           (select count(*) from customer_order where account_id = account.id) as orders
         from account where id = $1`,
        [member.accountId],
      );
    const before: unknown = await readMember();
    const shape = (session: object) => ({
      ...session,
      accessToken: '',
      refreshToken: '',
      expire: '',
      expireInSeconds: 0,
    });
    const me = await shop.call('TokenAuth/Guest', { email: member.email }, newClient());
    expect(shape(me)).toEqual(shape(await shop.call('TokenAuth/Guest', { email: newAddress() }, newClient())));
    expect(await shop.expectError('Account/ViewOrder', { orderId }, { bearer: me.accessToken })).toMatchObject({
      code: 'resource_not_found',
    });
    expect(await readMember()).toEqual(before);
    await shop.call('TokenAuth/Authenticate', { email: member.email, password: PASSWORD }, newClient());
  });

  it('an email address of a guest can still be registered', async () => {
    const { email } = await guest();
    const password = { password: PASSWORD, confirmPassword: PASSWORD };
    await shop.call('TokenAuth/Register', { email, ...password, agree: true }, newClient());
  });

  it('a client can open 20 guest sessions in 10 minutes on all replicas together', async () => {
    const me = newClient();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        (at % 2 ? shop : replica).send('TokenAuth/Guest', { email: newAddress() }, me),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    await guest();
    later(10 * MINUTE);
    await guest({}, me);
  });

  it('a guest session needs a signed call', async () => {
    const wrongSignature = { headers: { 'x-check': '0'.repeat(64) } };
    expect(await shop.expectError('TokenAuth/Guest', { email: newAddress() }, wrongSignature)).toMatchObject({
      code: 'bad_check_value',
    });
  });
});

/** The error code of a call with an input that fits its schema. */
async function codeOf(name: CallName, bearer: string): Promise<string> {
  const { input, multipart, params } = calls[name] as Call;
  const body = buildSample(input, {}) as Record<string, string>;
  const names = Object.keys(params?.properties ?? {});
  const response = await shop.send(name, multipart ? buildForm(body) : body, {
    bearer,
    params: Object.fromEntries(names.map((param) => [param, '1'])),
  });
  return ((await response.json()) as { code?: string }).code ?? 'done';
}

describe('links in guests’ emails', () => {
  it('the link in a guest’s email opens new sessions for 30 days', async () => {
    const me = await guest();
    const orderId = await createOrder(shop, me, paypalTerms);
    const token = await mailedToken(me.email, /Order .*: please pay/);
    expect(token).toHaveLength(43);
    later(3 * 60 * MINUTE);
    for (const where of [shop, replica]) {
      const session = ((await (await open(token, where)).json()) as { data: { accessToken: string; role: string } })
        .data;
      expect(session.role).toBe('guest');
      expect(await shop.call('Account/ViewOrder', { orderId }, { bearer: session.accessToken })).toMatchObject({
        orderId,
      });
    }
    later(30 * DAY - 4 * 60 * MINUTE);
    expect((await open(token)).status).toBe(200);
    later(60 * MINUTE);
    expect((await open(token)).status).toBe(404);
  });

  it('the link in a guest’s email gives access to this guest’s orders only and its token is not a bearer', async () => {
    const [me, other] = [await guest(), await guest()];
    await createOrder(shop, me, paypalTerms);
    const orderId = await createOrder(shop, other, paypalTerms);
    const token = await mailedToken(me.email, /Order .*: please pay/);
    const { data } = (await (await open(token)).json()) as { data: { accessToken: string } };
    expect(await shop.expectError('Account/ViewOrder', { orderId }, { bearer: data.accessToken })).toMatchObject({
      code: 'resource_not_found',
    });
    expect(await shop.expectError('Account/MyAccountInfo', {}, { bearer: token })).toMatchObject({
      code: 'login_required',
    });
  });

  it('the token of a guest’s link is not stored in plain text after the email was sent', async () => {
    const me = await guest();
    await createOrder(shop, me, paypalTerms);
    const token = await mailedToken(me.email, /Order .*: please pay/);
    const [stored]: { rows: string }[] = await shop.database.reader.query(
      `select (select string_agg(mail::text, ' ') from mail) || (select string_agg(guest_link::text, ' ') from guest_link) as rows`,
    );
    expect(stored?.rows).toContain(me.accountId);
    expect(stored?.rows).not.toContain(token);
  });

  it('a guest’s link with an invalid token is rejected with link_expired', async () => {
    const me = await guest();
    await createOrder(shop, me, paypalTerms);
    const token = await mailedToken(me.email, /Order .*: please pay/);
    await shop.database.reader.query('update account set disabled_at = now() where id = $1', [me.accountId]);
    const codes = [token, claimsOf(me.bearer).sid, me.refreshToken, 'x', 'A'.repeat(43)].map(async (one) => {
      const { status, code } = await shop.expectError('TokenAuth/GuestReturn', { token: one });
      return `${status} ${code}`;
    });
    expect(new Set(await Promise.all(codes))).toEqual(new Set(['404 link_expired']));
    expect(await shop.expectError('TokenAuth/GuestReturn', { token: me.bearer })).toMatchObject({ status: 400 });
  });

  it('the emails of members contain no guest links', async () => {
    const member = await createUser(shop);
    const orderId = await createOrder(shop, member, paypalTerms);
    await sentMails.waitUntilIdle();
    const mails = (await sentMails.findAll(member.email)).map(({ text }) => text ?? '').join();
    expect(mails).toContain(`http://shop.test/account/view-order?orderId=${orderId}`);
    expect(mails).not.toContain('#guest');
  });
});
