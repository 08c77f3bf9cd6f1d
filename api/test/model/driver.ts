import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallName } from '@shop/contract';
import { job, Outbox } from '../../src/common/public';
import { type Delivery, EmulatorProcess, WebhookReceiver } from '../../src/payments/paypal/client/emulator.testing';
import { type RequestOptions, openShop, type Shop } from '../app';
import { type TestResponse, sendRequest } from '../concurrency';
import { fixtureCatalogue, reloadCaches } from '../fixture-catalogue';
import { bannerItem, blankItem, buildForm, buildPdf, recipient } from '../orders';
import { logInAgain, type TestUser, createUser } from '../users';
import { openTestEnv, type TestEnv } from '../test-env';
import { buildInvalidRequest, UNKNOWN_ORDER_ID } from './invalid-input';
import type { ItemKind, Operation, StaffPost, ServerFacts } from './operation';
import { anotherCurrency } from './rules';
import { DAY, type Order, type ShopperRole, type StaffRole, type ModelState } from './model-state';

export interface OperationResult extends TestResponse {
  told: ServerFacts;
}

interface ModelUser extends TestUser {
  role: ShopperRole | StaffRole;
  /** Unix milliseconds of the shop's time: when the tokens were given. */
  since: number;
}

interface Sent {
  name: CallName;
  by: ModelUser;
  /** Made anew each time: a form can be read only once. */
  input: (changed: boolean) => unknown;
  params: Record<string, string>;
  key: string;
  first: TestResponse;
}

const TOKEN_LASTS = 110 * 60_000;
const REFRESH_LASTS = 29 * DAY;
const MERCHANT = 'merchant@example.com';
const FITTING = { 'content-type': 'application/json' };

const ITEMS: Record<ItemKind, object> = {
  banner: bannerItem,
  blank: blankItem,
  stand: { sku: 'roll-up', variant: '85x200', quantity: 2, artwork: 'custom', finishes: [] },
  nothing: { ...bannerItem, quantity: 0 },
  unknown: { ...bannerItem, sku: 'no-such' },
};

/** Does to a real shop, run twice on one database, what the walk says; its clock stands still in between. */
export class Driver {
  private readonly users = { shoppers: new Array<ModelUser>(), staff: new Array<ModelUser>() };
  private readonly deliveries = new Map<string, Delivery>();
  /** What PayPal told beside payments, and nobody passed on yet. */
  private otherDeliveries: Delivery[] = [];
  private sent: Sent[] = [];
  private now = 0;
  private turn = 0;
  private lastWait = 0;

  private constructor(
    readonly shops: readonly [Shop, Shop],
    private readonly testEnv: TestEnv,
    private readonly paypal: EmulatorProcess,
    private readonly webhooks: WebhookReceiver,
  ) {
    webhooks.answer = (delivery) => {
      const { id, event_type: type } = JSON.parse(delivery.body) as { id: string; event_type: string };
      if (type === 'INVOICING.INVOICE.PAID') this.deliveries.set(id, delivery);
      else this.otherDeliveries.push(delivery);
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
    const stage = await openTestEnv();
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
    await reloadCaches(shops[1]);
    return new Driver(shops, stage, paypal, mailbox);
  }

  async close(): Promise<void> {
    for (const shop of this.shops) await shop.close();
    await this.testEnv.close();
    await this.paypal.end();
    this.webhooks.stop();
    jest.restoreAllMocks();
  }

  /** Makes the people of a world. */
  async populate(world: ModelState): Promise<void> {
    this.setTime(world.now);
    for (const { role } of world.shoppers) await this.addShopper(role);
    for (const { role } of world.staff)
      this.users.staff.push({ ...(await createUser(this.shops[0], role)), role, since: this.now });
  }

  setTime(now: number): void {
    this.now = now;
    for (const { clock } of this.shops) clock.stopAt(new Date(now).toISOString());
  }

  /** Lets the workers keep up with a clock that runs so fast: what they hold for a minute they would lose in a moment. */
  async waitForWorkers(now: number): Promise<void> {
    if (now - this.lastWait < 30_000) return;
    await this.waitUntilEmpty(
      `select from graphile_worker.jobs where task_identifier = 'orders.paypal-invoice-requested' and run_at <= now() limit 1`,
      [],
    );
    this.lastWait = this.now;
  }

  accountOf(shopperAt: number): string {
    return this.shopper(shopperAt).accountId;
  }

  get reader() {
    return this.shops[0].database.reader;
  }

  /** Logs in anew whoever an operation needs, so that two at once need no log-in. */
  async prepare(operation: Operation): Promise<void> {
    if ('shopper' in operation) await this.renewSession(this.shopper(operation.shopper));
    if ('staff' in operation) await this.renewSession(this.staffAt(operation.staff));
  }

  async perform(world: ModelState, operation: Operation): Promise<OperationResult> {
    const shop = this.shops[this.turn++ % 2 === 0 ? 0 : 1];
    switch (operation.do) {
      case 'add':
        return this.add(shop, operation.shopper, operation.item);
      case 'remove': {
        const itemId = worldCart(world, operation.shopper)[operation.line]?.id ?? randomUUID();
        return withoutFacts(
          await sendRequest(shop, 'Cart/DeleteItemInCart', { itemId }, this.shopper(operation.shopper)),
        );
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
        return withoutFacts(
          await this.sendWithKey(shop, 'admin/prepaid-deposit', this.staffAt(operation.staff), input),
        );
      }
      case 'post':
        return this.post(shop, orderAt(world, operation.order), this.staffAt(operation.staff), operation.post);
      case 'post-as-shopper':
        return this.post(shop, orderAt(world, operation.order), this.shopper(operation.shopper), operation.post);
      case 'pay':
        return this.pay(orderAt(world, operation.order), operation.part);
      case 'forge':
        return this.forge(world, operation);
      case 'report':
        return this.report(world, operation);
      case 'settle':
        return this.settle(shop, elementAt(world.tasks, operation.task).capture, operation);
      case 'guest':
        await this.addShopper('guest');
        return SUCCESS;
      case 'wait':
        await this.waitForWorkers(Infinity);
        this.setTime(this.now + operation.ms);
        return SUCCESS;
      case 'expire':
        await this.run('orders.expire');
        return SUCCESS;
      case 'complete-old':
        await this.runDueJobs();
        return SUCCESS;
      case 'drain':
        await this.drain();
        return SUCCESS;
      case 'nonsense': {
        const { name, input, as } = buildInvalidRequest(operation.which, {
          shopper: this.shopper(operation.shopper),
          staff: this.staffAt(operation.staff),
          orderId: world.orders.at(-1)?.id ?? '',
        });
        return withoutFacts(await sendRequest(shop, name, input, as));
      }
      case 'repeat':
        return this.repeat(shop, operation);
      default:
        return this.byOwner(shop, world, operation);
    }
  }

  private async addShopper(role: ShopperRole): Promise<void> {
    const person = role === 'guest' ? await this.guest() : await createUser(this.shops[0], role);
    this.users.shoppers.push({ ...person, role, since: this.now });
  }

  private async guest(): Promise<TestUser> {
    const email = `guest-${randomUUID()}@people.test`;
    const from = `203.0.${this.users.shoppers.length >> 8}.${this.users.shoppers.length & 255}`;
    const session = await this.shops[0].call('TokenAuth/Guest', { email }, { headers: { 'x-forwarded-for': from } });
    return { accountId: '', email, bearer: session.accessToken, refreshToken: session.refreshToken };
  }

  private shopper(place: number): ModelUser {
    return elementAt(this.users.shoppers, place);
  }

  private staffAt(place: number): ModelUser {
    return elementAt(this.users.staff, place);
  }

  private async renewSession(person: ModelUser): Promise<void> {
    const age = this.now - person.since;
    if (age < TOKEN_LASTS) return;
    const { bearer, refreshToken } = person;
    if (age < REFRESH_LASTS) {
      const session = await this.shops[0].call('TokenAuth/RefreshToken', { refreshToken }, { bearer });
      Object.assign(person, { bearer: session.accessToken, refreshToken: session.refreshToken });
    } else Object.assign(person, await logInAgain(this.shops[0], person));
    person.since = this.now;
  }

  /** Sends a command under a new key, and keeps it to be sent again. */
  private async sendWithKey(
    shop: Shop,
    name: CallName,
    by: ModelUser,
    input: Sent['input'],
    params: Record<string, string> = {},
  ): Promise<TestResponse> {
    const key = randomUUID();
    const first = await sendRequest(shop, name, input(false), asked(by, params, key));
    if (first.status === 200) this.sent = [...this.sent.slice(-9), { name, by, input, params, key, first }];
    return first;
  }

  private async repeat(shop: Shop, { back, changed }: Extract<Operation, { do: 'repeat' }>): Promise<OperationResult> {
    const stillHere = this.sent.filter(({ by }) => by.role !== 'guest' || this.now - by.since < TOKEN_LASTS);
    const earlier = stillHere.at(-1 - (back % Math.max(1, stillHere.length)));
    if (!earlier) return changed ? { ...SUCCESS, status: 422, code: 'idempotency_key_reused' } : SUCCESS;
    await this.renewSession(earlier.by);
    const as = asked(earlier.by, earlier.params, earlier.key);
    const again = await sendRequest(shop, earlier.name, earlier.input(changed), as);
    if (again.status === 200 && JSON.stringify(again.body) !== JSON.stringify(earlier.first.body))
      return { ...again, told: {}, status: 418, code: 'another answer than the first' };
    return withoutFacts(again);
  }

  private async add(shop: Shop, shopper: number, kind: ItemKind): Promise<OperationResult> {
    const input = (changed: boolean) => ({ item: { ...ITEMS[kind], ...(changed && { label: 'another' }) } });
    const given = await this.sendWithKey(shop, 'Cart/Add2Cart', this.shopper(shopper), input);
    return { ...given, told: { lineId: dataOf<{ itemId?: string }>(given).itemId } };
  }

  private async place(shop: Shop, operation: Extract<Operation, { do: 'place' }>): Promise<OperationResult> {
    const { terms, off, risk } = operation;
    const by = this.shopper(operation.shopper);
    const quoted = await sendRequest(shop, 'Cart/GetInstantQuote', { ...terms, country: recipient.country }, by);
    const { adjusted } = dataOf<{ adjusted?: { total: number } }>(quoted);
    const expectedTotal = { currency: terms.currency, amount: (adjusted?.total ?? 1000) + off };
    const input = (changed: boolean) => ({
      address: { ...recipient, ...(changed && { line1: 'elsewhere' }) },
      ...terms,
      expectedTotal,
      ...(risk && { economyRiskAccepted: true }),
    });
    const given = await this.sendWithKey(shop, 'Cart/PlaceOrder', by, input);
    const placed = dataOf<{ orderId?: string; quote?: { adjusted: { total: number; product: number } } }>(given);
    if (!placed.orderId || !placed.quote) return withoutFacts(given);
    const items: { sid: string }[] = await this.reader.query(
      'select sid from order_item where order_id = $1 order by position',
      [placed.orderId],
    );
    const { total, product } = placed.quote.adjusted;
    return { ...given, told: { orderId: placed.orderId, total, product, sids: items.map(({ sid }) => sid) } };
  }

  private async byOwner(
    shop: Shop,
    world: ModelState,
    operation: Extract<Operation, { shopper: number; order: number }>,
  ): Promise<OperationResult> {
    const by = this.shopper(operation.shopper);
    const order = orderAt(world, operation.order);
    const { id: orderId } = order;
    const sid = (place: number) => elementAt(order.items, place).sid;
    switch (operation.do) {
      case 'look':
        return withoutFacts(await sendRequest(shop, 'Account/ViewOrder', { orderId }, by));
      case 'complete': {
        const input = (changed: boolean) => ({ orderId, ...(changed && { notes: 'ring twice' }) });
        return withoutFacts(await this.sendWithKey(shop, 'Cart/CompleteOrder', by, input));
      }
      case 'checkout': {
        const input = (changed: boolean) => ({ orderId, payNow: changed !== operation.payNow });
        const given = await this.sendWithKey(shop, 'Cart/Checkout', by, input);
        return { ...given, told: dataOf<{ paypal?: { invoiceId: string } }>(given).paypal ?? {} };
      }
      case 'cancel':
        return withoutFacts(await sendRequest(shop, 'Account/CancelOrder', { orderId, reason: 'changed my mind' }, by));
      case 'upload': {
        const content = operation.fit ? buildPdf(operation.randomText) : new Blob([`MZ ${operation.randomText}`]);
        const data = buildForm({ orderId, sid: sid(operation.item) }, { name: 'art.pdf', content });
        const given = await sendRequest(shop, 'Account/ArtworkUpload', data, by);
        return { ...given, told: { sha256: await sha256(content) } };
      }
      case 'link': {
        const input = { orderId, sid: sid(operation.item), url: operation.url };
        return withoutFacts(await sendRequest(shop, 'Account/ArtworkUploadShareDownloadLink', input, by));
      }
      case 'finish':
        return withoutFacts(await sendRequest(shop, 'Account/FinishUpload', { orderId }, by));
      case 'confirm': {
        const printed = order.items.filter((item) => item.printed);
        const versions = Object.fromEntries(
          printed.map((item) => [item.sid, Math.max(1, item.proofs.length) + operation.off]),
        );
        return withoutFacts(await sendRequest(shop, 'Account/ConfirmProof', { orderId, versions }, by));
      }
      case 'change': {
        const input = { orderId, sid: sid(operation.item), comment: operation.comment };
        return withoutFacts(await sendRequest(shop, 'Account/RequestProofChange', input, by));
      }
      case 'post-as-shopper':
        throw new Error('posted elsewhere');
    }
  }

  private async post(shop: Shop, order: Order, by: ModelUser, withKey: StaffPost): Promise<OperationResult> {
    const params = { orderId: order.id };
    const sids = (places: readonly number[]) => places.map((place) => elementAt(order.items, place).sid);
    if (withKey.event === 'digital_proof_sent') {
      const [sid = ''] = sids([withKey.item]);
      const file = (changed: boolean) => buildPdf(changed ? 'another' : withKey.words);
      const input = (changed: boolean) =>
        buildForm({ event: withKey.event, sid }, { name: 'proof.pdf', content: file(changed) });
      const given = await this.sendWithKey(shop, 'admin/order-events', by, input, params);
      return { ...given, told: { sha256: await sha256(file(false)) } };
    }
    const body = { ...bodyOf(order, withKey, sids, this.now) };
    const input = (changed: boolean) => (changed ? { ...body, memo: 'another' } : body);
    return withoutFacts(await this.sendWithKey(shop, 'admin/order-events', by, input, params));
  }

  private async pay(order: Order, part: number | null): Promise<OperationResult> {
    const value = part === null ? {} : { value: decimal(order.currency, part) };
    const answered = await this.paypal.post(`/emulator/invoices/${order.invoiceId}/pay`, value);
    const { capture } = (await answered.json()) as { capture?: { id: string; amount: { value: string } } | null };
    if (!capture) return SUCCESS;
    const event = await this.waitForDelivery((body) => body.includes(`"payment_id":"${capture.id}"`));
    const amount = minor(order.currency, capture.amount.value);
    return { ...SUCCESS, told: { capture: capture.id, amount, event } };
  }

  /** Has PayPal sign an event that tells of a payment there never was, or of one once more. */
  private async forge(world: ModelState, operation: Extract<Operation, { do: 'forge' }>): Promise<OperationResult> {
    const order = orderAt(world, operation.order);
    const forgery = operation.with;
    const known = world.reports.find(({ order: of, ours }) => of === operation.order && ours);
    const again = forgery === 'again' ? known : undefined;
    const [payment] = again?.payments ?? [];
    const capture = payment?.capture ?? `FORGED${randomUUID().slice(0, 8).toUpperCase()}`;
    const amount = payment?.amount ?? order.total + (forgery === 'amount' ? 1 : 0);
    const currency = again?.currency ?? (forgery === 'currency' ? anotherCurrency(order.currency) : order.currency);
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
    const event = await this.waitForDelivery((body) => body.includes(`"id":"${id}"`));
    return { ...SUCCESS, told: { event, capture, amount } };
  }

  /** PayPal's name of the event that came, or will in a moment. */
  private async waitForDelivery(wanted: (body: string) => boolean): Promise<string> {
    for (let tried = 0; tried < 2000; tried++) {
      const found = [...this.deliveries].find(([, { body }]) => wanted(body));
      if (found) return found[0];
      await pause(5);
    }
    throw new Error('PayPal told nothing');
  }

  private async report(world: ModelState, operation: Extract<Operation, { do: 'report' }>): Promise<OperationResult> {
    const delivery = this.deliveries.get(elementAt(world.reports, operation.report).event);
    if (!delivery) throw new Error('nothing to deliver');
    const { headers } = delivery;
    const body = operation.spoilt ? delivery.body.replace(/"value":"/, '"value":"9') : delivery.body;
    const told = await Promise.all(
      Array.from({ length: operation.times }, (_, place) => this.deliver({ headers, body }, place)),
    );
    return told.find(({ status }) => status !== 200) ?? SUCCESS;
  }

  private async settle(
    shop: Shop,
    capture: string,
    { staff, how }: Extract<Operation, { do: 'settle' }>,
  ): Promise<OperationResult> {
    const [task]: { id: string }[] = await this.reader.query('select id from unmatched_payment where reference = $1', [
      capture,
    ]);
    const params = { id: task?.id ?? '' };
    if (how === 'apply')
      return withoutFacts(
        await this.sendWithKey(shop, 'admin/unmatched-payment-apply', this.staffAt(staff), appliedTo, params),
      );
    const input = (changed: boolean) => ({ reason: changed ? 'another' : 'pays for nothing' });
    return withoutFacts(
      await this.sendWithKey(shop, 'admin/unmatched-payment-refund', this.staffAt(staff), input, params),
    );
  }

  private async deliver({ headers, body }: Delivery, place = 0): Promise<OperationResult> {
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
    await this.waitUntilEmpty('select from graphile_worker._private_jobs where id = $1', [added?.id]);
  }

  /** Runs what the outbox was given for a day that has come. */
  private async runDueJobs(): Promise<void> {
    const due: { id: string }[] = await this.reader.query(
      `with due as (update graphile_worker._private_jobs set run_at = now()
         where run_at > now() + interval '1 year' and run_at <= $1 returning id)
       select id, pg_notify('jobs:insert', '{"count":10}') from due`,
      [new Date(this.now)],
    );
    await this.waitUntilEmpty('select from graphile_worker._private_jobs where id = any($1)', [
      due.map(({ id }) => id),
    ]);
  }

  /** Nothing waits in the outbox any more, and what PayPal told beside payments was passed on. */
  async drain(): Promise<void> {
    await this.waitUntilEmpty('select from graphile_worker._private_jobs where run_at <= now() limit 1', []);
    const asides = this.otherDeliveries;
    this.otherDeliveries = [];
    for (const aside of asides) {
      const { status } = await this.deliver(aside);
      if (status !== 200) throw new Error(`a genuine event of PayPal's was answered ${status}: ${aside.body}`);
    }
  }

  private async waitUntilEmpty(noneOf: string, values: readonly unknown[]): Promise<void> {
    for (let tried = 0; tried < 6000; tried++) {
      const left: unknown[] = await this.reader.query(noneOf, [...values]);
      if (left.length === 0) return;
      await pause(5);
    }
    throw new Error('the outbox is never done');
  }
}

const SUCCESS: OperationResult = { status: 200, code: '', body: {}, told: {} };

function withoutFacts(given: TestResponse): OperationResult {
  return { ...given, told: {} };
}

function asked({ bearer }: TestUser, params: Record<string, string>, key: string): RequestOptions {
  return { bearer, params, headers: { 'idempotency-key': key } };
}

function dataOf<T extends object>({ body }: TestResponse): Partial<T> {
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

const appliedTo = (changed: boolean) => (changed ? { orderId: UNKNOWN_ORDER_ID } : {});

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

function elementAt<T>(many: readonly T[], place: number): T {
  const found = many[place];
  if (found === undefined) throw new RangeError(`nothing at ${place}`);
  return found;
}

const orderAt = (world: ModelState, place: number) => elementAt(world.orders, place);
const worldCart = (world: ModelState, shopper: number) => elementAt(world.shoppers, shopper).cart;
