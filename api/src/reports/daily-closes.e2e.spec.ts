import readXlsxFile from 'read-excel-file/node';
import type { DailyCloseView, DailyCloseDetailView } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { sendRequest, runInParallel, waitForLockedStatement } from '../../test/concurrency';
import { readAuditViews } from '../../test/audit-views';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { unzip } from '../../test/unzip';
import { logInAgain, type TestUser, createUser } from '../../test/users';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { Ledger } from '../ledger/public';

let env: TestEnv;
let shop: Shop;
let ledger: Ledger;
let accounting: TestUser;
let reseller: TestUser;
let deposits = 0;

/** 23:00 on 2 March in China. */
const EVENING = '2026-03-02T15:00:00Z';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
  ledger = shop.app.get(Ledger, { strict: false });
}, 60_000);

beforeEach(async () => {
  shop.clock.stopAt(EVENING);
  await emptyLedger();
  accounting = await createUser(shop, 'accounting');
  reseller = await createUser(shop, 'reseller');
});

afterEach(async () => expect(await readAuditViews(shop)).toEqual([]));

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

/** Empties the ledger. The triggers that keep it append-only are disabled for the time being. */
const emptyLedger = () =>
  shop.database.transaction(async (tx) => {
    const tables: { name: string }[] = await tx.query(
      `select distinct tgrelid::regclass::text as name from pg_trigger join pg_class on pg_class.oid = tgrelid
       where not tgisinternal and relnamespace = 'public'::regnamespace`,
    );
    for (const { name } of tables) await tx.query(`alter table ${name} disable trigger user`);
    await tx.query('truncate ledger_entry, daily_close, prepaid_balance restart identity cascade');
    for (const { name } of tables) await tx.query(`alter table ${name} enable trigger user`);
  });

const query = <T = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  shop.database.reader.query<T[]>(sql, values);

const entryDetails = (at: Date) => ({ dedupeKey: `a deposit ${++deposits}`, memo: '', at, by: null });
const deposit = (fen: number, at = shop.clock.now()) =>
  shop.database.transaction((tx) => ledger.postDeposit(tx, reseller.accountId, fen, entryDetails(at)));

async function advanceClock(ms: number): Promise<void> {
  shop.clock.advance(ms);
  accounting = await logInAgain(shop, accounting);
}

const close = (day?: string) => sendRequest(shop, 'admin/daily-close-now', day ? { day } : {}, accounting);
const loadClose = (id: string): Promise<DailyCloseDetailView> =>
  shop.call('admin/daily-close', {}, { ...accounting, params: { id } });
const days = async () => (await shop.call('admin/daily-closes', {}, accounting)).map(({ id }) => id);

/** `bank -700 +0 -300 = -1000` */
function formatBalances({ balances }: DailyCloseDetailView): string[] {
  return balances.map(
    ({ account, opening, received, given, closing }) =>
      `${account} ${opening.amount} +${received.amount} -${given.amount} = ${closing.amount}`,
  );
}

describe('daily closes', () => {
  it('stores opening balance, received, given and closing balance of each account', async () => {
    expect(await close()).toMatchObject({ status: 409, code: 'nothing_to_close' });
    // A transaction that was rolled back: it leaves a gap in the sequence, and none in the numbers.
    await query(`select nextval(pg_get_serial_sequence('ledger_entry', 'seq'))`);
    await deposit(700);
    await advanceClock(2 * HOUR);
    await deposit(300);
    expect(await close('2026-03-03')).toMatchObject({ status: 409, code: 'day_not_over' });
    expect(await close()).toMatchObject({
      status: 200,
      body: {
        id: '2026-03-02',
        entries: 1,
        firstNumber: 1,
        lastNumber: 1,
        auditsEmpty: true,
        closedBy: accounting.email,
      },
    });
    expect(await close()).toMatchObject({ status: 409, code: 'nothing_to_close' });
    await advanceClock(DAY);
    await close();
    expect(formatBalances(await loadClose('2026-03-02'))).toEqual(['bank 0 +0 -700 = -700', 'prepaid 0 +700 -0 = 700']);
    expect(formatBalances(await loadClose('2026-03-03'))).toEqual([
      'bank -700 +0 -300 = -1000',
      'prepaid 700 +300 -0 = 1000',
    ]);
  });

  it('closes all earlier days first, including days without entries', async () => {
    await deposit(700);
    await advanceClock(4 * DAY);
    expect(await close('2026-03-03')).toMatchObject({ body: { id: '2026-03-03', entries: 0, firstNumber: null } });
    await close();
    expect(await days()).toEqual(['2026-03-05', '2026-03-04', '2026-03-03', '2026-03-02']);
    expect(formatBalances(await loadClose('2026-03-05'))).toEqual([
      'bank -700 +0 -0 = -700',
      'prepaid 700 +0 -0 = 700',
    ]);
    const gap = `insert into daily_close (day, follows, closed_at, entries, findings) values ('2026-03-07', '2026-03-05', '2026-03-09', 0, '{}')`;
    await expect(query(gap)).rejects.toThrow(/check/);
    await expect(query(gap.replace(`'2026-03-05'`, 'null'))).rejects.toThrow(/daily_close_first/);
  });

  it('closes a day once for parallel requests', async () => {
    await deposit(700);
    await advanceClock(3 * DAY);
    const answers = await runInParallel(4, () => close());
    expect(answers.every(({ status, code }) => status === 200 || code === 'nothing_to_close')).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await days()).toEqual(['2026-03-04', '2026-03-03', '2026-03-02']);
  });

  it('records the audit findings', async () => {
    await deposit(700);
    await query('update prepaid_balance set fen = fen + 1');
    await advanceClock(2 * HOUR);
    const { body } = await close();
    expect(body as DailyCloseView).toMatchObject({ auditsEmpty: false, findings: { prepaid_balance: 1 } });
    await query('update prepaid_balance set fen = fen - 1');
  });

  it('is accessible to accounting only and rejects invalid days', async () => {
    const service = await createUser(shop, 'customer_service');
    expect(await sendRequest(shop, 'admin/daily-closes', {}, service)).toMatchObject({ code: 'forbidden' });
    for (const id of ['2026-03-02', '2026-02-31', 'yesterday', '0000-01-01'])
      expect(await sendRequest(shop, 'admin/daily-close', {}, { ...accounting, params: { id } })).toMatchObject({
        status: 404,
      });
  });

  it.each(['daily_close', 'daily_close_balance'])('rejects changes to %s', async (table) => {
    await deposit(700);
    await advanceClock(2 * HOUR);
    await close();
    await expect(query(`update ${table} set day = day`)).rejects.toThrow(/append-only/);
    await expect(query(`delete from ${table}`)).rejects.toThrow(/append-only/);
    await expect(query(`truncate ${table} cascade`)).rejects.toThrow(/append-only/);
  });
});

describe('entries around midnight', () => {
  it('the close waits for an uncommitted entry of its day', async () => {
    await deposit(700);
    const before = shop.clock.now();
    await advanceClock(2 * HOUR);
    let closing: ReturnType<typeof close> | undefined;
    await shop.database.transaction(async (tx) => {
      await ledger.postDeposit(tx, reseller.accountId, 50, entryDetails(before));
      closing = close();
      await waitForLockedStatement(shop);
    });
    expect(await closing).toMatchObject({ status: 200, body: { id: '2026-03-02', entries: 2 } });
    expect(formatBalances(await loadClose('2026-03-02'))[1]).toBe('prepaid 0 +750 -0 = 750');
  });

  it('an entry of a closed day counts in the next open day', async () => {
    await deposit(700);
    const before = shop.clock.now();
    await advanceClock(2 * HOUR);
    await close();
    await deposit(50, before);
    expect(await query('select day::text, posted_at from ledger_entry order by seq desc limit 1')).toEqual([
      { day: '2026-03-03', posted_at: new Date('2026-03-02T16:00:00Z') },
    ]);
  });

  it('other entries are posted while a close waits', async () => {
    await deposit(700);
    await advanceClock(2 * HOUR);
    let closing: ReturnType<typeof close> | undefined;
    await shop.database.transaction(async (tx) => {
      await ledger.postDeposit(tx, reseller.accountId, 50, entryDetails(shop.clock.now()));
      closing = close();
      await waitForLockedStatement(shop);
      const other = await createUser(shop, 'reseller');
      await shop.database.transaction((next) =>
        ledger.postDeposit(next, other.accountId, 5, entryDetails(shop.clock.now())),
      );
    });
    expect(await closing).toMatchObject({ status: 200, body: { entries: 1 } });
  });
});

describe('ledger views', () => {
  const balances = async (filter: object) =>
    (await shop.call('admin/ledger-accounts', { filter: JSON.stringify(filter) }, accounting)).map(
      ({ id, since, balance }) => [id, since, balance.amount],
    );

  it('show balances now and at a point in time', async () => {
    await deposit(700);
    await advanceClock(2 * HOUR);
    await close();
    const between = shop.clock.now().toISOString();
    await advanceClock(HOUR);
    await deposit(300);
    expect(await balances({})).toEqual([
      ['bank:CNY', '2026-03-02', -1000],
      ['prepaid:CNY', '2026-03-02', 1000],
    ]);
    // The trial balance has two columns for what was opened, moved and left, in the order of an accountant.
    const columns = ['debitOpening', 'creditOpening', 'given', 'received', 'debitBalance', 'creditBalance'] as const;
    const accounts = await shop.call('admin/ledger-accounts', {}, accounting);
    expect(accounts.map((account) => columns.map((column) => account[column].amount))).toEqual([
      [700, 0, 300, 0, 1000, 0],
      [0, 700, 0, 300, 0, 1000],
    ]);
    expect(await balances({ at: between })).toEqual([
      ['bank:CNY', '2026-03-02', -700],
      ['prepaid:CNY', '2026-03-02', 700],
    ]);
    expect(await balances({ at: EVENING })).toEqual([
      ['bank:CNY', null, -700],
      ['prepaid:CNY', null, 700],
    ]);
    expect(await balances({ at: '2026-03-01T00:00:00+08:00' })).toEqual([]);
    expect(await balances({ kind: 'customers' })).toEqual([[`prepaid:${reseller.accountId}:CNY`, null, 1000]]);
    expect(await balances({ kind: 'customers', at: between })).toEqual([
      [`prepaid:${reseller.accountId}:CNY`, null, 700],
    ]);
  });

  it('list the postings of an account with running balance, newest first', async () => {
    for (const fen of [700, 300, 50]) await deposit(fen);
    const lines = (account: string, range = '[0,24]') =>
      shop.call('admin/ledger-lines', { filter: JSON.stringify({ account, currency: 'CNY' }), range }, accounting);
    const amounts = (rows: Awaited<ReturnType<typeof lines>>) =>
      rows.map(({ amount, balanceAfter }) => [amount.amount, balanceAfter.amount]);
    const own = [
      [50, 1050],
      [300, 1000],
      [700, 700],
    ];
    expect(amounts(await lines('prepaid'))).toEqual(own);
    expect(amounts(await lines(`prepaid:${reseller.accountId}`))).toEqual(own);
    expect(amounts(await lines('bank', '[1,1]'))).toEqual([[-300, -1000]]);
    const numbers = async () => (await lines('prepaid')).map(({ number }) => number);
    expect(await numbers()).toEqual([null, null, null]);
    await advanceClock(DAY);
    await close();
    expect(await numbers()).toEqual([3, 2, 1]);
    expect(await sendRequest(shop, 'admin/ledger-lines', {}, accounting)).toMatchObject({ code: 'validation_failed' });
  });

  it('filter entries by account, kind, order and business day', async () => {
    await deposit(700);
    await advanceClock(2 * HOUR);
    await deposit(300);
    const findEntries = async (filter: object) =>
      (await shop.call('admin/ledger-entries', { filter: JSON.stringify(filter) }, accounting)).map(
        ({ total }) => total.amount,
      );
    expect(await findEntries({})).toEqual([300, 700]);
    expect(await findEntries({ to: '2026-03-02' })).toEqual([700]);
    expect(await findEntries({ from: '2026-03-03', account: 'bank' })).toEqual([300]);
    expect(await findEntries({ kind: 'refund' })).toEqual([]);
    expect(await findEntries({ account: 'sales' })).toEqual([]);
    for (const filter of [{ kind: 'gift' }, { account: 'till' }, { from: '2026-02-30' }, { to: 3 }])
      expect(
        await sendRequest(shop, 'admin/ledger-entries', { filter: JSON.stringify(filter) }, accounting),
      ).toMatchObject({
        status: 400,
        code: 'validation_failed',
      });
  });

  it('number the entries of closed days without gaps, and those of open days not yet', async () => {
    await deposit(700);
    const rollBack = new Error('rolled back');
    const lost = shop.database.transaction(async (tx) => {
      await ledger.postDeposit(tx, reseller.accountId, 100, entryDetails(shop.clock.now()));
      throw rollBack;
    });
    await expect(lost).rejects.toBe(rollBack);
    await deposit(300);
    await advanceClock(DAY);
    await deposit(50);
    await close('2026-03-02');
    const numbers = async () =>
      (await shop.call('admin/ledger-entries', {}, accounting)).map(({ seq, number }) => [seq, number]);
    expect(await numbers()).toEqual([
      [4, null],
      [3, 2],
      [1, 1],
    ]);
    await advanceClock(DAY);
    await close();
    expect((await numbers())[0]).toEqual([4, 3]);
  });

  it('export the closed days of the journal for Xero in one currency, and for Kingdee', async () => {
    await deposit(70_050);
    await advanceClock(DAY);
    await close('2026-03-02');
    await deposit(99);
    const download = async (input: object) =>
      (await (await shop.send('admin/ledger-export', input, accounting)).text()).split('\r\n').slice(1, -1);
    expect(await shop.expectError('admin/ledger-export', { layout: 'xero' }, accounting)).toMatchObject({
      status: 400,
      errors: [{ field: 'currency', code: 'required' }],
    });
    expect(await download({ layout: 'xero', currency: 'CNY' })).toEqual([
      expect.stringMatching(/,02 Mar 2026,.*,1002,Tax Exempt,700\.50,,,,$/),
      expect.stringMatching(/,02 Mar 2026,.*,2203,Tax Exempt,-700\.50,,,,$/),
    ]);
    expect(await download({ layout: 'xero', currency: 'USD' })).toEqual([]);
    const response = await shop.send('admin/ledger-export', { layout: 'kingdee' }, accounting);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="journal-kingdee-.*\.xlsx"$/);
    const sheets = await readXlsxFile(Buffer.from(await response.arrayBuffer()));
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Page1', 't_Schema']);
    expect(sheets[0]?.data.slice(1).map((row) => row.slice(5, 12))).toEqual([
      ['1002', '银行存款', 'RMB', '人民币', 700.5, 700.5, 0],
      ['2203', '预收账款', 'RMB', '人民币', 700.5, 0, 700.5],
    ]);
  });

  it('export vouchers for Kingdee that are numbered from 1 in each month, in an export of some days as well', async () => {
    for (const days of [0, 0, 30, 0, 1]) {
      if (days > 0) await advanceClock(days * DAY);
      await deposit(100);
    }
    await advanceClock(DAY);
    await close();
    const exported = async (filter: object) => {
      const input = { layout: 'kingdee', filter: JSON.stringify(filter) };
      const response = await shop.send('admin/ledger-export', input, accounting);
      const [page] = await readXlsxFile(Buffer.from(await response.arrayBuffer()));
      return page?.data.slice(1).flatMap((row) => (row[11] === 0 ? [row.slice(0, 5)] : []));
    };
    const [march, april] = [
      ['2026-03-02', 2026, 3, '记'],
      ['2026-04-01', 2026, 4, '记'],
    ];
    const last = ['2026-04-02', 2026, 4, '记', 3];
    expect(await exported({})).toEqual([[...march, 1], [...march, 2], [...april, 1], [...april, 2], last]);
    expect(await exported({ from: '2026-04-02' })).toEqual([last]);
    expect(await exported({ from: '2027-01-01' })).toEqual([]);
  });

  it('export more lines than Xero imports at once as an archive of several files', async () => {
    for (let count = 0; count < 151; count++) await deposit(100);
    await advanceClock(DAY);
    await close();
    const input = { layout: 'xero', currency: 'CNY', taxRate: 'No VAT' };
    const response = await shop.send('admin/ledger-export', input, accounting);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="journal-xero-.*\.zip"$/);
    const files = unzip(Buffer.from(await response.arrayBuffer()));
    expect([...files.keys()]).toEqual(['journal-xero-1.csv', 'journal-xero-2.csv']);
    const lines = [...files.values()].map((file) => file.toString().split('\r\n').slice(1, -1));
    expect(lines.map(({ length }) => length)).toEqual([300, 2]);
    expect(lines[1]?.[0]).toMatch(/^151,.*,No VAT,1\.00,/);
  });

  it('export CSV without formulas', async () => {
    await shop.database.transaction((tx) =>
      ledger.postDeposit(tx, reseller.accountId, 70_050, { ...entryDetails(shop.clock.now()), memo: '=1+1, "sum"' }),
    );
    const response = await shop.send('admin/ledger-export', {}, accounting);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="journal-2026-03-02.csv"');
    const [head, line] = (await response.text()).replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('seq,number,at,day,kind,order,customer,memo,method,reference,by,from,to,currency,amount');
    expect(line).toBe(
      `1,,2026-03-02T15:00:00.000Z,2026-03-02,deposit,,${reseller.email},"'=1+1, ""sum""",,,,bank,prepaid,CNY,700.50`,
    );
  });
});
