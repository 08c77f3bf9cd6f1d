import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallName } from '@shop/contract';
import { Tariffs } from '../../src/catalogue/public';
import { job, Outbox } from '../../src/kernel/public';
import { type Delivery, EmulatorProcess, WebhookReceiver } from '../../src/payments/paypal/emulator.testing';
import { type As, openShop, type Shop } from '../app';
import { type Answer, answer } from '../at-once';
import { fixtureCatalogue } from '../fixture-catalogue';
import { banner, blank, form, pdf, recipient } from '../ordering';
import { backAgain, type Person, somebody } from '../people';
import { openStage, type Stage } from '../stage';
import { nonsense, NOWHERE } from './nonsense';
import type { ItemKind, Operation, StaffPost, Told } from './operation';
import { otherThan } from './rules';
import { DAY, type Order, type ShopperRole, type StaffRole, type World } from './world';

export interface Done extends Answer {
  told: Told;
}

interface Somebody extends Person {
  role: ShopperRole | StaffRole;
  /** Unix milliseconds of the shop's time: when the tokens were given. */
  since: number;
}

interface Sent {
  name: CallName;
  by: Somebody;
  /** Made anew each time: a form can be read only once. */
  input: (changed: boolean) => unknown;
  params: Record<string, string>;
  key: string;
  first: Answer;
}

const TOKEN_LASTS = 110 * 60_000;
const REFRESH_LASTS = 29 * DAY;
const MERCHANT = 'merchant@example.com';
const FITTING = { 'content-type': 'application/json' };

const ITEMS: Record<ItemKind, object> = {
  banner,
  blank,
  stand: { sku: 'roll-up', variant: '85x200', quantity: 2, artwork: 'custom', finishes: [] },
  nothing: { ...banner, quantity: 0 },
  unknown: { ...banner, sku: 'no-such' },
};

/** Does to a real shop, run twice on one database, what the walk says; its clock stands still in between. */
export class Driver {
  private readonly people = { shoppers: new Array<Somebody>(), staff: new Array<Somebody>() };
  private readonly deliveries = new Map<string, Delivery>();
  /** What PayPal told beside payments, and nobody passed on yet. */
  private asides: Delivery[] = [];
  private sent: Sent[] = [];
  private now = 0;
  private turn = 0;
  private kept = 0;

  private constructor(
    readonly shops: readonly [Shop, Shop],
    private readonly stage: Stage,
    private readonly paypal: EmulatorProcess,
    private readonly mailbox: WebhookReceiver,
  ) {
    mailbox.answer = (delivery) => {
      const { id, event_type: type } = JSON.parse(delivery.body) as { id: string; event_type: string };
      if (type === 'INVOICING.INVOICE.PAID') this.deliveries.set(id, delivery);
      else this.asides.push(delivery);
      return 200;
    };
  }

  /** What runs by the time of day runs here when the walk says so. */
  static async open(): Promise<Driver> {
    jest.spyOn(Outbox.prototype, 'schedule').mockImplementation(function (this: Outbox, _pattern, name, work) {
      this.handle(job<object>(name), work);
    });
    const mailbox = await WebhookReceiver.start();
    const paypal = await EmulatorProcess.start({ WEBHOOK_URL: mailbox.url, MERCHANT_EMAIL: MERCHANT });
    const stage = await openStage();
    const env = {
      PAYPAL_BASE_URL: paypal.url,
      PAYPAL_CLIENT_ID: 'emulator-client',
      PAYPAL_CLIENT_SECRET: 'emulator-secret',
      PAYPAL_WEBHOOK_ID: 'EMULATORWEBHOOK01',
      PAYPAL_PAYEE: MERCHANT,
      TRUSTED_PROXIES: '127.0.0.1',
    };
    const shops: [Shop, Shop] = [await openShop(stage, env), await openShop(stage, env)];
    await fixtureCatalogue(shops[0]);
    await shops[1].app.get(Tariffs, { strict: false }).reload();
    return new Driver(shops, stage, paypal, mailbox);
  }

  async close(): Promise<void> {
    for (const shop of this.shops) await shop.close();
    await this.stage.close();
    await this.paypal.end();
    this.mailbox.stop();
    jest.restoreAllMocks();
  }

  /** Makes the people of a world. */
  async populate(world: World): Promise<void> {
    this.at(world.now);
    for (const { role } of world.shoppers) await this.welcome(role);
    for (const { role } of world.staff)
      this.people.staff.push({ ...(await somebody(this.shops[0], role)), role, since: this.now });
  }

  at(now: number): void {
    this.now = now;
    for (const { clock } of this.shops) clock.stopAt(new Date(now).toISOString());
  }

  /** Lets the workers keep up with a clock that runs so fast: what they hold for a minute they would lose in a moment. */
  async keepPace(now: number): Promise<void> {
    if (now - this.kept < 30_000) return;
    await this.until(
      `select from graphile_worker.jobs where task_identifier = 'orders.invoice-wanted' and run_at <= now() limit 1`,
      [],
    );
    this.kept = this.now;
  }

  accountOf(shopper: number): string {
    return this.shopper(shopper).accountId;
  }

  get reader() {
    return this.shops[0].database.reader;
  }

  /** Logs in anew whoever an operation needs, so that two at once need no log-in. */
  async prepare(operation: Operation): Promise<void> {
    if ('shopper' in operation) await this.awake(this.shopper(operation.shopper));
    if ('staff' in operation) await this.awake(this.colleague(operation.staff));
  }

  async perform(world: World, operation: Operation): Promise<Done> {
    const shop = this.shops[this.turn++ % 2 === 0 ? 0 : 1];
    switch (operation.do) {
      case 'add':
        return this.add(shop, operation.shopper, operation.item);
      case 'remove': {
        const itemId = worldCart(world, operation.shopper)[operation.line]?.id ?? randomUUID();
        return plain(await answer(shop, 'Cart/DeleteItemInCart', { itemId }, this.shopper(operation.shopper)));
      }
      case 'place':
        return this.place(shop, operation);
      case 'deposit': {
        const { email } = this.shopper(operation.shopper);
        const input = (changed: boolean) => ({
          accountEmail: email,
          type: 'deposit',
          amount: operation.amount + (changed ? 1 : 0),
          memo: 'bank transfer',
        });
        return plain(await this.keyed(shop, 'admin/prepaid-deposit', this.colleague(operation.staff), input));
      }
      case 'post':
        return this.post(shop, orderAt(world, operation.order), this.colleague(operation.staff), operation.post);
      case 'post-as-shopper':
        return this.post(shop, orderAt(world, operation.order), this.shopper(operation.shopper), operation.post);
      case 'pay':
        return this.pay(orderAt(world, operation.order), operation.part);
      case 'forge':
        return this.forge(world, operation);
      case 'report':
        return this.report(world, operation);
      case 'settle':
        return this.settle(shop, at(world.tasks, operation.task).capture, operation);
      case 'guest':
        await this.welcome('guest');
        return DONE;
      case 'wait':
        await this.keepPace(Infinity);
        this.at(this.now + operation.ms);
        return DONE;
      case 'expire':
        await this.run('orders.expire');
        return DONE;
      case 'complete-old':
        await this.runOld();
        return DONE;
      case 'drain':
        await this.drain();
        return DONE;
      case 'nonsense': {
        const { name, input, as } = nonsense(operation.which, {
          shopper: this.shopper(operation.shopper),
          staff: this.colleague(operation.staff),
          orderId: world.orders.at(-1)?.id ?? '',
        });
        return plain(await answer(shop, name, input, as));
      }
      case 'repeat':
        return this.repeat(shop, operation);
      default:
        return this.byOwner(shop, world, operation);
    }
  }

  private async welcome(role: ShopperRole): Promise<void> {
    const person = role === 'guest' ? await this.guest() : await somebody(this.shops[0], role);
    this.people.shoppers.push({ ...person, role, since: this.now });
  }

  private async guest(): Promise<Person> {
    const email = `guest-${randomUUID()}@people.test`;
    const from = `203.0.${this.people.shoppers.length >> 8}.${this.people.shoppers.length & 255}`;
    const session = await this.shops[0].call('TokenAuth/Guest', { email }, { headers: { 'x-forwarded-for': from } });
    return { accountId: '', email, bearer: session.accessToken, refreshToken: session.refreshToken };
  }

  private shopper(place: number): Somebody {
    return at(this.people.shoppers, place);
  }

  private colleague(place: number): Somebody {
    return at(this.people.staff, place);
  }

  private async awake(person: Somebody): Promise<void> {
    const age = this.now - person.since;
    if (age < TOKEN_LASTS) return;
    const { bearer, refreshToken } = person;
    if (age < REFRESH_LASTS) {
      const session = await this.shops[0].call('TokenAuth/RefreshToken', { refreshToken }, { bearer });
      Object.assign(person, { bearer: session.accessToken, refreshToken: session.refreshToken });
    } else Object.assign(person, await backAgain(this.shops[0], person));
    person.since = this.now;
  }

  /** Sends a command under a new key, and keeps it to be sent again. */
  private async keyed(
    shop: Shop,
    name: CallName,
    by: Somebody,
    input: Sent['input'],
    params: Record<string, string> = {},
  ): Promise<Answer> {
    const key = randomUUID();
    const first = await answer(shop, name, input(false), asked(by, params, key));
    if (first.status === 200) this.sent = [...this.sent.slice(-9), { name, by, input, params, key, first }];
    return first;
  }

  private async repeat(shop: Shop, { back, changed }: Extract<Operation, { do: 'repeat' }>): Promise<Done> {
    const stillHere = this.sent.filter(({ by }) => by.role !== 'guest' || this.now - by.since < TOKEN_LASTS);
    const earlier = stillHere.at(-1 - (back % Math.max(1, stillHere.length)));
    if (!earlier) return changed ? { ...DONE, status: 422, code: 'idempotency_key_reused' } : DONE;
    await this.awake(earlier.by);
    const as = asked(earlier.by, earlier.params, earlier.key);
    const again = await answer(shop, earlier.name, earlier.input(changed), as);
    if (again.status === 200 && JSON.stringify(again.body) !== JSON.stringify(earlier.first.body))
      return { ...again, told: {}, status: 418, code: 'another answer than the first' };
    return plain(again);
  }

  private async add(shop: Shop, shopper: number, kind: ItemKind): Promise<Done> {
    const input = (changed: boolean) => ({ item: { ...ITEMS[kind], ...(changed && { label: 'another' }) } });
    const given = await this.keyed(shop, 'Cart/Add2Cart', this.shopper(shopper), input);
    return { ...given, told: { lineId: dataOf<{ itemId?: string }>(given).itemId } };
  }

  private async place(shop: Shop, operation: Extract<Operation, { do: 'place' }>): Promise<Done> {
    const { terms, off, risk } = operation;
    const by = this.shopper(operation.shopper);
    const quoted = await answer(shop, 'Cart/GetInstantQuote', { ...terms, country: recipient.country }, by);
    const { adjusted } = dataOf<{ adjusted?: { total: number } }>(quoted);
    const expectedTotal = { currency: terms.currency, amount: (adjusted?.total ?? 1000) + off };
    const input = (changed: boolean) => ({
      address: { ...recipient, ...(changed && { line1: 'elsewhere' }) },
      ...terms,
      expectedTotal,
      ...(risk && { economyRiskAccepted: true }),
    });
    const given = await this.keyed(shop, 'Cart/PlaceOrder', by, input);
    const placed = dataOf<{ orderId?: string; quote?: { adjusted: { total: number; product: number } } }>(given);
    if (!placed.orderId || !placed.quote) return plain(given);
    const items: { sid: string }[] = await this.reader.query(
      'select sid from order_item where order_id = $1 order by position',
      [placed.orderId],
    );
    const { total, product } = placed.quote.adjusted;
    return { ...given, told: { orderId: placed.orderId, total, product, sids: items.map(({ sid }) => sid) } };
  }

  private async byOwner(
    shop: Shop,
    world: World,
    operation: Extract<Operation, { shopper: number; order: number }>,
  ): Promise<Done> {
    const by = this.shopper(operation.shopper);
    const order = orderAt(world, operation.order);
    const { id: orderId } = order;
    const sid = (place: number) => at(order.items, place).sid;
    switch (operation.do) {
      case 'look':
        return plain(await answer(shop, 'Account/ViewOrder', { orderId }, by));
      case 'complete': {
        const input = (changed: boolean) => ({ orderId, ...(changed && { notes: 'ring twice' }) });
        return plain(await this.keyed(shop, 'Cart/CompleteOrder', by, input));
      }
      case 'checkout': {
        const input = (changed: boolean) => ({ orderId, payNow: changed !== operation.payNow });
        const given = await this.keyed(shop, 'Cart/Checkout', by, input);
        return { ...given, told: dataOf<{ paypal?: { invoiceId: string } }>(given).paypal ?? {} };
      }
      case 'cancel':
        return plain(await answer(shop, 'Account/CancelOrder', { orderId, reason: 'changed my mind' }, by));
      case 'upload': {
        const content = operation.fit ? pdf(operation.words) : new Blob([`MZ ${operation.words}`]);
        const data = form({ orderId, sid: sid(operation.item) }, { name: 'art.pdf', content });
        const given = await answer(shop, 'Account/ArtworkUpload', data, by);
        return { ...given, told: { sha256: await sha256(content) } };
      }
      case 'link': {
        const input = { orderId, sid: sid(operation.item), url: operation.url };
        return plain(await answer(shop, 'Account/ArtworkUploadShareDownloadLink', input, by));
      }
      case 'finish':
        return plain(await answer(shop, 'Account/FinishUpload', { orderId }, by));
      case 'confirm': {
        const printed = order.items.filter((item) => item.printed);
        const versions = Object.fromEntries(
          printed.map((item) => [item.sid, Math.max(1, item.proofs.length) + operation.off]),
        );
        return plain(await answer(shop, 'Account/ConfirmProof', { orderId, versions }, by));
      }
      case 'change': {
        const input = { orderId, sid: sid(operation.item), comment: operation.comment };
        return plain(await answer(shop, 'Account/RequestProofChange', input, by));
      }
      case 'post-as-shopper':
        throw new Error('posted elsewhere');
    }
  }

  private async post(shop: Shop, order: Order, by: Somebody, asked: StaffPost): Promise<Done> {
    const params = { orderId: order.id };
    const sids = (places: readonly number[]) => places.map((place) => at(order.items, place).sid);
    if (asked.event === 'digital_proof_sent') {
      const [sid = ''] = sids([asked.item]);
      const file = (changed: boolean) => pdf(changed ? 'another' : asked.words);
      const input = (changed: boolean) =>
        form({ event: asked.event, sid }, { name: 'proof.pdf', content: file(changed) });
      const given = await this.keyed(shop, 'admin/order-events', by, input, params);
      return { ...given, told: { sha256: await sha256(file(false)) } };
    }
    const body = { ...bodyOf(order, asked, sids, this.now) };
    const input = (changed: boolean) => (changed ? { ...body, memo: 'another' } : body);
    return plain(await this.keyed(shop, 'admin/order-events', by, input, params));
  }

  private async pay(order: Order, part: number | null): Promise<Done> {
    const value = part === null ? {} : { value: decimal(order.currency, part) };
    const answered = await this.paypal.post(`/emulator/invoices/${order.invoiceId}/pay`, value);
    const { capture } = (await answered.json()) as { capture?: { id: string; amount: { value: string } } | null };
    if (!capture) return DONE;
    const event = await this.arrived((body) => body.includes(`"payment_id":"${capture.id}"`));
    const amount = minor(order.currency, capture.amount.value);
    return { ...DONE, told: { capture: capture.id, amount, event } };
  }

  /** Has PayPal sign an event that tells of a payment there never was, or of one once more. */
  private async forge(world: World, operation: Extract<Operation, { do: 'forge' }>): Promise<Done> {
    const order = orderAt(world, operation.order);
    const forgery = operation.with;
    const known = world.reports.find(({ order: of, ours }) => of === operation.order && ours);
    const again = forgery === 'again' ? known : undefined;
    const [payment] = again?.payments ?? [];
    const capture = payment?.capture ?? `FORGED${randomUUID().slice(0, 8).toUpperCase()}`;
    const amount = payment?.amount ?? order.total + (forgery === 'amount' ? 1 : 0);
    const currency = again?.currency ?? (forgery === 'currency' ? otherThan(order.currency) : order.currency);
    const money = { currency_code: currency, value: decimal(currency, amount) };
    const number = forgery === 'invoice' ? `OF-NOBODY-${capture}` : order.id;
    const invoice = {
      id: forgery === 'invoice' ? `INV2-${capture}` : order.invoiceId,
      status: 'PAID',
      detail: { invoice_number: number, reference: number, currency_code: currency },
      invoicer: { email_address: forgery === 'payee' ? 'somebody@else.test' : MERCHANT },
      amount: money,
      payments: {
        paid_amount: money,
        transactions: [{ type: 'PAYPAL', payment_id: capture, amount: money, transaction_status: 'SUCCESS' }],
      },
    };
    const signed = await this.paypal.post('/emulator/events', {
      event_type: 'INVOICING.INVOICE.PAID',
      resource: { invoice },
    });
    const { id } = (await signed.json()) as { id: string };
    const event = await this.arrived((body) => body.includes(`"id":"${id}"`));
    return { ...DONE, told: { event, capture, amount } };
  }

  /** PayPal's name of the event that came, or will in a moment. */
  private async arrived(wanted: (body: string) => boolean): Promise<string> {
    for (let tried = 0; tried < 2000; tried++) {
      const found = [...this.deliveries].find(([, { body }]) => wanted(body));
      if (found) return found[0];
      await pause(5);
    }
    throw new Error('PayPal told nothing');
  }

  private async report(world: World, operation: Extract<Operation, { do: 'report' }>): Promise<Done> {
    const delivery = this.deliveries.get(at(world.reports, operation.report).event);
    if (!delivery) throw new Error('nothing to deliver');
    const { headers } = delivery;
    const body = operation.spoilt ? delivery.body.replace(/"value":"/, '"value":"9') : delivery.body;
    const told = await Promise.all(
      Array.from({ length: operation.times }, (_, place) => this.deliver({ headers, body }, place)),
    );
    return told.find(({ status }) => status !== 200) ?? DONE;
  }

  private async settle(
    shop: Shop,
    capture: string,
    { staff, how }: Extract<Operation, { do: 'settle' }>,
  ): Promise<Done> {
    const [task]: { id: string }[] = await this.reader.query('select id from unapplied_payment where reference = $1', [
      capture,
    ]);
    const params = { id: task?.id ?? '' };
    if (how === 'apply')
      return plain(await this.keyed(shop, 'admin/unapplied-apply', this.colleague(staff), appliedTo, params));
    const input = (changed: boolean) => ({ reason: changed ? 'another' : 'pays for nothing' });
    return plain(await this.keyed(shop, 'admin/unapplied-give-back', this.colleague(staff), input, params));
  }

  private async deliver({ headers, body }: Delivery, place = 0): Promise<Done> {
    const signed = Object.entries(headers).filter((entry): entry is [string, string] => /^paypal-/.test(entry[0]));
    const shop = this.shops[place % 2 === 0 ? 0 : 1];
    const response = await fetch(`${shop.origin}/api/webhooks/paypal`, {
      method: 'POST',
      headers: { ...FITTING, ...Object.fromEntries(signed) },
      body,
    });
    const given = (await response.json()) as { code?: string };
    return { status: response.status, code: given.code ?? '', body: given, told: {} };
  }

  /** Runs a piece of work that otherwise the time of day starts. */
  private async run(name: string): Promise<void> {
    const [added]: { id: string }[] = await this.reader.query(`select id from graphile_worker.add_job($1, '{}')`, [
      name,
    ]);
    await this.until('select from graphile_worker._private_jobs where id = $1', [added?.id]);
  }

  /** Runs what the outbox was given for a day that has come. */
  private async runOld(): Promise<void> {
    const due: { id: string }[] = await this.reader.query(
      `with due as (update graphile_worker._private_jobs set run_at = now()
         where run_at > now() + interval '1 year' and run_at <= $1 returning id)
       select id, pg_notify('jobs:insert', '{"count":10}') from due`,
      [new Date(this.now)],
    );
    await this.until('select from graphile_worker._private_jobs where id = any($1)', [due.map(({ id }) => id)]);
  }

  /** Nothing waits in the outbox any more, and what PayPal told beside payments was passed on. */
  async drain(): Promise<void> {
    await this.until('select from graphile_worker._private_jobs where run_at <= now() limit 1', []);
    const asides = this.asides;
    this.asides = [];
    for (const aside of asides) {
      const { status } = await this.deliver(aside);
      if (status !== 200) throw new Error(`a genuine event of PayPal's was answered ${status}: ${aside.body}`);
    }
  }

  private async until(noneOf: string, values: readonly unknown[]): Promise<void> {
    for (let tried = 0; tried < 6000; tried++) {
      const left: unknown[] = await this.reader.query(noneOf, [...values]);
      if (left.length === 0) return;
      await pause(5);
    }
    throw new Error('the outbox is never done');
  }
}

const DONE: Done = { status: 200, code: '', body: {}, told: {} };

function plain(given: Answer): Done {
  return { ...given, told: {} };
}

function asked({ bearer }: Person, params: Record<string, string>, key: string): As {
  return { bearer, params, headers: { 'idempotency-key': key } };
}

function dataOf<T extends object>({ body }: Answer): Partial<T> {
  return (body as { data?: T }).data ?? {};
}

function bodyOf(order: Order, asked: StaffPost, sids: (places: readonly number[]) => string[], now: number): object {
  switch (asked.event) {
    case 'order_paid': {
      const { off, currency = order.currency } = asked;
      return { event: asked.event, amount: order.total + off, currency, memo: 'bank transfer' };
    }
    case 'artwork_rejected':
      return { ...asked, items: sids(asked.items) };
    case 'shipped':
      return { ...asked, items: sids(asked.items), trackingNumber: 'EE123456789CN' };
    case 'order_completed': {
      const { event, daysOff } = asked;
      return { event, ...(daysOff !== undefined && { deliveryDate: dayOf(now + daysOff * DAY) }) };
    }
    default:
      return asked;
  }
}

const appliedTo = (changed: boolean) => (changed ? { orderId: NOWHERE } : {});

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

const digitsOf = (currency: string) => (currency === 'JPY' ? 0 : 2);

function decimal(currency: string, amount: number): string {
  const digits = digitsOf(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

function minor(currency: string, value: string): number {
  return Math.round(Number(value) * 10 ** digitsOf(currency));
}

async function sha256(content: Blob): Promise<string> {
  return createHash('sha256')
    .update(Buffer.from(await content.arrayBuffer()))
    .digest('hex');
}

function at<T>(many: readonly T[], place: number): T {
  const found = many[place];
  if (found === undefined) throw new RangeError(`nothing at ${place}`);
  return found;
}

const orderAt = (world: World, place: number) => at(world.orders, place);
const worldCart = (world: World, shopper: number) => at(world.shoppers, shopper).cart;
