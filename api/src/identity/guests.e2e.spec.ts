import { randomUUID } from 'node:crypto';
import { type Call, type CallName, calls, type Input } from '@shop/contract';
import { type As, openShop, type Shop } from '../../test/app';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { MailRoom } from '../../test/mail-room';
import { banner, byPayPal, byPrepaid, fillCart, form, order, pdf, sidsOf } from '../../test/ordering';
import { PASSWORD, type Person, somebody } from '../../test/people';
import { sample } from '../../test/spoilt';
import { openStage, type Stage } from '../../test/stage';
import { DeclaredAccess } from '../kernel/public';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let stage: Stage;
let shop: Shop;
let replica: Shop;
let mailRoom: MailRoom;
let clients = 0;

beforeAll(async () => {
  stage = await openStage();
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
  shop = await openShop(stage, env);
  replica = await openShop(stage, { ...env, WORKER: '0' });
  await fixtureCatalogue(shop);
  mailRoom = new MailRoom(shop, stage);
}, 60_000);

afterAll(async () => {
  await replica?.close();
  await shop?.close();
  await stage?.close();
});

/** Somewhere nobody has asked from before. */
const elsewhere = (): As => ({ headers: { 'x-forwarded-for': `203.0.113.${++clients}` } });
const later = (ms: number) => [shop, replica].forEach(({ clock }) => clock.advance(ms));
const newAddress = () => `${randomUUID()}@guests.test`;

async function guest(input: Partial<Input<'TokenAuth/Guest'>> = {}, as: As = {}): Promise<Person> {
  const email = input.email ?? newAddress();
  const session = await shop.call('TokenAuth/Guest', { ...input, email }, { ...elsewhere(), ...as });
  const [row]: { id: string }[] = await shop.database.reader.query(
    `select account_id as id from session join session_family family on family.id = family_id
     where access_hash = sha256(convert_to($1, 'UTF8'))`,
    [session.accessToken],
  );
  return { accountId: row?.id ?? '', email, bearer: session.accessToken, refreshToken: session.refreshToken };
}
const info = ({ bearer }: { bearer: string }) => shop.call('Account/MyAccountInfo', {}, { bearer });
const open = (token: string, where = shop) => where.send('TokenAuth/GuestReturn', { token });

/** The token in the link of the newest mail about the order. */
async function mailedToken(email: string, subject: RegExp): Promise<string> {
  await mailRoom.idle();
  const mail = (await mailRoom.all(email)).find((one) => subject.test(one.subject ?? ''));
  return /\/account\/view-order\?orderId=[\w-]+#guest=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** As accounting sees the money come in. */
async function paid(orderId: string, { bearer }: Person): Promise<void> {
  const accounting = await somebody(shop, 'accounting');
  const { quote } = await shop.call('Account/ViewOrder', { orderId }, { bearer });
  const amount = quote.adjusted.total;
  await shop.call(
    'admin/order-events',
    { event: 'order_paid', amount, currency: 'USD', reason: 'seen at the bank' },
    { bearer: accounting.bearer, params: { orderId } },
  );
}

describe('a guest', () => {
  it('gets a session with nothing but an e-mail address', async () => {
    const email = newAddress();
    const session = await shop.call('TokenAuth/Guest', { email }, { ...elsewhere(), language: 'en-GB' });
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

  it('orders, is asked to pay by PayPal, uploads and tracks', async () => {
    const me = await guest();
    const as = { bearer: me.bearer };
    const orderId = await order(shop, me, byPayPal);
    const { paypal } = await shop.call('Cart/Checkout', { orderId, payNow: true }, as);
    expect(paypal?.payUrl).toMatch(/^https?:/);
    await paid(orderId, me);
    const [sid = ''] = await sidsOf(shop, me, orderId);
    await shop.call('Account/ArtworkUpload', form({ orderId, sid }, { name: 'art.pdf', content: pdf(sid) }), as);
    expect(await shop.call('Account/FinishUpload', { orderId }, as)).toEqual({ status: 'in_review' });
    expect(await shop.call('Account/MyAllOrders', { page: 1, size: 10 }, as)).toMatchObject({ total: 1 });
    expect(await shop.call('UserEnd/SiteInfo/OrderTracking', { orderId })).toMatchObject({ status: 'in_review' });
  });

  it('may do this, and nothing else', async () => {
    const { routes } = shop.app.get(DeclaredAccess, { strict: false });
    const names = (Object.keys(calls) as CallName[]).filter((name) =>
      routes.some(
        ({ call, access }) => call === calls[name] && access.kind === 'roles' && access.roles.includes('guest'),
      ),
    );
    expect(names.sort()).toEqual([
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
      'Cart/Checkout',
      'Cart/CompleteOrder',
      'Cart/CurrentCartCount',
      'Cart/DeleteItemInCart',
      'Cart/GetInstantQuote',
      'Cart/GetOrderInfo',
      'Cart/MyShoppingCart',
      'Cart/PlaceOrder',
      'Cart/QuotePdf',
      'Cart/UseNewArtwork',
    ]);
    const { bearer } = await guest();
    for (const { call, access } of routes) {
      if (!call || access.kind !== 'roles' || access.roles.includes('guest')) continue;
      const name = (Object.keys(calls) as CallName[]).find((one) => calls[one] === call);
      if (name) expect([name, await codeOf(name, bearer)]).toEqual([name, 'forbidden']);
    }
  });

  it('does not pay from a prepaid account', async () => {
    const me = await guest();
    await shop.call('Cart/Add2Cart', { item: banner }, { bearer: me.bearer });
    const input = { ...(await fillCart(shop, me, byPayPal)), ...byPrepaid };
    expect(
      await shop.refusal(
        'Cart/PlaceOrder',
        { ...input, expectedTotal: { currency: 'CNY', amount: 1 } },
        { bearer: me.bearer },
      ),
    ).toMatchObject({ code: 'prepaid_not_allowed' });
  });

  it('is another one each time, and sees no other’s orders, also not those of the same address', async () => {
    const email = newAddress();
    const [first, second] = [await guest({ email }), await guest({ email })];
    expect(first.accountId).not.toBe(second.accountId);
    const orderId = await order(shop, first, byPayPal);
    expect(await shop.refusal('Account/ViewOrder', { orderId }, { bearer: second.bearer })).toMatchObject({
      code: 'resource_not_found',
    });
    expect(await shop.call('Account/MyAllOrders', { page: 1, size: 10 }, { bearer: second.bearer })).toMatchObject({
      total: 0,
    });
  });

  it('does not log in, and has no password to forget', async () => {
    const { email } = await guest();
    expect(await shop.refusal('TokenAuth/Authenticate', { email, password: PASSWORD }, elsewhere())).toMatchObject({
      code: 'login_failed',
    });
    expect(await shop.refusal('TokenAuth/ForgetPassword', { email }, elsewhere())).toMatchObject({
      code: 'email_not_registered',
    });
  });

  it('with a member’s address learns nothing of the member and changes nothing', async () => {
    const member = await somebody(shop);
    const orderId = await order(shop, member, byPayPal);
    const kept = () =>
      shop.database.reader.query(
        `select to_jsonb(account) as account, (select count(*) from session_family where account_id = account.id) as sessions,
           (select count(*) from customer_order where account_id = account.id) as orders
         from account where id = $1`,
        [member.accountId],
      );
    const before: unknown = await kept();
    const shape = (session: object) => ({
      ...session,
      accessToken: '',
      refreshToken: '',
      expire: '',
      expireInSeconds: 0,
    });
    const me = await shop.call('TokenAuth/Guest', { email: member.email }, elsewhere());
    expect(shape(me)).toEqual(shape(await shop.call('TokenAuth/Guest', { email: newAddress() }, elsewhere())));
    expect(await shop.refusal('Account/ViewOrder', { orderId }, { bearer: me.accessToken })).toMatchObject({
      code: 'resource_not_found',
    });
    expect(await kept()).toEqual(before);
    await shop.call('TokenAuth/Authenticate', { email: member.email, password: PASSWORD }, elsewhere());
  });

  it('does not keep the address from being registered', async () => {
    const { email } = await guest();
    const password = { password: PASSWORD, confirmPassword: PASSWORD };
    await shop.call('TokenAuth/Register', { email, ...password, agree: true }, elsewhere());
  });

  it('is one of 20 that a client may be in 10 minutes, on all replicas together', async () => {
    const me = elsewhere();
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

  it('is signed for', async () => {
    const refusal = shop.refusal(
      'TokenAuth/Guest',
      { email: newAddress() },
      { headers: { 'x-check': '0'.repeat(64) } },
    );
    expect(await refusal).toMatchObject({ code: 'bad_check_value' });
  });
});

/** The refusal of a call whose input is sound, as far as its schema tells. */
async function codeOf(name: CallName, bearer: string): Promise<string> {
  const { input, multipart, params } = calls[name] as Call;
  const body = sample(input, {}) as Record<string, string>;
  const names = Object.keys(params?.properties ?? {});
  const response = await shop.send(name, multipart ? form(body) : body, {
    bearer,
    params: Object.fromEntries(names.map((param) => [param, '1'])),
  });
  return ((await response.json()) as { code?: string }).code ?? 'done';
}

describe('the link in a guest’s mail', () => {
  it('lets the guest in again, once their session is over, as often as they follow it, for 30 days', async () => {
    const me = await guest();
    const orderId = await order(shop, me, byPayPal);
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

  it('leads to this guest’s orders only, and is no session itself', async () => {
    const [me, other] = [await guest(), await guest()];
    await order(shop, me, byPayPal);
    const orderId = await order(shop, other, byPayPal);
    const token = await mailedToken(me.email, /Order .*: please pay/);
    const { data } = (await (await open(token)).json()) as { data: { accessToken: string } };
    expect(await shop.refusal('Account/ViewOrder', { orderId }, { bearer: data.accessToken })).toMatchObject({
      code: 'resource_not_found',
    });
    expect(await shop.refusal('Account/MyAccountInfo', {}, { bearer: token })).toMatchObject({
      code: 'login_required',
    });
  });

  it('is kept readable nowhere once the mail has left', async () => {
    const me = await guest();
    await order(shop, me, byPayPal);
    const token = await mailedToken(me.email, /Order .*: please pay/);
    const [kept]: { rows: string }[] = await shop.database.reader.query(
      `select (select string_agg(mail::text, ' ') from mail) || (select string_agg(guest_link::text, ' ') from guest_link) as rows`,
    );
    expect(kept?.rows).toContain(me.accountId);
    expect(kept?.rows).not.toContain(token);
  });

  it('opens nothing with another token: made up, of a session, of a guest whose account is shut', async () => {
    const me = await guest();
    await order(shop, me, byPayPal);
    const token = await mailedToken(me.email, /Order .*: please pay/);
    await shop.database.reader.query('update account set disabled_at = now() where id = $1', [me.accountId]);
    const codes = [token, me.bearer, me.refreshToken, 'x', 'A'.repeat(43)].map(async (one) => {
      const { status, code } = await shop.refusal('TokenAuth/GuestReturn', { token: one });
      return `${status} ${code}`;
    });
    expect(new Set(await Promise.all(codes))).toEqual(new Set(['404 link_expired']));
  });

  it('is in no member’s mail, who logs in instead', async () => {
    const member = await somebody(shop);
    const orderId = await order(shop, member, byPayPal);
    await mailRoom.idle();
    const mails = (await mailRoom.all(member.email)).map(({ text }) => text ?? '').join();
    expect(mails).toContain(`http://shop.test/account/view-order?orderId=${orderId}`);
    expect(mails).not.toContain('#guest');
  });
});
