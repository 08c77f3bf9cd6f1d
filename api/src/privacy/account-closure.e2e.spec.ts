import type { ItemView } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { sendRequest, waitForLockedStatement } from '../../test/concurrency';
import { readAuditViews } from '../../test/audit-views';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { SentMails } from '../../test/sent-mails';
import {
  bannerItem,
  paypalTerms,
  prepaidTerms,
  fillCart,
  buildForm,
  createOrder,
  buildPdf,
  placeOrder,
  sendProofs,
  recipient,
} from '../../test/orders';
import { PASSWORD, type TestUser, createUser, registerUser } from '../../test/users';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { ObjectStore } from '../common/public';
import { Sessions } from '../auth/public';

jest.setTimeout(60_000);

let testEnv: TestEnv;
let shop: Shop;
let sentMails: SentMails;
let admin: TestUser;
let accounting: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv);
  sentMails = new SentMails(shop, testEnv);
  await fixtureCatalogue(shop);
  admin = await createUser(shop, 'admin');
  accounting = await createUser(shop, 'accounting');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const query = <T = unknown>(sql: string, values: unknown[] = []) => shop.database.reader.query<T[]>(sql, values);
const close = (user: Pick<TestUser, 'bearer'>) =>
  sendRequest(shop, 'Account/CloseAccount', {}, { bearer: user.bearer });
const post = (orderId: string, body: object) =>
  shop.call('admin/order-events', body as never, { bearer: admin.bearer, params: { orderId } });

async function deposit({ email }: TestUser, amount: number): Promise<void> {
  await shop.call(
    'admin/prepaid-deposit',
    { accountEmail: email, type: 'deposit', amount, memo: 'by bank' },
    accounting,
  );
}

/** Creates an order that is paid from the whole balance, printed after a change of its proof, shipped and completed. */
async function completedOrder(buyer: TestUser, item: ItemView, notes: string, fileName: string): Promise<string> {
  const { orderId, quote } = await placeOrder(shop, buyer, prepaidTerms, [item]);
  await shop.call('Cart/CompleteOrder', { orderId, notes }, buyer);
  await deposit(buyer, quote.adjusted.total);
  await shop.call('Cart/Checkout', { orderId, payNow: true }, buyer);
  const { items } = await shop.call('Account/ViewOrder', { orderId }, buyer);
  const sid = items[0]?.sid ?? '';
  await shop.call(
    'Account/ArtworkUpload',
    buildForm({ orderId, sid }, { name: fileName, content: buildPdf(sid) }),
    buyer,
  );
  await shop.call('Account/FinishUpload', { orderId }, buyer);
  await sendProofs(shop, admin, orderId, [sid]);
  await shop.call('Account/RequestProofChange', { orderId, sid, comment: notes }, buyer);
  await sendProofs(shop, admin, orderId, [sid]);
  await shop.call('Account/ConfirmProof', { orderId, versions: { [sid]: 2 } }, buyer);
  await post(orderId, { event: 'in_production' });
  await post(orderId, { event: 'shipped', items: [sid], agent: 'EMS', trackingNumber: 'EE1' });
  await post(orderId, { event: 'note_added', memo: notes, visibility: 'internal' });
  await post(orderId, { event: 'order_completed' });
  return orderId;
}

/** The columns of all tables that contain a text. */
async function findColumnsWith(text: string): Promise<string[]> {
  const columns = await query<{ column: string; search: string }>(
    `select format('%I.%I', table_name, column_name) as column,
       format('select from %I where %I::text ilike $1 limit 1', table_name, column_name) as search
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'json', 'character', 'ARRAY')`,
  );
  expect(columns.length).toBeGreaterThan(100);
  const found = await Promise.all(
    columns.map(async ({ column, search }) => ((await query(search, [`%${text}%`])).length > 0 ? column : '')),
  );
  return found.filter(Boolean).sort();
}

const NAMES = { firstName: 'Zeldanne', lastName: 'Quixotic', company: 'Vellumine Signs KK' };
const PHONE = '+81 3 9876 5432';
const NOTE = `Call Zeldanne on ${PHONE}`;

/** Creates a reseller with personal data in every module. */
async function createUserWithData(): Promise<{ user: TestUser; orderId: string }> {
  const user = await registerUser(shop, 'reseller');
  const { bearer, email, accountId } = user;
  await shop.call('Account/ChangeAccountInfo', { ...NAMES, phone: PHONE }, user);
  await shop.call('Account/SaveShippingAddress', { ...recipient, ...NAMES, phone: PHONE }, user);
  const otherShipTo = { ...recipient, ...NAMES, phone: PHONE, line1: '9-9-9 Quixotic Lane' };
  await shop.call('UserEnd/SiteInfo/ContactUs', {
    ...{ department: 1, name: 'Zeldanne Quixotic', phone: PHONE, email },
    ...{ subject: 'From Zeldanne', message: NOTE },
  });
  await query(
    `insert into reseller_application (account_id, company, phone, country, message, applied_at) values ($1, $2, $3, 'JP', $4, now())`,
    [accountId, NAMES.company, PHONE, NOTE],
  );
  await query(
    `insert into audit_log_entry (at, account_id, role, action, subject_kind, subject_id, before, after)
     values (now(), $1, 'admin', 'account-changed', 'account', $2, $3, $4)`,
    [admin.accountId, accountId, { email, role: 'customer' }, { email, role: 'reseller', memo: NOTE }],
  );
  await query(
    `insert into review (sku, account_id, rating, country, text, published_at) values ($1, $2, 5, 'JP', 'Good', now())`,
    [bannerItem.sku, accountId],
  );
  const label = 'for Zeldanne';
  const orderId = await completedOrder(user, { ...bannerItem, label }, NOTE, 'Zeldanne-logo.pdf');
  await query('update customer_order set ship_to = $2 where id = $1', [orderId, otherShipTo]);
  const cancelled = await createOrder(shop, user, paypalTerms, [{ ...bannerItem, label }]);
  // Locks the order first, as the job does that may number an invoice at the same time.
  await query(
    `insert into paypal_invoice (order_id, number, state, created_at, updated_at)
     select id, id, 'cancelled', now(), now() from customer_order where id = $1 for update on conflict do nothing`,
    [cancelled],
  );
  await query(`insert into paypal_webhook (event_id, body, received_at) values ($1, $2, now())`, [
    `event of ${cancelled}`,
    { event_type: 'INVOICING.INVOICE.CANCELLED', resource: { number: cancelled, payer: { email, name: 'Zeldanne' } } },
  ]);
  await shop.call('Account/CancelOrder', { orderId: cancelled, reason: NOTE }, user);
  await shop.call('Cart/Add2Cart', { item: { ...bannerItem, label } }, { bearer });
  await sentMails.waitUntilIdle();
  return { user, orderId };
}

describe('closing an account', () => {
  it('closing an account deletes names, addresses and files and keeps the ledger as it was', async () => {
    const { user, orderId } = await createUserWithData();
    const objects = await query<{ key: string }>(
      `select object_key as key from stored_object where id in (select object_id from artwork union select object_id from proof)`,
    );
    expect(objects).toHaveLength(3);
    const books = await query(
      'select * from ledger_entry join ledger_posting on entry_id = ledger_entry.id order by 2',
    );
    const tables = ['account.email', 'contact_message.email', 'mail.recipient', 'subscription.email'];
    expect(await findColumnsWith(user.email)).toEqual(expect.arrayContaining(tables));
    expect(await findColumnsWith('Zeldanne')).toEqual(expect.arrayContaining(['order_event.detail', 'artwork.name']));

    expect(await close(user)).toMatchObject({ status: 200, body: { data: {} } });
    await sentMails.find(user.email, 'Your account is closed');
    await sentMails.waitUntilIdle();

    for (const text of [user.email, 'Zeldanne', 'Quixotic', 'Vellumine', PHONE])
      expect([text, await findColumnsWith(text)]).toEqual([text, []]);
    const store = shop.app.get(ObjectStore, { strict: false });
    for (const { key } of objects) await expect(store.read(key)).rejects.toThrow();
    expect(
      await query('select * from ledger_entry join ledger_posting on entry_id = ledger_entry.id order by 2'),
    ).toEqual(books);
    expect(await readAuditViews(shop)).toEqual([]);
    const [order] = await query<Record<string, unknown>>(
      'select state, total > 0 as priced, ship_to, notes from customer_order where id = $1',
      [orderId],
    );
    expect(order).toMatchObject({ state: 'completed', priced: true, notes: null });
    expect(order?.ship_to).toMatchObject({
      city: recipient.city,
      country: recipient.country,
      firstName: '',
      line1: '',
    });
    const adminView = await shop.call('admin/order', {}, { bearer: admin.bearer, params: { orderId } });
    expect(adminView.history.map(({ event }) => event)).toContain('artwork_confirmed');
    expect(
      await query(`select from audit_log_entry where action = 'account-closed' and subject_id = $1`, [user.accountId]),
    ).toHaveLength(1);
  });

  it('a closed account cannot be used, and its email address can be registered again', async () => {
    const user = await createUser(shop);
    await close(user);
    expect(await sendRequest(shop, 'Account/MyAccountInfo', {}, user)).toMatchObject({ code: 'session_timed_out' });
    const renewal = { refreshToken: user.refreshToken };
    expect(await sendRequest(shop, 'TokenAuth/RefreshToken', renewal, user)).toMatchObject({
      code: 'session_timed_out',
    });
    const { email } = user;
    expect(await sendRequest(shop, 'TokenAuth/Authenticate', { email, password: PASSWORD })).toMatchObject({
      code: 'login_failed',
    });
    await shop.call('TokenAuth/Register', { email, password: PASSWORD, confirmPassword: PASSWORD, agree: true });
    const again = await shop.call('TokenAuth/Authenticate', { email, password: PASSWORD });
    const { orders } = (await shop.call('Account/MyData', {}, { bearer: again.accessToken })) as { orders: unknown };
    expect(orders).toEqual([]);
  });

  it('an account with an open order cannot be closed', async () => {
    const user = await createUser(shop);
    const orderId = await createOrder(shop, user, paypalTerms);
    expect(await close(user)).toMatchObject({ status: 409, code: 'orders_open' });
    await shop.call('Account/CancelOrder', { orderId, reason: 'no more' }, user);
    expect(await close(user)).toMatchObject({ status: 200 });
  });

  it('an account with a prepaid balance cannot be closed', async () => {
    const user = await createUser(shop, 'reseller');
    await deposit(user, 1);
    expect(await close(user)).toMatchObject({ status: 409, code: 'balance_left' });
    expect((await shop.call('Account/MyCurrentBalance', {}, user)).amount).toBe(1);
  });

  it('a guest account can be closed without effect on a member with the same email address', async () => {
    const member = await createUser(shop);
    const { email } = member;
    await query(
      `insert into subscription (email, language, state, requested_at) values ($1, 'en', 'pending', now())
      on conflict do nothing`,
      [email],
    );
    const [guest] = await query<{ id: string }>(
      `insert into account (email, role, currency, default_unit, language, created_at) values ($1, 'guest', 'USD', 2, 'en', now()) returning id`,
      [email],
    );
    const sessions = shop.app.get(Sessions, { strict: false });
    const { accessToken } = await sessions.open(shop.database.reader, { id: guest?.id ?? '', role: 'guest' });
    const count = `select (select count(*) from mail where recipient = $1) as mails, (select count(*) from subscription where email = $1) as subscriptions`;
    await sentMails.waitUntilIdle();
    const before = await query(count, [email]);
    expect(await close({ bearer: accessToken })).toMatchObject({ status: 200 });
    await sentMails.waitUntilIdle();
    expect(await query(count, [email])).toEqual(before);
    await shop.call('Account/MyAccountInfo', {}, member);
  });

  it('a staff account cannot be closed by its owner', async () => {
    expect(await close(admin)).toMatchObject({ status: 403, code: 'forbidden' });
  });
});

describe('closing an account while it is used', () => {
  it.each(['the order', 'the closing'])(
    'of an order and a closure at the same time %s succeeds if it comes first and the other is rejected',
    async (first) => {
      const user = await createUser(shop);
      const wanted = await fillCart(shop, user, paypalTerms);
      const lock = `select from account where id = $1 for update`;
      const attempts: Promise<{ code: string; status: number }>[] = [];
      const placing = () => sendRequest(shop, 'Cart/PlaceOrder', wanted, { bearer: user.bearer });
      await shop.database.transaction(async (tx) => {
        await tx.query(lock, [user.accountId]);
        const steps = first === 'the order' ? [placing, () => close(user)] : [() => close(user), placing];
        for (const [place, step] of steps.entries()) {
          attempts.push(step());
          await waitForLockedStatement(shop, place + 1);
        }
      });
      const [one, other] = await Promise.all(attempts);
      expect(one?.status).toBe(200);
      expect(other?.code).toBe(first === 'the order' ? 'orders_open' : 'session_timed_out');
      const orders = await query('select from customer_order where account_id = $1', [user.accountId]);
      expect(orders).toHaveLength(first === 'the order' ? 1 : 0);
    },
  );
});

describe('append-only data', () => {
  it('append-only rows lose only the personal texts of a closed account', async () => {
    const user = await createUser(shop);
    const orderId = await createOrder(shop, user, paypalTerms);
    await shop.call('Account/CancelOrder', { orderId, reason: 'no more' }, user);
    const forget = () => query(`update order_event set detail = '{}' where order_id = $1`, [orderId]);
    await expect(forget()).rejects.toThrow('append-only');
    await close(user);
    await forget();
    await expect(
      query(`update order_event set detail = '{"reason": "x"}' where order_id = $1`, [orderId]),
    ).rejects.toThrow('append-only');
    await expect(query(`update order_event set state = 'completed' where order_id = $1`, [orderId])).rejects.toThrow(
      'append-only',
    );
    await expect(query('delete from order_event where order_id = $1', [orderId])).rejects.toThrow('append-only');
    const entry = 'where subject_id = $1';
    await expect(query(`update audit_log_entry set after = '{"x": 1}' ${entry}`, [user.accountId])).rejects.toThrow(
      'append-only',
    );
    await expect(query(`update audit_log_entry set action = 'x' ${entry}`, [user.accountId])).rejects.toThrow(
      'append-only',
    );
    await expect(
      query(`update audit_log_entry set after = null where subject_id <> $1`, [user.accountId]),
    ).rejects.toThrow('append-only');
  });
});
