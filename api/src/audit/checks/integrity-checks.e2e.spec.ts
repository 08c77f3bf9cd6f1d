import type { IntegrityCheckRunView } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { sendRequest } from '../../../test/concurrency';
import { readAuditViews } from '../../../test/audit-views';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { logInAgain, type TestUser, createUser } from '../../../test/users';
import {
  createFundedReseller,
  createOrder,
  paypalTerms,
  listItemIds,
  createSubmittedOrder,
} from '../../../test/orders';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import type { Tx } from '../../common/public';
import { IntegrityChecks } from './integrity-checks.service';
import { DailyCloses } from '../../reports/daily-closes.service';

jest.setTimeout(60_000);

let env: TestEnv;
let shop: Shop;
let accounting: TestUser;
let admin: TestUser;
/** Ids of existing rows by the placeholder that represents them in an inconsistency. */
let existingIds: Record<string, string>;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  shop.clock.advance(-3 * 86_400_000);
  await fixtureCatalogue(shop);
  const reseller = await createFundedReseller(shop, 10_000_000);
  const paid = await createSubmittedOrder(shop, reseller);
  const [sid = ''] = await listItemIds(shop, reseller, paid);
  const unpaid = await createOrder(shop, await createUser(shop), paypalTerms);
  shop.clock.advance(3 * 86_400_000);
  accounting = await createUser(shop, 'accounting');
  admin = await createUser(shop, 'admin');
  await shop.call('admin/daily-close-now', {}, accounting);
  const [deposited, payment] = await query<{ id: string }>('select id from ledger_entry order by seq');
  existingIds = {
    ...{ account: reseller.accountId, somebody: admin.accountId, paid, unpaid, sid },
    ...{ deposited: deposited?.id ?? '', payment: payment?.id ?? '' },
  };
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

const query = <T = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  shop.database.reader.query<T[]>(sql, values);

const entry = (kind: string, more = "null, now(), 'planted', null") =>
  `insert into ledger_entry (kind, memo, order_id, posted_at, dedupe_key, reverses) values ('${kind}', '', ${more})`;
const posting = (entryId: string, from: string, to: string, money = "'CNY', 5") =>
  `insert into ledger_posting (entry_id, from_account, to_account, currency, amount) values (${entryId}, '${from}', '${to}', ${money})`;
const planted = `(select id from ledger_entry where dedupe_key = 'planted')`;
const event = (orderId: string, name: string, state: string, actor = 'system') =>
  `insert into order_event (order_id, seq, event, actor, happened_at, state)
   select :${orderId}, max(seq) + 1, '${name}', '${actor}', now(), '${state}' from order_event where order_id = :${orderId}`;
const closedAgo = (days: number) => `((now() at time zone interval '8 hours')::date - ${days})`;

/** For each audit view: SQL that creates the inconsistency it detects, bypassing constraints and triggers. */
const INCONSISTENCIES: Record<string, string[]> = {
  order_state: [`update customer_order set state = 'shipped' where id = :paid`],
  log_without_partition: [
    `do $$ begin
      execute format('alter table audit_log_entry detach partition audit_log_entry_%s', to_char(now() at time zone 'UTC', 'YYYY_MM'));
    end $$`,
    `insert into audit_log_entry (at, action, subject_kind, subject_id) values (now(), 'planted', 'planted', '')`,
  ],
  order_history_gap: [`delete from order_event where order_id = :paid and seq = 2`],
  order_changed_after_end: [
    event('unpaid', 'order_expired', 'expired'),
    event('unpaid', 'order_paid', 'awaiting_files'),
  ],
  order_payment: [`update customer_order set total = total + 1 where id = :paid`],
  order_paid_twice: [event('paid', 'order_paid', 'in_review')],
  refund_above_payment: [
    entry('refund', ":paid, now(), 'planted', null"),
    posting(planted, 'refunds', 'bank', "'CNY', 9000000000"),
  ],
  prepaid_balance: ['update prepaid_balance set fen = fen + 1'],
  prepaid_statement: ['update prepaid_transaction set fen = fen + 1'],
  prepaid_below_zero: [
    'alter table prepaid_balance drop constraint prepaid_balance_fen_check',
    'update prepaid_balance set fen = -1',
  ],
  prepaid_running: ['update prepaid_transaction set balance_after = balance_after + 1'],
  prepaid_request: [
    `insert into prepaid_request (kind, account_id, fen, memo, entered_by, entered_at, state, decided_by, decided_at, entry_id)
     values ('deposit', :account, 1, '', :account, now(), 'approved', :somebody, now(), :deposited)`,
  ],
  entry_without_posting: [entry('unmatched')],
  unbalanced_posting: [posting(`gen_random_uuid()`, 'bank', 'sales')],
  entry_currency: [posting(':deposited', 'bank', 'sales', "'USD', 5")],
  unmatched_below_zero: [entry('unmatched'), posting(planted, 'unmatched-payments', 'bank')],
  reversal: [entry('reversal', "null, now(), 'planted', :deposited"), posting(planted, 'bank', 'sales')],
  manual_payment: [
    `insert into manual_payment (entry_id, order_id, method, reference) values (:payment, :paid, 'moneygram', 'x')`,
  ],
  closed_day_entries: [entry('unmatched', `null, now() - interval '2 days', 'planted', null`)],
  closed_day_balance: ['update ledger_posting set amount = amount + 1 where entry_id = :deposited'],
  close_opening: [
    `update daily_close_balance set opening = opening + 1, closing = closing + 1 where day = ${closedAgo(2)}`,
  ],
  close_unbalanced: [
    `update daily_close_balance set received = received + 1, closing = closing + 1 where day = ${closedAgo(1)} and account = 'bank'`,
  ],
  journal_number: ['update ledger_entry_number set number = 999 where entry_id = :deposited'],
  close_gap: [`delete from daily_close where day = ${closedAgo(2)}`],
  entry_before_first_close: [entry('unmatched', `null, now() - interval '9 days', 'planted', null`)],
  file_without_object: ['delete from stored_object'],
  object_not_in_store: [
    'insert into missing_object (object_key, found_at, swept_at) select object_key, now(), now() from stored_object',
  ],
  duplicate_mail: [
    `insert into mail (dedupe_key, recipient, template, language, data, created_at, sent_at, message_id)
     select 'planted' || place, 'a@b.test', 'welcome', 'en', '{}', now(), now(), '<the same@shop>' from generate_series(1, 2) place`,
  ],
  item_shipment_order: [
    `insert into shipment_item (order_id, sid, shipment_id) values (:paid, :sid, gen_random_uuid())`,
  ],
  // Rows of other modules.
  queued_item: [
    `insert into queued_item (sid, order_id, position, sku) select sid, order_id, position, sku from order_item where sid = :sid`,
  ],
  nested_copy: [
    `insert into accepted_nest (id, sku, roll_mm, length_mm, placed, accepted_at, accepted_by)
     select :sid, 'x', 1, 1, '[]', now(), id from account limit 1`,
    `insert into nested_copy (sid, copy, nest_id) values (:sid, 1, :sid)`,
  ],
  order_state_count: [`insert into order_state_count (state, change) values ('shipped', 1)`],
  claim_history: [event('paid', 'claim_opened', 'in_review', 'customer')],
  claim_refund: [
    `insert into claim (order_id, sid, reason, opened_at, response_due, resolution, amount, resolved_at)
     values (:paid, :sid, '', now(), now(), 'refund', 9, now())`,
  ],
  reprint: [
    `insert into claim (order_id, sid, reason, opened_at, response_due, resolution, resolved_at)
     values (:paid, :sid, '', now(), now(), 'reprint', now())`,
  ],
  coupon: [
    `insert into coupon (code, percent, reason, issued_at, valid_until, redeemed_by, redeemed_at)
     values ('0000-0000-0000', 5, '', now(), now(), :unpaid, now())`,
  ],
  unmatched_payment: [entry('unmatched'), posting(planted, 'paypal-clearing', 'unmatched-payments')],
  disputed_payment: [entry('dispute'), posting(planted, 'disputed-payments', 'paypal-clearing')],
  capture_over_refunded: [
    `insert into paypal_capture (capture_id, currency, amount, captured_at) values ('C', 'USD', 1, now())`,
    `insert into paypal_refund (dedupe_key, capture_id, currency, amount, requested_at) values ('R', 'C', 'USD', 2, now())`,
  ],
  order_underpaid_by_captures: [
    event('unpaid', 'order_paid', 'awaiting_files'),
    `insert into paypal_capture (capture_id, currency, amount, captured_at, paid_order_id) values ('C', 'USD', 1, now(), :unpaid)`,
  ],
  document_gap: [`insert into document_number (kind, year, last) values ('invoice', 2020, 3)`],
  document_amount: [
    `insert into document (kind, year, number, order_id, account_id, issued_at, currency, amount, data)
     values ('invoice', 2020, 1, :unpaid, :account, now(), 'USD', 1, '{}')`,
  ],
};

const ROLLBACK = new Error('rolled back by the test');

/** Disables triggers and foreign keys; only column and check constraints stay. */
const WITHOUT_GUARDS = `do $$ declare guard record; begin
  for guard in select conrelid::regclass as place, conname from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace loop
    execute format('alter table %s drop constraint %I', guard.place, guard.conname);
  end loop;
  for guard in select distinct tgrelid::regclass as place from pg_trigger join pg_class c on c.oid = tgrelid
    where not tgisinternal and c.relnamespace = current_schema()::regnamespace loop
    execute format('alter table %s disable trigger user', guard.place);
  end loop;
end $$`;

/** Creates an inconsistency, runs `look` and rolls back. */
async function withInconsistency<T>(name: string, look: (tx: Tx) => Promise<T>): Promise<T> {
  let seen: { value: T } | null = null;
  await shop.database
    .transaction(async (tx) => {
      for (const statement of INCONSISTENCIES[name] ?? [])
        await tx.query(
          statement.replaceAll(/:(\w+)/g, (whole, word: string) =>
            word in existingIds ? `'${existingIds[word]}'` : whole,
          ),
        );
      seen = { value: await look(tx) };
      throw ROLLBACK;
    })
    .catch((error: unknown) => {
      if (error !== ROLLBACK) throw error;
    });
  if (!seen) throw new Error('look() was not called');
  return (seen as { value: T }).value;
}

describe('integrity check runs', () => {
  const run = (as = accounting) => sendRequest(shop, 'admin/audits-now', {}, as);
  const metric = async (view: string) =>
    new RegExp(`^shop_audit_findings\\{view="${view}"\\} (\\d+)$`, 'm').exec(
      await (await fetch(`${shop.origin}/api/metrics`)).text(),
    )?.[1];

  const countNotifications = async () =>
    (
      await query<{ recipient: string }>(
        `select recipient from mail where template = 'staff_audits_found' and recipient = any($1)`,
        [[accounting.email, admin.email]],
      )
    )
      .map(({ recipient }) => recipient)
      .sort();

  it('stores and lists the findings of each view', async () => {
    expect(await run()).toMatchObject({ status: 200, body: { found: 0, by: accounting.email } });
    const listed = await shop.call('admin/audits', { range: '[0,199]' }, accounting);
    expect(listed.map(({ id }) => id).sort()).toEqual(Object.keys(INCONSISTENCIES).sort());
    expect(await metric('prepaid_balance')).toBe('0');
  });

  it('a finding shows its rows, notifies accounting and admins once a day and stays on record', async () => {
    await query('update prepaid_balance set fen = fen + 1');
    const first = await run();
    await run(admin);
    await shop.app.get(DailyCloses, { strict: false }).closeAtNight();
    expect(first).toMatchObject({ status: 200, body: { found: 2 } });
    const [found] = await shop.call('admin/audits', {}, accounting);
    expect(found).toMatchObject({ id: 'prepaid_balance', found: 1, sample: [{ account_id: existingIds.account }] });
    expect(await metric('prepaid_balance')).toBe('1');

    await query('update prepaid_balance set fen = fen - 1');
    await run();
    expect(await metric('prepaid_balance')).toBe('0');
    const after = await shop.call('admin/audits', { range: '[0,199]' }, accounting);
    expect(after.find(({ id }) => id === 'prepaid_balance')).toMatchObject({
      found: 0,
      lastFoundAt: expect.any(String),
    });
    const runs = await shop.call('admin/audit-runs', {}, accounting);
    expect(runs.slice(0, 4).map((each: IntegrityCheckRunView) => [each.by, each.found])).toEqual([
      [accounting.email, 0],
      [null, 2],
      [admin.email, 2],
      [accounting.email, 2],
    ]);
    expect(await countNotifications()).toEqual([accounting.email, admin.email].sort());
  });

  it('notifies again on another day', async () => {
    await query('update prepaid_balance set fen = fen + 1');
    shop.clock.advance(86_400_000);
    await shop.app.get(IntegrityChecks, { strict: false }).run(null);
    shop.clock.advance(-86_400_000);
    await query('update prepaid_balance set fen = fen - 1');
    expect(await countNotifications()).toEqual([accounting.email, accounting.email, admin.email, admin.email].sort());
  });

  it('can be started by accounting only and its record cannot be changed', async () => {
    const service = await logInAgain(shop, await createUser(shop, 'customer_service'));
    expect(await run(service)).toMatchObject({ code: 'forbidden' });
    for (const statement of [
      'update integrity_check_finding set found = 0',
      'delete from integrity_check_run',
      'truncate integrity_check_run cascade',
    ])
      await expect(query(statement)).rejects.toThrow(/append-only/);
  });
});

describe('audit views', () => {
  beforeAll(() => query(WITHOUT_GUARDS));

  it('find nothing in consistent data', async () => expect(await readAuditViews(shop)).toEqual([]));

  it('are all covered by this test', async () => {
    const views = await query<{ name: string }>(
      `select substr(viewname, 7) as name from pg_views where viewname like 'audit\\_%' order by 1`,
    );
    expect(views.map(({ name }) => name)).toEqual(Object.keys(INCONSISTENCIES).sort());
  });

  it.each(Object.keys(INCONSISTENCIES))('%s finds its inconsistency', async (name) => {
    const [result] = await withInconsistency(name, (tx) =>
      tx.query<{ found: string; sample: object[] }[]>('select found, sample from audit_view_result($1, 3)', [
        `audit_${name}`,
      ]),
    );
    expect(Number(result?.found)).toBeGreaterThan(0);
    expect(result?.sample.length).toBeGreaterThan(0);
    expect(await readAuditViews(shop)).toEqual([]);
  });

  it('audit_result reads only audit views', async () => {
    await expect(query(`select * from audit_view_result('audit_log_entry', 3)`)).rejects.toThrow('is no audit view');
    await expect(query(`select * from audit_view_result('account', 3)`)).rejects.toThrow('is no audit view');
  });
});
