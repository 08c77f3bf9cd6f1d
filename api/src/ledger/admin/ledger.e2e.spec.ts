import { randomUUID } from 'node:crypto';
import type { Input, LedgerAccountView } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { sendRequest, runInParallel, sortedStatuses } from '../../../test/concurrency';
import { readAuditViews } from '../../../test/audit-views';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { blankItem, paypalTerms, createOrder, createPaidOrder } from '../../../test/orders';
import { type TestUser, createUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';

jest.setTimeout(60_000);

const LIMIT = 1_000_000;

let env: TestEnv;
let shop: Shop;
let accounting: TestUser;
let second: TestUser;
let service: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0', DEPOSIT_APPROVAL_FEN: String(LIMIT) });
  await fixtureCatalogue(shop);
  accounting = await createUser(shop, 'accounting');
  second = await createUser(shop, 'accounting');
  service = await createUser(shop, 'customer_service');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

const query = <T = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  shop.database.reader.query<T[]>(sql, values);
const balanceOf = async ({ bearer }: TestUser) => (await shop.call('Account/MyCurrentBalance', {}, { bearer })).amount;

function deposit(reseller: TestUser, amount: number, by = accounting, memo = 'bank transfer') {
  return shop.call('admin/prepaid-deposit', { accountEmail: reseller.email, type: 'deposit', amount, memo }, by);
}

const decide = (id: string, decision: 'approved' | 'rejected', { bearer }: TestUser) =>
  sendRequest(shop, 'admin/prepaid-decision', { decision }, { bearer, params: { id } });
const reverse = (id: string, { bearer } = accounting) =>
  sendRequest(shop, 'admin/prepaid-reversal', { reason: 'booked twice' }, { bearer, params: { id } });

const accountIn = (accounts: readonly LedgerAccountView[], id: string) => accounts.find((account) => account.id === id);

async function accounts(filter: object = {}): Promise<LedgerAccountView[]> {
  const range = JSON.stringify([0, 199]);
  return shop.call('admin/ledger-accounts', { filter: JSON.stringify(filter), range }, accounting);
}

async function payByHand(orderId: string, more: object, { bearer } = accounting) {
  const [{ total, currency } = { total: '0', currency: '' }] = await query<{ total: string; currency: string }>(
    'select total, currency from customer_order where id = $1',
    [orderId],
  );
  const body = { event: 'order_paid', amount: Number(total), currency, ...more };
  return sendRequest(shop, 'admin/order-events', body, { bearer, params: { orderId } });
}

afterEach(async () => expect(await readAuditViews(shop)).toEqual([]));

describe('deposits', () => {
  it('posts a deposit up to the approval limit immediately and emails the owner', async () => {
    const reseller = await createUser(shop, 'reseller');
    const booked = await deposit(reseller, LIMIT);
    expect([booked.waiting, booked.balanceAfter.amount, await balanceOf(reseller)]).toEqual([undefined, LIMIT, LIMIT]);
    expect(
      await query('select template from mail where recipient = $1 and template like $2', [reseller.email, 'prepaid%']),
    ).toEqual([{ template: 'prepaid_deposited' }]);
  });

  it('a deposit above the limit does not change the balance before a second person approves it', async () => {
    const reseller = await createUser(shop, 'reseller');
    const entered = await deposit(reseller, LIMIT + 1);
    expect(entered).toMatchObject({ waiting: true, amount: { amount: LIMIT + 1 }, balanceAfter: { amount: 0 } });
    expect(await balanceOf(reseller)).toBe(0);
    const mails = await query<{ recipient: string }>(
      `select recipient from mail where template = 'staff_prepaid_waits' and data ->> 'account' = $1`,
      [reseller.email],
    );
    expect(mails).toEqual([{ recipient: second.email }]);

    expect(await decide(entered.id, 'approved', accounting)).toMatchObject({
      status: 403,
      code: 'second_person_required',
    });
    expect(await decide(entered.id, 'approved', service)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await decide(entered.id, 'approved', second)).toMatchObject({
      status: 200,
      body: { state: 'approved', decidedBy: second.email },
    });
    expect(await balanceOf(reseller)).toBe(LIMIT + 1);
    expect(await decide(entered.id, 'rejected', second)).toMatchObject({ status: 409, code: 'already_decided' });
  });

  it('a deposit for an email address without an account says so at the address', async () => {
    const body = { accountEmail: 'nobody@people.test', type: 'deposit', amount: 100, memo: 'by bank' } as const;
    expect(await shop.expectError('admin/prepaid-deposit', body, accounting)).toMatchObject({
      status: 404,
      code: 'resource_not_found',
      errors: [{ field: 'accountEmail', code: 'email_not_registered' }],
    });
  });

  it('deposits, their approvals and journal entries are found by staff member and by business day', async () => {
    const [reseller, clerk] = [await createUser(shop, 'reseller'), await createUser(shop, 'accounting')];
    const [{ id: staffId } = { id: '' }] = await query<{ id: string }>('select id from account where email = $1', [
      clerk.email,
    ]);
    await deposit(reseller, 300, clerk);
    await deposit(reseller, 200);
    const { id: waiting } = await deposit(reseller, LIMIT, second);
    await decide(waiting, 'approved', clerk);
    const of = (filter: object) => ({ filter: JSON.stringify(filter), range: '[0,99]' });
    const name = clerk.email.split('@')[0];
    const deposits = (filter: object) =>
      shop.call('admin/prepaid-transactions', of({ accountEmail: reseller.email, ...filter }), accounting);
    expect((await deposits({ staffId })).map(({ amount, by }) => [amount.amount, by])).toEqual([
      [LIMIT, name],
      [300, name],
    ]);
    expect(await deposits({ to: '2000-01-01' })).toEqual([]);
    expect(await deposits({ from: '2000-01-01' })).toHaveLength(3);
    const entries = await shop.call('admin/ledger-entries', of({ staffId }), accounting);
    expect(entries.map(({ by, total }) => [by, total.amount])).toEqual([
      [clerk.email, LIMIT],
      [clerk.email, 300],
    ]);
    const requests = await shop.call('admin/prepaid-requests', of({ staffId }), accounting);
    expect(requests.map(({ id }) => id)).toEqual([waiting]);
    expect(await shop.expectError('admin/ledger-entries', of({ staffId: 'x' }), accounting)).toMatchObject({
      ...{ status: 400, errors: [{ field: 'filter.staffId' }] },
    });
  });

  it('deposits to one account that together exceed the limit on a business day need a second person', async () => {
    const [reseller, other] = [await createUser(shop, 'reseller'), await createUser(shop, 'reseller')];
    expect((await deposit(reseller, LIMIT - 100)).waiting).toBeUndefined();
    expect((await deposit(reseller, 101)).waiting).toBe(true);
    expect((await deposit(reseller, 100)).waiting).toBeUndefined();
    expect((await deposit(reseller, 1)).waiting).toBe(true);
    expect((await deposit(other, LIMIT)).waiting).toBeUndefined();
    expect(await balanceOf(reseller)).toBe(LIMIT);
    const tomorrow = new Date(shop.clock.now().getTime() + 86_400_000);
    await shop.clock.during(tomorrow, async () => {
      expect((await deposit(reseller, LIMIT, await createUser(shop, 'accounting'))).waiting).toBeUndefined();
    });
  });

  it('parallel deposits to one account are added up', async () => {
    const reseller = await createUser(shop, 'reseller');
    const answers = await Promise.all([1, 2, 3, 4].map(() => deposit(reseller, LIMIT / 2)));
    expect(answers.filter(({ waiting }) => waiting)).toHaveLength(2);
    expect(await balanceOf(reseller)).toBe(LIMIT);
  });

  it('a rejected deposit never changes the balance', async () => {
    const reseller = await createUser(shop, 'reseller');
    const { id } = await deposit(reseller, LIMIT + 1);
    expect(await decide(id, 'rejected', second)).toMatchObject({ status: 200, body: { state: 'rejected' } });
    expect(await decide(id, 'approved', second)).toMatchObject({ code: 'already_decided' });
    expect(await balanceOf(reseller)).toBe(0);
  });

  it('parallel approvals post a deposit once', async () => {
    const reseller = await createUser(shop, 'reseller');
    const { id } = await deposit(reseller, LIMIT + 1);
    const others = [second, await createUser(shop, 'accounting'), await createUser(shop, 'admin')];
    const answers = await runInParallel(6, (place) =>
      decide(id, place % 2 ? 'rejected' : 'approved', others[place % 3] ?? second),
    );
    expect(sortedStatuses(answers)).toEqual([200, 409, 409, 409, 409, 409]);
    const [won] = answers.filter(({ status }) => status === 200);
    expect(await balanceOf(reseller)).toBe(JSON.stringify(won?.body).includes('"approved"') ? LIMIT + 1 : 0);
  });

  it('rejects approval if the customer is no longer a reseller', async () => {
    const reseller = await createUser(shop, 'reseller');
    const { id } = await deposit(reseller, LIMIT + 1);
    await query(`update account set role = 'customer' where id = $1`, [reseller.accountId]);
    expect(await decide(id, 'approved', second)).toMatchObject({ code: 'prepaid_not_allowed' });
    expect(await decide(id, 'rejected', second)).toMatchObject({ status: 200 });
  });

  it.each([0, -1, 1.5, 2 ** 53, '100', null])('rejects a deposit of %p', async (amount) => {
    const reseller = await createUser(shop, 'reseller');
    const body = { accountEmail: reseller.email, type: 'deposit', amount, memo: 'x' };
    expect(await sendRequest(shop, 'admin/prepaid-deposit', body, accounting)).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
    expect(await balanceOf(reseller)).toBe(0);
  });

  it('creates one request for two requests with the same Idempotency-Key', async () => {
    const reseller = await createUser(shop, 'reseller');
    const body = { accountEmail: reseller.email, type: 'deposit', amount: LIMIT + 1, memo: 'x' } as const;
    const as = { bearer: accounting.bearer, headers: { 'idempotency-key': randomUUID() } };
    const [one, two] = await runInParallel(2, () => shop.call('admin/prepaid-deposit', body, as));
    expect(one).toEqual(two);
    expect(await query('select id from prepaid_request where account_id = $1', [reseller.accountId])).toHaveLength(1);
  });
});

describe('reversals', () => {
  it('reverses a deposit with another entry, once', async () => {
    const reseller = await createUser(shop, 'reseller');
    const { id } = await deposit(reseller, 700);
    const answers = await runInParallel(4, () => reverse(id));
    expect(sortedStatuses(answers)).toEqual([200, 409, 409, 409]);
    expect(await balanceOf(reseller)).toBe(0);
    const { items } = await shop.call('Account/MyPrepaidAccountAll', {}, reseller);
    // S3.106
    expect(items.map(({ type, amount, memo }) => [type, amount.amount, memo])).toEqual([
      ['transaction', -700, 'booked twice'],
      ['deposit', 700, 'bank transfer'],
    ]);
    const listed = await shop.call('admin/prepaid-transaction', {}, { ...accounting, params: { id } });
    expect(listed.reversal).toBe('done');
  });

  it('rejects a reversal that would make the balance negative', async () => {
    const reseller = await createUser(shop, 'reseller');
    const fen = LIMIT / 10;
    await deposit(reseller, fen);
    const { id } = await deposit(reseller, fen);
    await createPaidOrder(shop, reseller, [blankItem]);
    await deposit(reseller, 1);
    const spare = await balanceOf(reseller);
    const first = await deposit(reseller, fen);
    expect((await reverse(first.id)).status).toBe(200);
    expect(await balanceOf(reseller)).toBe(spare);
    expect((await reverse(id)).status).toBe(200);
    const all = await query<{ id: string }>(
      `select e.id from ledger_entry e join prepaid_transaction m on m.entry_id = e.id where m.account_id = $1 and e.kind = 'deposit' and m.fen = $2`,
      [reseller.accountId, fen],
    );
    const codes = [];
    for (const each of all) codes.push((await reverse(each.id)).code);
    expect(codes.sort()).toEqual(['already_reversed', 'already_reversed', 'insufficient_balance']);
    expect(await balanceOf(reseller)).toBe(spare - fen);
  });

  it('a reversal above the limit needs a second person', async () => {
    const reseller = await createUser(shop, 'reseller');
    const entered = await deposit(reseller, LIMIT + 1);
    await decide(entered.id, 'approved', second);
    const [{ entry_id: id } = { entry_id: '' }] = await query<{ entry_id: string }>(
      'select entry_id from prepaid_request where id = $1',
      [entered.id],
    );
    const answers = await runInParallel(2, () => reverse(id));
    expect(sortedStatuses(answers)).toEqual([200, 409]);
    const waits = answers.find(({ status }) => status === 200)?.body as { id: string; waiting: boolean };
    expect(waits).toMatchObject({ waiting: true, balanceAfter: { amount: LIMIT + 1 } });
    expect(await decide(waits.id, 'approved', accounting)).toMatchObject({ code: 'second_person_required' });
    expect(await decide(waits.id, 'approved', second)).toMatchObject({ status: 200 });
    expect(await balanceOf(reseller)).toBe(0);
    expect(await reverse(id)).toMatchObject({ code: 'already_reversed' });
  });

  it('rejects a reversal of anything but a deposit', async () => {
    const reseller = await createUser(shop, 'reseller');
    const { id } = await deposit(reseller, 700);
    const reversal = (await reverse(id)).body as { id: string };
    expect(await reverse(reversal.id)).toMatchObject({ code: 'resource_not_found' });
    expect(await reverse('nothing')).toMatchObject({ code: 'resource_not_found' });
    expect(await reverse(id, service)).toMatchObject({ code: 'forbidden' });
  });
});

describe('manual payments', () => {
  it('stores method and reference with the order and in the journal', async () => {
    const orderId = await createOrder(shop, await createUser(shop), paypalTerms, [blankItem]);
    const paid = await payByHand(orderId, { method: 'western_union', memo: 'MTCN 111-222-3333' });
    expect(paid.status).toBe(200);
    const { history } = paid.body as { history: { event: string; detail?: object }[] };
    // S9.38
    expect(history.find(({ event }) => event === 'order_paid')?.detail).toMatchObject({
      method: 'western_union',
      memo: 'MTCN 111-222-3333',
    });
    const filter = JSON.stringify({ orderId });
    const [entry] = await shop.call('admin/ledger-entries', { filter }, accounting);
    expect(entry).toMatchObject({
      ...{ kind: 'payment', orderId, method: 'western_union', reference: 'MTCN 111-222-3333', by: accounting.email },
      postings: expect.arrayContaining([expect.objectContaining({ from: 'manual-clearing', to: 'sales' })]),
    });
  });

  it('defaults to a bank transfer', async () => {
    const orderId = await createOrder(shop, await createUser(shop), paypalTerms, [blankItem]);
    expect((await payByHand(orderId, {})).status).toBe(200);
    // S9.40
    expect(await query('select method, reference from manual_payment where order_id = $1', [orderId])).toEqual([
      { method: 'bank_transfer', reference: '' },
    ]);
  });

  it('rejects a second payment with the same method and reference, in any spelling and in parallel', async () => {
    const buyer = await createUser(shop);
    const orders: string[] = [];
    for (let count = 0; count < 3; count++) orders.push(await createOrder(shop, buyer, paypalTerms, [blankItem]));
    const typed = ['Ref. 77-88 99', 'ref 778899', 'ＲＥＦ７７８８９９'];
    const answers = await runInParallel(3, (place) =>
      payByHand(orders[place] ?? '', { method: 'moneygram', memo: typed[place] ?? '' }),
    );
    expect(sortedStatuses(answers)).toEqual([200, 409, 409]); // S9.39
    expect(answers.filter(({ status }) => status === 409).map(({ code }) => code)).toEqual([
      'reference_used',
      'reference_used',
    ]);
    const place = answers.findIndex(({ status }) => status === 409);
    expect((await payByHand(orders[place] ?? '', { method: 'bank_transfer', memo: typed[0] })).status).toBe(200);
  });

  it('rejects an unknown payment method', async () => {
    const orderId = await createOrder(shop, await createUser(shop), paypalTerms, [blankItem]);
    expect(await payByHand(orderId, { method: 'cheque' })).toMatchObject({ code: 'validation_failed' });
  });

  it('refunds to the account the payment came from', async () => {
    const orderId = await createOrder(shop, await createUser(shop), paypalTerms, [blankItem]);
    await payByHand(orderId, { memo: 'wire 9001' });
    const before = accountIn(await accounts(), 'manual-clearing:USD')?.balance.amount ?? 0;
    const body: Input<'admin/order-events'> = { event: 'refund_issued', amount: 100, reason: 'a crease' };
    await shop.call('admin/order-events', body, { ...service, params: { orderId } });
    const after = await accounts();
    expect(accountIn(after, 'manual-clearing:USD')?.balance.amount).toBe(before + 100);
    expect(accountIn(after, 'refunds:USD')).toMatchObject({
      ...{ balance: { amount: -100 }, debitBalance: { amount: 100 }, creditBalance: { amount: 0 } },
      ...{ debitOpening: { amount: 0 }, creditOpening: { amount: 0 } },
    });
  });

  it('lists the entries of one kind or of several', async () => {
    const orderId = await createOrder(shop, await createUser(shop), paypalTerms, [blankItem]);
    await payByHand(orderId, {});
    const body: Input<'admin/order-events'> = { event: 'refund_issued', amount: 100, reason: 'a crease' };
    await shop.call('admin/order-events', body, { ...service, params: { orderId } });
    const list = async (kind: unknown) => {
      const filter = JSON.stringify({ orderId, kind });
      const entries = await shop.call('admin/ledger-entries', { filter }, accounting);
      return entries.map((entry) => entry.kind).toSorted();
    };
    expect(await list('payment')).toEqual(['payment']);
    expect(await list(['refund', 'chargeback'])).toEqual(['refund']);
    expect(await list(['refund', 'payment'])).toEqual(['payment', 'refund']);
    await expect(list(['refund', 'gift'])).rejects.toThrow('validation_failed');
  });
});

test('an export has all entries in their order, however many there are', async () => {
  await query(
    `with entry as (
       insert into ledger_entry (kind, memo, posted_at, dedupe_key)
       select 'deposit', 'generated', $1, 'generated:' || n from generate_series(1, 11500) n returning id)
     insert into ledger_posting (entry_id, from_account, to_account, currency, amount)
     select id, 'sales', 'bank', 'CNY', 1 from entry`,
    [shop.clock.now()],
  );
  const rows = await query<{ seq: string }>('select seq from ledger_entry order by seq');
  const oldestFirst = rows.map(({ seq }) => seq);
  for (const [direction, expected] of [
    ['ASC', oldestFirst],
    ['DESC', oldestFirst.toReversed()],
  ] as const) {
    const exported = { format: 'csv', columns: '[["seq"]]', sort: `["seq","${direction}"]` } as const;
    const response = await shop.send('admin/ledger-entries', exported, accounting);
    expect((await response.text()).split('\r\n').slice(1, -1)).toEqual(expected);
  }
});
