import type { CallName, Input, OrderDocumentsView } from '@shop/contract';
import { openShop, type RequestOptions, type Shop } from '../../test/app';
import { sendRequest, runInParallel } from '../../test/concurrency';
import { readAuditViews } from '../../test/audit-views';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { SentMails } from '../../test/sent-mails';
import {
  bannerItem,
  blankItem,
  paypalTerms,
  prepaidTerms,
  createFundedReseller,
  createOrder,
  createPaidOrder,
  placeOrder,
  recipient,
} from '../../test/orders';
import { type TestUser, createUser } from '../../test/users';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { DocumentIssuing } from './document-issuing.service';

jest.setTimeout(60_000);

let env: TestEnv;
let shop: Shop;
let sentMails: SentMails;
let reseller: TestUser;
let service: TestUser;
let accounting: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env);
  sentMails = new SentMails(shop, env);
  await fixtureCatalogue(shop);
  reseller = await createFundedReseller(shop, 100_000_000);
  service = await createUser(shop, 'customer_service');
  accounting = await createUser(shop, 'accounting');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

const query = <T>(sql: string, values: unknown[] = []) => shop.database.reader.query<T[]>(sql, values);
const issuing = () => shop.app.get(DocumentIssuing, { strict: false });

interface File {
  status: number;
  type: string | null;
  name: string;
  headers: Headers;
  content: Buffer;
}

async function download<N extends CallName>(call: N, input: Input<N>, as: RequestOptions): Promise<File> {
  const response = await shop.send(call, input, as);
  const name = /filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
  const content = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    name,
    headers: response.headers,
    content,
  };
}

const isPdf = ({ status, type, content }: File) =>
  status === 200 && type === 'application/pdf' && content.subarray(0, 5).toString() === '%PDF-';

const post = (orderId: string, body: object, { bearer }: TestUser) =>
  shop.call('admin/order-events', body as never, { bearer, params: { orderId } });

const listDocuments = (orderId: string, { bearer }: TestUser): Promise<OrderDocumentsView> =>
  shop.call('Account/OrderDocuments', { orderId }, { bearer });

interface Row {
  name: string;
  kind: string;
  number: number;
  amount: string;
  data: Record<string, unknown>;
}

const rows = (orderId: string) =>
  query<Row>('select name, kind, number, amount, data from document where order_id = $1 order by kind, number', [
    orderId,
  ]);

describe('invoices of paid orders', () => {
  test('issues an invoice automatically after payment with the data of the order', async () => {
    const orderId = await createPaidOrder(shop, reseller, [{ ...bannerItem, label: '髙島屋' }]);
    await sentMails.waitUntilIdle();
    const [invoice, ...others] = await rows(orderId);
    expect(others).toEqual([]);
    expect(invoice?.name).toMatch(/^INV-\d{4}-\d{6}$/);
    expect((await listDocuments(orderId, reseller)).invoice?.number).toBe(invoice?.name);
    expect(invoice?.data).toMatchObject({
      language: 'en',
      orderId,
      currency: 'CNY',
      digits: 2,
      buyer: { firstName: recipient.firstName, company: recipient.company, country: 'JP', email: reseller.email },
      seller: { name: 'Widepress', address: ['Shanghai', 'China'] },
      payment: { route: 'prepaid' },
      lines: [{ sku: bannerItem.sku, name: expect.stringContaining('3 × 6 ft'), quantity: 1, label: '髙島屋' }],
    });
    expect(await readAuditViews(shop)).toEqual([]);
  });

  test('serves the invoice as a download that is not cached and runs no scripts', async () => {
    const orderId = await createPaidOrder(shop, reseller);
    const invoice = await download('Account/Invoice', { orderId: orderId.toLowerCase() }, reseller);
    expect(isPdf(invoice)).toBe(true);
    expect(invoice.name).toMatch(/^INV-\d{4}-\d{6}\.pdf$/);
    expect(invoice.headers.get('cache-control')).toBe('no-store');
    expect(invoice.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(invoice.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  test('returns the same file for every download, by customer or staff', async () => {
    const orderId = await createPaidOrder(shop, reseller);
    const first = await download('Account/Invoice', { orderId }, { ...reseller, language: 'ja' });
    const second = await download('admin/order-invoice', {}, { ...service, params: { orderId }, language: 'de' });
    expect(first.content.equals(second.content)).toBe(true);
  });

  test('allows access only to the owner, customer service and accounting', async () => {
    const orderId = await createPaidOrder(shop, reseller);
    const stranger = await createUser(shop);
    const { invoice } = await listDocuments(orderId, reseller);
    for (const call of ['Account/Invoice', 'Account/QuotePdf', 'Account/OrderDocuments'] as const)
      expect(await sendRequest(shop, call, { orderId }, stranger)).toMatchObject({
        status: 404,
        code: 'resource_not_found',
      });
    expect(await sendRequest(shop, 'Account/CreditNote', { number: invoice?.number }, reseller)).toMatchObject({
      status: 404,
    });
    const factory = await createUser(shop, 'factory');
    for (const call of ['admin/order-invoice', 'admin/order-quote', 'admin/order-documents'] as const) {
      expect(await sendRequest(shop, call, {}, { ...factory, params: { orderId } })).toMatchObject({ status: 403 });
      for (const reader of [service, accounting])
        expect(await sendRequest(shop, call, {}, { ...reader, params: { orderId } })).toMatchObject({ status: 200 });
    }
    expect(await sendRequest(shop, 'Account/Invoice', { orderId })).toMatchObject({ status: 401 });
  });

  test('stores the start of validity of the order’s exchange rate', async () => {
    const [before] = await query<{ valid_from: Date }>(
      `select max(valid_from) as valid_from from currency_rate where currency = 'USD' and valid_from <= now()`,
    );
    const customer = await createUser(shop);
    const { orderId } = await placeOrder(shop, customer, paypalTerms);
    const [kept] = await query<{ rate_from: Date }>('select rate_from from customer_order where id = $1', [orderId]);
    expect(kept?.rate_from).toEqual(before?.valid_from);
  });
});

describe('document numbers', () => {
  test('numbers are consecutive and unique under twelve parallel payments and invoice requests', async () => {
    const orders: string[] = [];
    for (let count = 0; count < 12; count++) orders.push(await createOrder(shop, reseller, prepaidTerms, [blankItem]));
    await Promise.all(
      orders.flatMap((orderId) => [
        shop.call('Cart/Checkout', { orderId, payNow: true }, reseller).then(() => issuing().ensureInvoice(orderId)),
        issuing().issueForOrder(orderId),
      ]),
    );
    await sentMails.waitUntilIdle();
    const issued = await query<{ number: number; orders: string }>(
      `select number, count(*) as orders from document where kind = 'invoice' group by number order by number`,
    );
    expect(issued.map(({ number }) => number)).toEqual(issued.map((_, place) => place + 1));
    expect(issued.every(({ orders: each }) => Number(each) === 1)).toBe(true);
    const [{ count } = { count: '' }] = await query<{ count: string }>(
      `select count(*) from document where kind = 'invoice' and order_id = any($1)`,
      [orders],
    );
    expect(Number(count)).toBe(12);
    expect(await readAuditViews(shop)).toEqual([]);
  });

  test('a number is reused if its transaction is killed before the document is stored', async () => {
    const orderId = await createPaidOrder(shop, reseller);
    await sentMails.waitUntilIdle();
    const [{ last } = { last: 0 }] = await query<{ last: number }>(
      `select max(last) as last from document_number where kind = 'invoice'`,
    );
    const killed = shop.database.transaction(async (tx) => {
      await tx.query(`update document_number set last = last + 1 where kind = 'invoice'`);
      await tx.query('select pg_terminate_backend(pg_backend_pid())');
    });
    await expect(killed).rejects.toThrow();
    const next = await createPaidOrder(shop, reseller);
    const { invoice } = await listDocuments(next, reseller);
    expect(Number(invoice?.number.slice(-6))).toBe(last + 1);
    expect((await listDocuments(orderId, reseller)).invoice?.number).not.toBe(invoice?.number);
    expect(await readAuditViews(shop)).toEqual([]);
  });

  test('issued documents cannot be changed or deleted', async () => {
    const orderId = await createPaidOrder(shop, reseller);
    await listDocuments(orderId, reseller);
    for (const change of [`number = number + 1`, `data = data - 'sums'`, `data = data - 'buyer'`, `amount = 1`])
      await expect(query(`update document set ${change} where order_id = $1`, [orderId])).rejects.toThrow(
        /append-only/,
      );
    await expect(query('delete from document where order_id = $1', [orderId])).rejects.toThrow(/append-only/);
  });
});

describe('without a job worker', () => {
  let workerlessEnv: TestEnv;
  let workerless: Shop;
  let buyer: TestUser;

  beforeAll(async () => {
    workerlessEnv = await openTestEnv();
    workerless = await openShop(workerlessEnv, {
      WORKER: '0',
      SHOP_LEGAL_NAME: 'Widepress Co.',
      SHOP_ADDRESS: '1 Print St | Shanghai',
      SHOP_TAX_ID: '91310000',
    });
    await fixtureCatalogue(workerless);
    buyer = await createFundedReseller(workerless, 100_000_000);
  }, 60_000);

  afterAll(async () => {
    await workerless?.close();
    await workerlessEnv?.close();
  });

  const issue = (orderId: string) => workerless.app.get(DocumentIssuing, { strict: false }).ensureInvoice(orderId);

  test('parallel first requests issue one invoice', async () => {
    const orderId = await createPaidOrder(workerless, buyer);
    const answers = await runInParallel(8, () => workerless.call('Account/OrderDocuments', { orderId }, buyer));
    expect(new Set(answers.map(({ invoice }) => invoice?.number)).size).toBe(1);
    const issued = await workerless.database.reader.query<{ data: unknown }[]>('select data from document');
    expect(issued).toHaveLength(1);
    expect(issued[0]?.data).toMatchObject({
      seller: { name: 'Widepress Co.', address: ['1 Print St', 'Shanghai'], taxId: '91310000' },
    });
    expect(await readAuditViews(workerless)).toEqual([]);
  });

  test('numbers start again each year in China’s time zone', async () => {
    const [one, other] = [await createPaidOrder(workerless, buyer), await createPaidOrder(workerless, buyer)];
    workerless.clock.stopAt('2098-12-31T15:59:59Z');
    const first = await issue(one);
    workerless.clock.stopAt('2098-12-31T16:00:00Z');
    const second = await issue(other);
    workerless.clock.run();
    expect([first?.name, second?.name]).toEqual(['INV-2098-000001', 'INV-2099-000001']);
  });
});

describe('credit notes', () => {
  test('issues a credit note for every refund with its amount and the invoice number', async () => {
    const orderId = await createPaidOrder(shop, reseller);
    await post(orderId, { event: 'refund_issued', amount: 700, currency: 'CNY', reason: 'a crease' }, accounting);
    await post(orderId, { event: 'refund_issued', amount: 300, currency: 'CNY', reason: 'another' }, accounting);
    await sentMails.waitUntilIdle();
    const { invoice, creditNotes } = await listDocuments(orderId, reseller);
    expect(creditNotes).toEqual([
      expect.objectContaining({ amount: { currency: 'CNY', amount: 700 }, reason: 'a crease' }),
      expect.objectContaining({ amount: { currency: 'CNY', amount: 300 }, reason: 'another' }),
    ]);
    const [note] = (await rows(orderId)).filter(({ kind }) => kind === 'credit_note');
    expect(note?.data).toMatchObject({ invoice: { name: invoice?.number }, route: 'prepaid' });
    for (const { number } of creditNotes) {
      expect(number).toMatch(/^CN-\d{4}-\d{6}$/);
      expect(isPdf(await download('Account/CreditNote', { number }, reseller))).toBe(true);
      expect(isPdf(await download('admin/order-credit-note', {}, { ...service, params: { orderId, number } }))).toBe(
        true,
      );
    }
    const stranger = await createFundedReseller(shop, 1);
    const [{ number } = { number: '' }] = creditNotes;
    expect(await sendRequest(shop, 'Account/CreditNote', { number }, stranger)).toMatchObject({ status: 404 });
    const other = await createPaidOrder(shop, reseller);
    const elsewhere = { ...service, params: { orderId: other, number } };
    expect(await sendRequest(shop, 'admin/order-credit-note', {}, elsewhere)).toMatchObject({ status: 404 });
    expect(await readAuditViews(shop)).toEqual([]);
  });

  test('credits the full invoice of a cancelled order', async () => {
    const orderId = await createPaidOrder(shop, reseller);
    await post(orderId, { event: 'order_cancelled', reason: 'sold out' }, service);
    const { invoice, creditNotes } = await listDocuments(orderId, reseller);
    expect(creditNotes.map(({ amount }) => amount)).toEqual([invoice?.amount]);
    expect(isPdf(await download('Account/Invoice', { orderId }, reseller))).toBe(true);
  });
});

describe('documents before payment', () => {
  test('an unpaid order has a pro-forma invoice without a number in the requested language', async () => {
    const customer = await createUser(shop);
    const orderId = await createOrder(shop, customer, { ...paypalTerms, currency: 'JPY' });
    const english = await download('Account/Invoice', { orderId }, customer);
    const japanese = await download('Account/Invoice', { orderId }, { ...customer, language: 'ja' });
    expect([isPdf(english), isPdf(japanese), english.name]).toEqual([true, true, `pro-forma-${orderId}.pdf`]);
    expect(english.content.equals(japanese.content)).toBe(false);
    expect(await listDocuments(orderId, customer)).toEqual({ invoice: null, creditNotes: [] });
    expect(await rows(orderId)).toEqual([]);
  });

  test('an order that ended without payment has no invoice', async () => {
    const customer = await createUser(shop);
    const orderId = await createOrder(shop, customer, paypalTerms);
    await shop.call('Account/CancelOrder', { orderId, reason: 'not needed' }, customer);
    expect(await sendRequest(shop, 'Account/Invoice', { orderId }, customer)).toMatchObject({
      status: 409,
      code: 'nothing_to_invoice',
    });
    expect(isPdf(await download('Account/QuotePdf', { orderId }, customer))).toBe(true);
  });

  test('a cart has a quote as PDF and is rejected like any quote', async () => {
    const customer = await createUser(shop);
    const terms = { ...paypalTerms, country: 'JP' };
    expect(await sendRequest(shop, 'Cart/QuotePdf', terms, customer)).toMatchObject({ code: 'empty_cart' });
    await shop.call('Cart/Add2Cart', { item: bannerItem }, customer);
    for (const language of ['en', 'ja', 'fr', 'es', 'de'])
      expect(isPdf(await download('Cart/QuotePdf', terms, { ...customer, language }))).toBe(true);
    expect(await sendRequest(shop, 'Cart/QuotePdf', { ...terms, currency: 'XXX' }, customer)).toMatchObject({
      code: 'unknown_currency',
    });
  });
});

describe('prepaid statements', () => {
  const days = { from: '2000-01-01', to: '2099-12-31' } as const;

  test('contains opening balance, transactions and closing balance', async () => {
    const person = await createFundedReseller(shop, 500_000);
    const orderId = await createPaidOrder(shop, person);
    const { amount } = await shop.call('Account/MyCurrentBalance', {}, person);
    const csv = await download('Account/PrepaidStatement', { ...days, format: 'csv' }, person);
    expect([csv.type, csv.name]).toEqual(['text/csv; charset=utf-8', 'prepaid-2000-01-01-2099-12-31.csv']);
    const lines = csv.content
      .toString()
      .replace('\ufeff', '')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    expect(lines.slice(1).map((cells) => cells.at(-1))).toEqual([
      '0.00',
      '5000.00',
      (amount / 100).toFixed(2),
      (amount / 100).toFixed(2),
    ]);
    expect(lines[3]).toContain(orderId);
    expect(isPdf(await download('Account/PrepaidStatement', { ...days, format: 'pdf' }, person))).toBe(true);
  });

  test('uses days in China’s time zone', async () => {
    const person = await createUser(shop, 'reseller');
    shop.clock.stopAt('2026-03-01T15:59:59Z');
    const deposit = (amount: number) =>
      query(
        `with e as (insert into ledger_entry (kind, memo, posted_at, dedupe_key) values ('deposit', 'bank', $2, gen_random_uuid()::text) returning id),
           p as (insert into ledger_posting (entry_id, from_account, to_account, currency, amount) select id, 'bank', 'prepaid:' || $1::text, 'CNY', $3 from e),
           b as (insert into prepaid_balance (account_id, fen) values ($1::uuid, $3) on conflict (account_id) do update set fen = prepaid_balance.fen + $3 returning fen)
         insert into prepaid_transaction (entry_id, account_id, fen, balance_after) select e.id, $1::uuid, $3, b.fen from e, b`,
        [person.accountId, shop.clock.now(), amount],
      );
    await deposit(100);
    shop.clock.stopAt('2026-03-01T16:00:00Z');
    await deposit(20);
    shop.clock.run();
    const closing = async (from: string, to: string) => {
      const { content } = await download(
        'admin/prepaid-statement',
        { from, to, format: 'csv' },
        { ...accounting, params: { id: person.accountId } },
      );
      const balances = content
        .toString()
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',').at(-1));
      return [balances[0], balances.at(-1)];
    };
    expect(await closing('2026-03-01', '2026-03-01')).toEqual(['0.00', '1.00']);
    expect(await closing('2026-03-02', '2026-03-02')).toEqual(['1.00', '1.20']);
    expect(await closing('2026-03-03', '2026-03-09')).toEqual(['1.20', '1.20']);
  });

  test('can be downloaded by its owner and accounting only', async () => {
    const as = { params: { id: reseller.accountId } };
    const whole = { ...days, format: 'csv' };
    expect(await sendRequest(shop, 'admin/prepaid-statement', whole, { ...accounting, ...as })).toMatchObject({
      status: 200,
    });
    expect(await sendRequest(shop, 'admin/prepaid-statement', whole, { ...service, ...as })).toMatchObject({
      status: 403,
    });
    expect(
      await sendRequest(shop, 'admin/prepaid-statement', whole, { ...accounting, params: { id: 'nobody' } }),
    ).toMatchObject({ status: 404 });
  });

  test.each([
    ['2026-02-30', '2026-03-01'],
    ['2026-03-02', '2026-03-01'],
    ['yesterday', '2026-03-01'],
  ])('rejects the period from %s to %s', async (from, to) => {
    expect(await sendRequest(shop, 'Account/PrepaidStatement', { from, to, format: 'csv' }, reseller)).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
  });
});

describe('documents of closed accounts', () => {
  test('keep items and amounts but no personal data', async () => {
    const person = await createUser(shop);
    const orderId = await createOrder(shop, person, paypalTerms, [{ ...blankItem, label: 'for Hanako' }]);
    const { amount: total } = await shop.call('Account/ViewOrder', { orderId }, person);
    await post(orderId, { event: 'order_paid', ...total, method: 'bank_transfer', memo: `TT ${orderId}` }, accounting);
    await post(orderId, { event: 'order_cancelled', reason: 'Hanako asked for it' }, service);
    await listDocuments(orderId, person);
    const mine = (await shop.call('Account/MyData', {}, person)) as { documents: { number: string }[] };
    expect(mine.documents).toHaveLength(2);
    const before = await rows(orderId);
    await shop.call('Account/CloseAccount', {}, person);
    await sentMails.waitUntilIdle();
    const kept = await rows(orderId);
    expect(kept.map(({ name, amount }) => [name, amount])).toEqual(before.map(({ name, amount }) => [name, amount]));
    expect(JSON.stringify(kept)).not.toMatch(/Hanako|Tanaka|Jingumae|people\.test/);
    for (const { data } of kept) expect(data.buyer).toEqual({ city: recipient.city, country: 'JP' });
    expect(isPdf(await download('admin/order-invoice', {}, { ...service, params: { orderId } }))).toBe(true);
    await expect(query(`update document set data = data - 'sums' where order_id = $1`, [orderId])).rejects.toThrow(
      /append-only/,
    );
    expect(await readAuditViews(shop)).toEqual([]);
  });
});
