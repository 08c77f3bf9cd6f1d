import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Shop } from '../app';
import { readAuditViews } from '../audit-views';
import { ObjectStore } from '../../src/common/public';
import type { Driver } from './driver/driver';
import type { Order, ModelState } from './model-state';

interface Row {
  id: string;
  state: string;
  total: number;
  paid: number;
  refunded: number;
  unmatched: number;
  history: string[];
  items: unknown[];
}

const INVOICE = ['paypal_invoice_created/system>awaiting_payment', 'invoice_sent/system>awaiting_payment'];

const SNAPSHOT = `
  select o.id, o.state, o.total::float8 as total,
    coalesce(m.paid, 0)::float8 as paid, coalesce(m.refunded, 0)::float8 as refunded, coalesce(m.unmatched, 0)::float8 as unmatched,
    (select json_agg(e.event || '/' || e.actor || '>' || e.state order by e.seq) from order_event e where e.order_id = o.id) as history,
    (select json_agg(json_build_array(i.sid, a.artwork, coalesce(a.rejected, false), p.proofs, coalesce(p.current, false),
        exists (select from shipment_item s where s.sid = i.sid)) order by i.position)
      from order_item i
      left join lateral (
        select coalesce(encode(f.sha256, 'hex'), w.url) as artwork, w.rejected_reason is not null as rejected
        from artwork w left join stored_object f on f.id = w.object_id where w.sid = i.sid and w.current) a on true
      left join lateral (
        select json_agg(encode(f.sha256, 'hex') order by r.version) as proofs, bool_or(r.current) as current
        from proof r join stored_object f on f.id = r.object_id where r.sid = i.sid) p on true
      where i.order_id = o.id) as items
  from customer_order o
  left join lateral (
    select sum(p.amount) filter (where e.kind = 'payment') as paid,
      sum(p.amount) filter (where e.kind = 'refund') as refunded,
      sum(case when p.to_account = 'unmatched-payments' then p.amount when p.from_account = 'unmatched-payments' then -p.amount else 0 end) as unmatched
    from ledger_entry e join ledger_posting p on p.entry_id = e.id
    where e.order_id = o.id and p.currency = o.currency) m on true`;

/** The differences between the shop and the model in these orders and their owners' balances. */
export async function findDifferences(driver: Driver, model: ModelState, places: readonly number[]): Promise<string[]> {
  const orders = places.map((place) => model.orders[place]).filter((order) => order !== undefined);
  const rows: Row[] = await driver.reader.query(`${SNAPSHOT} where o.id = any($1)`, [orders.map(({ id }) => id)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const owners = [...new Set(orders.map(({ owner }) => owner))];
  return [
    ...orders.flatMap((order) => compareOrder(order, byId.get(order.id))),
    ...(await compareBalances(driver, model, owners)),
  ];
}

function compareOrder(order: Order, row: Row | undefined): string[] {
  if (!row) return [`order ${order.id} is missing`];
  const invoiced = row.history.filter((entry) => INVOICE.includes(entry));
  const found = { ...row, history: row.history.filter((entry) => !INVOICE.includes(entry)), invoiced };
  const { id, state, total, paid, refunded, unmatched, history } = order;
  const items = order.items.map((item) => [
    item.sid,
    item.artwork,
    item.rejected,
    item.proofs.length > 0 ? item.proofs : null,
    item.proofIsCurrent,
    item.shipped,
  ]);
  const wanted = { id, state, total, paid, refunded, unmatched, history, items, invoiced: invoicedBy(order, invoiced) };
  return Object.entries(wanted).flatMap(([field, value]) => {
    const real: unknown = found[field as keyof typeof wanted];
    const [is, should] = [JSON.stringify(real), JSON.stringify(value)];
    return is === should ? [] : [`order ${id}: ${field} is ${is} and should be ${should}`];
  });
}

/** The history of an invoice, which a job creates at most once and at any time. */
function invoicedBy({ invoice }: Order, found: readonly string[]): readonly string[] {
  if (invoice === 'none') return [];
  if (invoice === 'open') return INVOICE;
  return found.length === 0 ? [] : INVOICE;
}

async function compareBalances(driver: Driver, model: ModelState, owners: readonly number[]): Promise<string[]> {
  const resellers = owners.filter((place) => model.shoppers[place]?.role === 'reseller');
  const rows: { id: string; fen: number }[] = await driver.reader.query(
    'select account_id as id, fen::float8 as fen from prepaid_balance where account_id = any($1)',
    [resellers.map((place) => driver.accountOf(place))],
  );
  return resellers.flatMap((place) => {
    const fen = rows.find(({ id }) => id === driver.accountOf(place))?.fen ?? 0;
    const should = model.shoppers[place]?.balance;
    return fen === should ? [] : [`reseller ${place}: the balance is ${fen} and should be ${should}`];
  });
}

/** The differences in all orders, balances, emails and books, and the findings of the audit views. */
export async function findAllDifferences(driver: Driver, model: ModelState): Promise<string[]> {
  const { reader } = driver;
  const allShoppers = model.shoppers.map((_, place) => place);
  const found = [
    ...(await findDifferences(
      driver,
      model,
      model.orders.map((_, place) => place),
    )),
    ...(await compareBalances(driver, model, allShoppers)),
    ...(await compareMails(reader, model)),
    ...(await compareCounts(reader, model)),
    ...(await compareUnmatchedMoney(reader, model)),
    ...(await readAuditViews(driver.shops[0])).map((row) => `an audit finds ${JSON.stringify(row)}`),
  ];
  return [...new Set(found)];
}

/** The differences in the number of emails by order and template. */
async function compareMails(reader: EntityManager, model: ModelState): Promise<string[]> {
  const rows: { id: string; template: string; count: number }[] = await reader.query(
    `select split_part(dedupe_key, ':', 1) as id, template, count(*)::int as count from mail
     where split_part(dedupe_key, ':', 1) in (select id from customer_order) and template <> 'invoice' group by 1, 2`,
  );
  const found = new Map(rows.map(({ id, template, count }) => [`${id} ${template}`, count]));
  const wanted = new Map(
    model.orders.flatMap(({ id, mails: of }) => Object.entries(of).map(([name, count]) => [`${id} ${name}`, count])),
  );
  const names = [...new Set([...found.keys(), ...wanted.keys()])];
  const invoices: { id: string; mails: number; sent: number }[] = await reader.query(
    `select o.id, (select count(*)::int from mail m where m.template = 'invoice' and m.dedupe_key like o.id || ':%') as mails,
       (select count(*)::int from order_event e where e.order_id = o.id and e.event = 'invoice_sent') as sent from customer_order o
     where o.payment_method = 0`,
  );
  const [unmatchedMails]: { count: number }[] = await reader.query(
    `select count(*)::int as count from mail where template = 'staff_payment_unmatched'`,
  );
  return [
    ...names.flatMap((name) =>
      (found.get(name) ?? 0) === (wanted.get(name) ?? 0)
        ? []
        : [`mails ${name}: ${found.get(name) ?? 0}, and should be ${wanted.get(name) ?? 0}`],
    ),
    ...invoices.flatMap(({ id, mails: is, sent }) =>
      is === sent ? [] : [`order ${id}: ${is} mails of ${sent} invoices`],
    ),
    ...(unmatchedMails?.count === model.unmatchedMails
      ? []
      : [`mails about money that pays for nothing: ${unmatchedMails?.count}, and should be ${model.unmatchedMails}`]),
  ];
}

async function compareCounts(reader: EntityManager, model: ModelState): Promise<string[]> {
  const [row]: { orders: number; files: number; lines: number }[] = await reader.query(
    `select (select count(*)::int from customer_order) as orders, (select count(*)::int from stored_object) as files,
       (select count(*)::int from cart_item) as lines`,
  );
  const wanted = {
    orders: model.orders.length,
    files: model.files,
    lines: model.shoppers.reduce((sum, { cart }) => sum + cart.length, 0),
  };
  return JSON.stringify(row) === JSON.stringify(wanted)
    ? []
    : [`there are ${JSON.stringify(row)} and should be ${JSON.stringify(wanted)}`];
}

async function compareUnmatchedMoney(reader: EntityManager, model: ModelState): Promise<string[]> {
  const rows: { currency: string; amount: number }[] = await reader.query(
    `select currency, sum(case when to_account = 'unmatched-payments' then amount else -amount end)::float8 as amount
     from ledger_posting where 'unmatched-payments' in (from_account, to_account) group by currency having
     sum(case when to_account = 'unmatched-payments' then amount else -amount end) <> 0 order by currency`,
  );
  const sums = { ...model.unassignedMoney };
  for (const { currency, unmatched } of model.orders) sums[currency] = (sums[currency] ?? 0) + unmatched;
  const wanted = Object.entries(sums)
    .filter(([, amount]) => amount !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, amount]) => ({ currency, amount }));
  const [is, should] = [JSON.stringify(rows), JSON.stringify(wanted)];
  return is === should ? [] : [`unmatched money is ${is} and should be ${should}`];
}

/** Compares stored files with their checksums, each file once. */
export class FileCheck {
  private readonly checkedIds = new Set<string>();

  async differences(shop: Shop): Promise<string[]> {
    const store = shop.app.get(ObjectStore, { strict: false });
    const rows: { id: string; key: string; size: number; sha256: string }[] = await shop.database.reader.query(
      `select id, object_key as key, size::float8 as size, encode(sha256, 'hex') as sha256 from stored_object where not id::text = any($1)`,
      [[...this.checkedIds]],
    );
    const found: string[] = [];
    for (const { id, key, size, sha256 } of rows) {
      const hash = createHash('sha256');
      let read = 0;
      for await (const chunk of await store.read(key)) {
        hash.update(chunk as Buffer);
        read += (chunk as Buffer).length;
      }
      if (read !== size || hash.digest('hex') !== sha256) found.push(`file ${key} is not what was stored`);
      this.checkedIds.add(id);
    }
    return found;
  }
}

/** The emails that were not sent, once the outbox is empty. */
export async function findUnsentMails({ reader }: Driver): Promise<string[]> {
  const unsent: { template: string }[] = await reader.query('select template from mail where sent_at is null');
  return unsent.map(({ template }) => `a mail was not sent: ${template}`);
}
