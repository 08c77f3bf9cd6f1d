import type { CallName, Input, OrderDocumentsView } from '@shop/contract';
import { openShop, type As, type Shop } from '../../test/app';
import { answer, atOnce } from '../../test/at-once';
import { audits } from '../../test/audits';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { MailRoom } from '../../test/mail-room';
import { banner, blank, byPayPal, fundedReseller, order, paidOrder, place, recipient } from '../../test/ordering';
import { type Person, somebody } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';
import { Issuing } from './issuing.service';

jest.setTimeout(60_000);

let stage: Stage;
let shop: Shop;
let mailRoom: MailRoom;
let reseller: Person;
let service: Person;
let accounting: Person;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage);
  mailRoom = new MailRoom(shop, stage);
  await fixtureCatalogue(shop);
  reseller = await fundedReseller(shop, 100_000_000);
  service = await somebody(shop, 'customer_service');
  accounting = await somebody(shop, 'accounting');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

const query = <T>(sql: string, values: unknown[] = []) => shop.database.reader.query<T[]>(sql, values);
const issuing = () => shop.app.get(Issuing, { strict: false });

interface File {
  status: number;
  type: string | null;
  name: string;
  headers: Headers;
  content: Buffer;
}

async function file<N extends CallName>(call: N, input: Input<N>, as: As): Promise<File> {
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

const post = (orderId: string, body: object, { bearer }: Person) =>
  shop.call('admin/order-events', body as never, { bearer, params: { orderId } });

const papers = (orderId: string, { bearer }: Person): Promise<OrderDocumentsView> =>
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

describe('the invoice of a paid order', () => {
  test('is issued by itself once the order is paid, and says all that the order froze', async () => {
    const orderId = await paidOrder(shop, reseller, [{ ...banner, label: '髙島屋' }]);
    await mailRoom.idle();
    const [invoice, ...others] = await rows(orderId);
    expect(others).toEqual([]);
    expect(invoice?.name).toMatch(/^INV-\d{4}-\d{6}$/);
    expect(invoice?.data).toMatchObject({
      language: 'en',
      orderId,
      currency: 'CNY',
      digits: 2,
      buyer: { firstName: recipient.firstName, company: recipient.company, country: 'JP', email: reseller.email },
      seller: { name: 'Widepress', address: ['Shanghai', 'China'] },
      payment: { route: 'prepaid' },
      lines: [{ sku: banner.sku, name: expect.stringContaining('3 × 6 ft'), quantity: 1, label: '髙島屋' }],
    });
    expect(await audits(shop)).toEqual([]);
  });

  test('is handed out as a file that is kept by nobody else and runs nothing', async () => {
    const orderId = await paidOrder(shop, reseller);
    const invoice = await file('Account/Invoice', { orderId: orderId.toLowerCase() }, reseller);
    expect(isPdf(invoice)).toBe(true);
    expect(invoice.name).toMatch(/^INV-\d{4}-\d{6}\.pdf$/);
    expect(invoice.headers.get('cache-control')).toBe('no-store');
    expect(invoice.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(invoice.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  test('is the same file whenever it is asked for, by whomever', async () => {
    const orderId = await paidOrder(shop, reseller);
    const first = await file('Account/Invoice', { orderId }, { ...reseller, language: 'ja' });
    const second = await file('admin/order-invoice', {}, { ...service, params: { orderId }, language: 'de' });
    expect(first.content.equals(second.content)).toBe(true);
  });

  test('is its owner’s and the staff’s who need it, and nobody else’s', async () => {
    const orderId = await paidOrder(shop, reseller);
    const stranger = await somebody(shop);
    const { invoice } = await papers(orderId, reseller);
    for (const call of ['Account/Invoice', 'Account/QuotePdf', 'Account/OrderDocuments'] as const)
      expect(await answer(shop, call, { orderId }, stranger)).toMatchObject({
        status: 404,
        code: 'resource_not_found',
      });
    expect(await answer(shop, 'Account/CreditNote', { number: invoice?.number }, reseller)).toMatchObject({
      status: 404,
    });
    const factory = await somebody(shop, 'factory');
    for (const call of ['admin/order-invoice', 'admin/order-quote', 'admin/order-documents'] as const) {
      expect(await answer(shop, call, {}, { ...factory, params: { orderId } })).toMatchObject({ status: 403 });
      for (const reader of [service, accounting])
        expect(await answer(shop, call, {}, { ...reader, params: { orderId } })).toMatchObject({ status: 200 });
    }
    expect(await answer(shop, 'Account/Invoice', { orderId })).toMatchObject({ status: 401 });
  });

  test('keeps its rate with the day since when it was in force', async () => {
    const [before] = await query<{ valid_from: Date }>(
      `select max(valid_from) as valid_from from currency_rate where currency = 'USD' and valid_from <= now()`,
    );
    const customer = await somebody(shop);
    const { orderId } = await place(shop, customer, byPayPal);
    const [kept] = await query<{ rate_from: Date }>('select rate_from from customer_order where id = $1', [orderId]);
    expect(kept?.rate_from).toEqual(before?.valid_from);
  });
});

describe('numbers', () => {
  test('have no gap and no double under forty payments and as many who ask for the invoice meanwhile', async () => {
    const orders: string[] = [];
    for (let made = 0; made < 40; made++)
      orders.push((await place(shop, reseller, { ...byPayPal, currency: 'CNY', paymentMethod: 3 }, [blank])).orderId);
    for (const orderId of orders) await shop.call('Cart/CompleteOrder', { orderId }, reseller);
    await Promise.all(
      orders.flatMap((orderId) => [
        shop.call('Cart/Checkout', { orderId, payNow: true }, reseller).then(() => issuing().invoice(orderId)),
        issuing().all(orderId),
      ]),
    );
    await mailRoom.idle();
    const issued = await query<{ number: number; orders: string }>(
      `select number, count(*) as orders from document where kind = 'invoice' group by number order by number`,
    );
    expect(issued.map(({ number }) => number)).toEqual(issued.map((_, place) => place + 1));
    expect(issued.every(({ orders: each }) => Number(each) === 1)).toBe(true);
    const [{ count } = { count: '' }] = await query<{ count: string }>(
      `select count(*) from document where kind = 'invoice' and order_id = any($1)`,
      [orders],
    );
    expect(Number(count)).toBe(40);
    expect(await audits(shop)).toEqual([]);
  });

  test('go to the next one when who took them is killed before writing', async () => {
    const orderId = await paidOrder(shop, reseller);
    await mailRoom.idle();
    const [{ last } = { last: 0 }] = await query<{ last: number }>(
      `select max(last) as last from document_number where kind = 'invoice'`,
    );
    const killed = shop.database.transaction(async (tx) => {
      await tx.query(`update document_number set last = last + 1 where kind = 'invoice'`);
      await tx.query('select pg_terminate_backend(pg_backend_pid())');
    });
    await expect(killed).rejects.toThrow();
    const next = await paidOrder(shop, reseller);
    const { invoice } = await papers(next, reseller);
    expect(Number(invoice?.number.slice(-6))).toBe(last + 1);
    expect((await papers(orderId, reseller)).invoice?.number).not.toBe(invoice?.number);
    expect(await audits(shop)).toEqual([]);
  });

  test('stay on what they were written on', async () => {
    const orderId = await paidOrder(shop, reseller);
    await papers(orderId, reseller);
    for (const change of [`number = number + 1`, `data = data - 'sums'`, `data = data - 'buyer'`, `amount = 1`])
      await expect(query(`update document set ${change} where order_id = $1`, [orderId])).rejects.toThrow(
        /append-only/,
      );
    await expect(query('delete from document where order_id = $1', [orderId])).rejects.toThrow(/append-only/);
  });
});

describe('where no job is done', () => {
  let quietStage: Stage;
  let quiet: Shop;
  let buyer: Person;

  beforeAll(async () => {
    quietStage = await openStage();
    quiet = await openShop(quietStage, {
      WORKER: '0',
      SHOP_LEGAL_NAME: 'Widepress Co.',
      SHOP_ADDRESS: '1 Print St | Shanghai',
      SHOP_TAX_ID: '91310000',
    });
    await fixtureCatalogue(quiet);
    buyer = await fundedReseller(quiet, 100_000_000);
  }, 60_000);

  afterAll(async () => {
    await quiet?.close();
    await quietStage?.close();
  });

  const issue = (orderId: string) => quiet.app.get(Issuing, { strict: false }).invoice(orderId);

  test('an invoice is issued when it is first asked for, once, by however many at once', async () => {
    const orderId = await paidOrder(quiet, buyer);
    const answers = await atOnce(8, () => quiet.call('Account/OrderDocuments', { orderId }, buyer));
    expect(new Set(answers.map(({ invoice }) => invoice?.number)).size).toBe(1);
    const issued = await quiet.database.reader.query<{ data: unknown }[]>('select data from document');
    expect(issued).toHaveLength(1);
    expect(issued[0]?.data).toMatchObject({
      seller: { name: 'Widepress Co.', address: ['1 Print St', 'Shanghai'], taxId: '91310000' },
    });
    expect(await audits(quiet)).toEqual([]);
  });

  test('numbers begin anew with the year it is where we work', async () => {
    const [one, other] = [await paidOrder(quiet, buyer), await paidOrder(quiet, buyer)];
    quiet.clock.stopAt('2098-12-31T15:59:59Z');
    const first = await issue(one);
    quiet.clock.stopAt('2098-12-31T16:00:00Z');
    const second = await issue(other);
    quiet.clock.run();
    expect([first?.name, second?.name]).toEqual(['INV-2098-000001', 'INV-2099-000001']);
  });
});

describe('a credit note', () => {
  test('is issued for every refund, over what went back, and names the invoice', async () => {
    const orderId = await paidOrder(shop, reseller);
    await post(orderId, { event: 'refund_issued', amount: 700, currency: 'CNY', reason: 'a crease' }, accounting);
    await post(orderId, { event: 'refund_issued', amount: 300, currency: 'CNY', reason: 'another' }, accounting);
    await mailRoom.idle();
    const { invoice, creditNotes } = await papers(orderId, reseller);
    expect(creditNotes).toEqual([
      expect.objectContaining({ amount: { currency: 'CNY', amount: 700 }, reason: 'a crease' }),
      expect.objectContaining({ amount: { currency: 'CNY', amount: 300 }, reason: 'another' }),
    ]);
    const [note] = (await rows(orderId)).filter(({ kind }) => kind === 'credit_note');
    expect(note?.data).toMatchObject({ invoice: { name: invoice?.number }, route: 'prepaid' });
    for (const { number } of creditNotes) {
      expect(number).toMatch(/^CN-\d{4}-\d{6}$/);
      expect(isPdf(await file('Account/CreditNote', { number }, reseller))).toBe(true);
      expect(isPdf(await file('admin/order-credit-note', {}, { ...service, params: { orderId, number } }))).toBe(true);
    }
    const stranger = await fundedReseller(shop, 1);
    const [{ number } = { number: '' }] = creditNotes;
    expect(await answer(shop, 'Account/CreditNote', { number }, stranger)).toMatchObject({ status: 404 });
    const other = await paidOrder(shop, reseller);
    const elsewhere = { ...service, params: { orderId: other, number } };
    expect(await answer(shop, 'admin/order-credit-note', {}, elsewhere)).toMatchObject({ status: 404 });
    expect(await audits(shop)).toEqual([]);
  });

  test('takes all of a cancelled order back', async () => {
    const orderId = await paidOrder(shop, reseller);
    await post(orderId, { event: 'order_cancelled', reason: 'sold out' }, service);
    const { invoice, creditNotes } = await papers(orderId, reseller);
    expect(creditNotes.map(({ amount }) => amount)).toEqual([invoice?.amount]);
    expect(isPdf(await file('Account/Invoice', { orderId }, reseller))).toBe(true);
  });
});

describe('before it is paid', () => {
  test('an order has a pro-forma without a number, in its reader’s language', async () => {
    const customer = await somebody(shop);
    const orderId = await order(shop, customer, { ...byPayPal, currency: 'JPY' });
    const english = await file('Account/Invoice', { orderId }, customer);
    const japanese = await file('Account/Invoice', { orderId }, { ...customer, language: 'ja' });
    expect([isPdf(english), isPdf(japanese), english.name]).toEqual([true, true, `pro-forma-${orderId}.pdf`]);
    expect(english.content.equals(japanese.content)).toBe(false);
    expect(await papers(orderId, customer)).toEqual({ invoice: null, creditNotes: [] });
    expect(await rows(orderId)).toEqual([]);
  });

  test('an order that ended has nothing to invoice', async () => {
    const customer = await somebody(shop);
    const orderId = await order(shop, customer, byPayPal);
    await shop.call('Account/CancelOrder', { orderId, reason: 'no more' }, customer);
    expect(await answer(shop, 'Account/Invoice', { orderId }, customer)).toMatchObject({
      status: 409,
      code: 'nothing_to_invoice',
    });
    expect(isPdf(await file('Account/QuotePdf', { orderId }, customer))).toBe(true);
  });

  test('a cart has its quote on paper, and is refused like any quote', async () => {
    const customer = await somebody(shop);
    const terms = { ...byPayPal, country: 'JP' };
    expect(await answer(shop, 'Cart/QuotePdf', terms, customer)).toMatchObject({ code: 'empty_cart' });
    await shop.call('Cart/Add2Cart', { item: banner }, customer);
    for (const language of ['en', 'ja', 'fr', 'es', 'de'])
      expect(isPdf(await file('Cart/QuotePdf', terms, { ...customer, language }))).toBe(true);
    expect(await answer(shop, 'Cart/QuotePdf', { ...terms, currency: 'XXX' }, customer)).toMatchObject({
      code: 'unknown_currency',
    });
  });
});

describe('a prepaid statement', () => {
  const days = { from: '2000-01-01', to: '2099-12-31' } as const;

  test('opens with what was there, lists what moved, and closes with what is there', async () => {
    const person = await fundedReseller(shop, 500_000);
    const orderId = await paidOrder(shop, person);
    const { amount } = await shop.call('Account/MyCurrentBalance', {}, person);
    const csv = await file('Account/PrepaidStatement', { ...days, format: 'csv' }, person);
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
    expect(isPdf(await file('Account/PrepaidStatement', { ...days, format: 'pdf' }, person))).toBe(true);
  });

  test('counts days where we work', async () => {
    const person = await somebody(shop, 'reseller');
    shop.clock.stopAt('2026-03-01T15:59:59Z');
    const deposit = (amount: number) =>
      query(
        `with e as (insert into ledger_entry (kind, memo, posted_at, occasion) values ('deposit', 'bank', $2, gen_random_uuid()::text) returning id),
           p as (insert into ledger_posting (entry_id, from_account, to_account, currency, amount) select id, 'bank', 'prepaid:' || $1::text, 'CNY', $3 from e),
           b as (insert into prepaid_balance (account_id, fen) values ($1::uuid, $3) on conflict (account_id) do update set fen = prepaid_balance.fen + $3 returning fen)
         insert into prepaid_movement (entry_id, account_id, fen, balance_after) select e.id, $1::uuid, $3, b.fen from e, b`,
        [person.accountId, shop.clock.now(), amount],
      );
    await deposit(100);
    shop.clock.stopAt('2026-03-01T16:00:00Z');
    await deposit(20);
    shop.clock.run();
    const closing = async (from: string, to: string) => {
      const { content } = await file(
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

  test('is one’s own, or accounting’s to read', async () => {
    const as = { params: { id: reseller.accountId } };
    const whole = { ...days, format: 'csv' };
    expect(await answer(shop, 'admin/prepaid-statement', whole, { ...accounting, ...as })).toMatchObject({
      status: 200,
    });
    expect(await answer(shop, 'admin/prepaid-statement', whole, { ...service, ...as })).toMatchObject({ status: 403 });
    expect(
      await answer(shop, 'admin/prepaid-statement', whole, { ...accounting, params: { id: 'nobody' } }),
    ).toMatchObject({ status: 404 });
  });

  test.each([
    ['2026-02-30', '2026-03-01'],
    ['2026-03-02', '2026-03-01'],
    ['yesterday', '2026-03-01'],
  ])('from %s to %s is none', async (from, to) => {
    expect(await answer(shop, 'Account/PrepaidStatement', { from, to, format: 'csv' }, reseller)).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
  });
});

describe('a closed account', () => {
  test('stays in the books as a number: what it bought is printed, who it was is not', async () => {
    const person = await somebody(shop);
    const orderId = await order(shop, person, byPayPal, [{ ...blank, label: 'for Hanako' }]);
    const { amount: total } = await shop.call('Account/ViewOrder', { orderId }, person);
    await post(orderId, { event: 'order_paid', ...total, method: 'bank_transfer', memo: `TT ${orderId}` }, accounting);
    await post(orderId, { event: 'order_cancelled', reason: 'Hanako asked for it' }, service);
    await papers(orderId, person);
    const mine = (await shop.call('Account/MyData', {}, person)) as { documents: { number: string }[] };
    expect(mine.documents).toHaveLength(2);
    const before = await rows(orderId);
    await shop.call('Account/CloseAccount', {}, person);
    await mailRoom.idle();
    const kept = await rows(orderId);
    expect(kept.map(({ name, amount }) => [name, amount])).toEqual(before.map(({ name, amount }) => [name, amount]));
    expect(JSON.stringify(kept)).not.toMatch(/Hanako|Tanaka|Jingumae|people\.test/);
    for (const { data } of kept) expect(data.buyer).toEqual({ city: recipient.city, country: 'JP' });
    expect(isPdf(await file('admin/order-invoice', {}, { ...service, params: { orderId } }))).toBe(true);
    await expect(query(`update document set data = data - 'sums' where order_id = $1`, [orderId])).rejects.toThrow(
      /append-only/,
    );
    expect(await audits(shop)).toEqual([]);
  });
});
