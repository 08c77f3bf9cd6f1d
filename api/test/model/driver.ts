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
import { anotherCurrency } from './rules/paypal-reports';
import { DAY, type Order, type ShopperRole, type StaffRole, type ModelState } from './model-state';

export interface OperationResult extends TestResponse {
  facts: ServerFacts;
}

interface ModelUser extends TestUser {
  role: ShopperRole | StaffRole;
  /** When the tokens were issued, in Unix milliseconds of the shop's clock. */
  since: number;
}

interface Sent {
  name: CallName;
  by: ModelUser;
  /** Builds the input again for each request, because a form can be read only once. */
  input: (changed: boolean) => unknown;
  params: Record<string, string>;
  key: string;
  first: TestResponse;
}

const ACCESS_TOKEN_MS = 110 * 60_000;
const REFRESH_TOKEN_MS = 29 * DAY;
const MERCHANT = 'merchant@example.com';
const JSON_HEADERS = { 'content-type': 'application/json' };

const ITEMS: Record<ItemKind, object> = {
  banner: bannerItem,
  blank: blankItem,
  stand: { sku: 'roll-up', variant: '85x200', quantity: 2, artwork: 'custom', finishes: [] },
  'zero-quantity': { ...bannerItem, quantity: 0 },
  unknown: { ...bannerItem, sku: 'no-such-product' },
};

/** Performs operations on a real shop of two processes on one database, whose clock changes only between operations. */
export class Driver {
  private readonly users = { shoppers: new Array<ModelUser>(), staff: new Array<ModelUser>() };
  private readonly deliveries = new Map<string, Delivery>();
  /** Webhooks other than payments that were not delivered yet. */
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

  /** Opens a shop whose scheduled jobs run only as operations. */
  static async open(): Promise<Driver> {
    jest.spyOn(Outbox.prototype, 'schedule').mockImplementation(function (this: Outbox, _pattern, name, work) {
      this.handle(job<object>(name), work);
    });
    const webhooks = await WebhookReceiver.start();
    const paypal = await EmulatorProcess.start({ WEBHOOK_URL: webhooks.url, MERCHANT_EMAIL: MERCHANT });
    const testEnv = await openTestEnv();
    const env = {
      PAYPAL_BASE_URL: paypal.url,
      PAYPAL_CLIENT_ID: 'emulator-client',
      PAYPAL_CLIENT_SECRET: 'emulator-secret',
      PAYPAL_WEBHOOK_ID: 'EMULATORWEBHOOK01',
      PAYPAL_PAYEE: MERCHANT,
      TRUSTED_PROXIES: '127.0.0.1',
    };
    const shops: [Shop, Shop] = [await openShop(testEnv, env), await openShop(testEnv, env)];
    await fixtureCatalogue(shops[0]);
    await reloadCaches(shops[1]);
    return new Driver(shops, testEnv, paypal, webhooks);
  }

  async close(): Promise<void> {
    for (const shop of this.shops) await shop.close();
    await this.testEnv.close();
    await this.paypal.end();
    this.webhooks.stop();
    jest.restoreAllMocks();
  }

  /** Creates the users of a model. */
  async populate(model: ModelState): Promise<void> {
    this.setTime(model.now);
    for (const { role } of model.shoppers) await this.addShopper(role);
    for (const { role } of model.staff)
      this.users.staff.push({ ...(await createUser(this.shops[0], role)), role, since: this.now });
  }

  setTime(now: number): void {
    this.now = now;
    for (const { clock } of this.shops) clock.stopAt(new Date(now).toISOString());
  }

  /** Waits for the workers, because their locks would expire if the clock advanced further. */
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

  /** Renews the sessions that an operation needs, so that two simultaneous operations do not. */
  async prepare(operation: Operation): Promise<void> {
    if ('shopper' in operation) await this.renewSession(this.shopper(operation.shopper));
    if ('staff' in operation) await this.renewSession(this.staffAt(operation.staff));
  }

  async perform(model: ModelState, operation: Operation): Promise<OperationResult> {
    const shop = this.shops[this.turn++ % 2 === 0 ? 0 : 1];
    switch (operation.do) {
      case 'add':
        return this.add(shop, operation.shopper, operation.item);
      case 'remove': {
        const itemId = cartOf(model, operation.shopper)[operation.line]?.id ?? randomUUID();
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
        return this.post(shop, orderAt(model, operation.order), this.staffAt(operation.staff), operation.post);
      case 'post-as-shopper':
        return this.post(shop, orderAt(model, operation.order), this.shopper(operation.shopper), operation.post);
      case 'pay':
        return this.pay(orderAt(model, operation.order), operation.part);
      case 'forge':
        return this.forge(model, operation);
      case 'report':
        return this.report(model, operation);
      case 'settle':
        return this.settle(shop, elementAt(model.tasks, operation.task).capture, operation);
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
      case 'complete-shipped':
        await this.runDueJobs();
        return SUCCESS;
      case 'drain':
        await this.drain();
        return SUCCESS;
      case 'invalid-request': {
        const { name, input, as } = buildInvalidRequest(operation.which, {
          shopper: this.shopper(operation.shopper),
          staff: this.staffAt(operation.staff),
          orderId: model.orders.at(-1)?.id ?? '',
        });
        return withoutFacts(await sendRequest(shop, name, input, as));
      }
      case 'repeat':
        return this.repeat(shop, operation);
      default:
        return this.byOwner(shop, model, operation);
    }
  }

  private async addShopper(role: ShopperRole): Promise<void> {
    const user = role === 'guest' ? await this.guest() : await createUser(this.shops[0], role);
    this.users.shoppers.push({ ...user, role, since: this.now });
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

  private async renewSession(user: ModelUser): Promise<void> {
    const age = this.now - user.since;
    if (age < ACCESS_TOKEN_MS) return;
    const { bearer, refreshToken } = user;
    if (age < REFRESH_TOKEN_MS) {
      const session = await this.shops[0].call('TokenAuth/RefreshToken', { refreshToken }, { bearer });
      Object.assign(user, { bearer: session.accessToken, refreshToken: session.refreshToken });
    } else Object.assign(user, await logInAgain(this.shops[0], user));
    user.since = this.now;
  }

  /** Sends a command with a new idempotency key, and remembers it for a repetition. */
  private async sendWithKey(
    shop: Shop,
    name: CallName,
    by: ModelUser,
    input: Sent['input'],
    params: Record<string, string> = {},
  ): Promise<TestResponse> {
    const key = randomUUID();
    const first = await sendRequest(shop, name, input(false), optionsWithKey(by, params, key));
    if (first.status === 200) this.sent = [...this.sent.slice(-9), { name, by, input, params, key, first }];
    return first;
  }

  private async repeat(shop: Shop, { back, changed }: Extract<Operation, { do: 'repeat' }>): Promise<OperationResult> {
    const repeatable = this.sent.filter(({ by }) => by.role !== 'guest' || this.now - by.since < ACCESS_TOKEN_MS);
    const earlier = repeatable.at(-1 - (back % Math.max(1, repeatable.length)));
    if (!earlier) return changed ? { ...SUCCESS, status: 422, code: 'idempotency_key_reused' } : SUCCESS;
    await this.renewSession(earlier.by);
    const as = optionsWithKey(earlier.by, earlier.params, earlier.key);
    const again = await sendRequest(shop, earlier.name, earlier.input(changed), as);
    if (again.status === 200 && JSON.stringify(again.body) !== JSON.stringify(earlier.first.body))
      return { ...again, facts: {}, status: 418, code: 'another response than the first' };
    return withoutFacts(again);
  }

  private async add(shop: Shop, shopper: number, kind: ItemKind): Promise<OperationResult> {
    const input = (changed: boolean) => ({ item: { ...ITEMS[kind], ...(changed && { label: 'another' }) } });
    const response = await this.sendWithKey(shop, 'Cart/Add2Cart', this.shopper(shopper), input);
    return { ...response, facts: { lineId: dataOf<{ itemId?: string }>(response).itemId } };
  }

  private async place(shop: Shop, operation: Extract<Operation, { do: 'place' }>): Promise<OperationResult> {
    const { terms, difference, acceptsRisk } = operation;
    const by = this.shopper(operation.shopper);
    const quoted = await sendRequest(shop, 'Cart/GetInstantQuote', { ...terms, country: recipient.country }, by);
    const { adjusted } = dataOf<{ adjusted?: { total: number } }>(quoted);
    const expectedTotal = { currency: terms.currency, amount: (adjusted?.total ?? 1000) + difference };
    const input = (changed: boolean) => ({
      address: { ...recipient, ...(changed && { line1: '4-5-6 Jingumae' }) },
      ...terms,
      expectedTotal,
      ...(acceptsRisk && { economyRiskAccepted: true }),
    });
    const response = await this.sendWithKey(shop, 'Cart/PlaceOrder', by, input);
    const placed = dataOf<{ orderId?: string; quote?: { adjusted: { total: number; product: number } } }>(response);
    if (!placed.orderId || !placed.quote) return withoutFacts(response);
    const items: { sid: string }[] = await this.reader.query(
      'select sid from order_item where order_id = $1 order by position',
      [placed.orderId],
    );
    const { total, product } = placed.quote.adjusted;
    return { ...response, facts: { orderId: placed.orderId, total, product, sids: items.map(({ sid }) => sid) } };
  }

  private async byOwner(
    shop: Shop,
    model: ModelState,
    operation: Extract<Operation, { shopper: number; order: number }>,
  ): Promise<OperationResult> {
    const by = this.shopper(operation.shopper);
    const order = orderAt(model, operation.order);
    const { id: orderId } = order;
    const sid = (place: number) => elementAt(order.items, place).sid;
    switch (operation.do) {
      case 'view':
        return withoutFacts(await sendRequest(shop, 'Account/ViewOrder', { orderId }, by));
      case 'complete': {
        const input = (changed: boolean) => ({ orderId, ...(changed && { notes: 'ring twice' }) });
        return withoutFacts(await this.sendWithKey(shop, 'Cart/CompleteOrder', by, input));
      }
      case 'checkout': {
        const input = (changed: boolean) => ({ orderId, payNow: changed !== operation.payNow });
        const response = await this.sendWithKey(shop, 'Cart/Checkout', by, input);
        return { ...response, facts: dataOf<{ paypal?: { invoiceId: string } }>(response).paypal ?? {} };
      }
      case 'cancel':
        return withoutFacts(await sendRequest(shop, 'Account/CancelOrder', { orderId, reason: 'changed my mind' }, by));
      case 'upload': {
        const content = operation.isAllowedType
          ? buildPdf(operation.randomText)
          : new Blob([`MZ ${operation.randomText}`]);
        const data = buildForm({ orderId, sid: sid(operation.item) }, { name: 'art.pdf', content });
        const response = await sendRequest(shop, 'Account/ArtworkUpload', data, by);
        return { ...response, facts: { sha256: await sha256(content) } };
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
          printed.map((item) => [item.sid, Math.max(1, item.proofs.length) + operation.difference]),
        );
        return withoutFacts(await sendRequest(shop, 'Account/ConfirmProof', { orderId, versions }, by));
      }
      case 'change': {
        const input = { orderId, sid: sid(operation.item), comment: operation.comment };
        return withoutFacts(await sendRequest(shop, 'Account/RequestProofChange', input, by));
      }
      case 'post-as-shopper':
        throw new Error('perform() posts it');
    }
  }

  private async post(shop: Shop, order: Order, by: ModelUser, staffPost: StaffPost): Promise<OperationResult> {
    const params = { orderId: order.id };
    const sids = (places: readonly number[]) => places.map((place) => elementAt(order.items, place).sid);
    if (staffPost.event === 'digital_proof_sent') {
      const [sid = ''] = sids([staffPost.item]);
      const file = (changed: boolean) => buildPdf(changed ? 'another' : staffPost.content);
      const input = (changed: boolean) =>
        buildForm({ event: staffPost.event, sid }, { name: 'proof.pdf', content: file(changed) });
      const response = await this.sendWithKey(shop, 'admin/order-events', by, input, params);
      return { ...response, facts: { sha256: await sha256(file(false)) } };
    }
    const body = { ...bodyOf(order, staffPost, sids, this.now) };
    const input = (changed: boolean) => (changed ? { ...body, memo: 'another' } : body);
    return withoutFacts(await this.sendWithKey(shop, 'admin/order-events', by, input, params));
  }

  private async pay(order: Order, part: number | null): Promise<OperationResult> {
    const value = part === null ? {} : { value: decimal(order.currency, part) };
    const response = await this.paypal.post(`/emulator/invoices/${order.invoiceId}/pay`, value);
    const { capture } = (await response.json()) as { capture?: { id: string; amount: { value: string } } | null };
    if (!capture) return SUCCESS;
    const event = await this.waitForDelivery((body) => body.includes(`"payment_id":"${capture.id}"`));
    const amount = minor(order.currency, capture.amount.value);
    return { ...SUCCESS, facts: { capture: capture.id, amount, event } };
  }

  /** Makes PayPal sign an event about a payment that did not happen, or once more about one that did. */
  private async forge(model: ModelState, operation: Extract<Operation, { do: 'forge' }>): Promise<OperationResult> {
    const order = orderAt(model, operation.order);
    const forgery = operation.with;
    const known = model.reports.find(({ order: of, ours }) => of === operation.order && ours);
    const again = forgery === 'again' ? known : undefined;
    const [payment] = again?.payments ?? [];
    const capture = payment?.capture ?? `FORGED${randomUUID().slice(0, 8).toUpperCase()}`;
    const amount = payment?.amount ?? order.total + (forgery === 'amount' ? 1 : 0);
    const currency = again?.currency ?? (forgery === 'currency' ? anotherCurrency(order.currency) : order.currency);
    const money = { currency_code: currency, value: decimal(currency, amount) };
    const number = forgery === 'invoice' ? `UNKNOWN-${capture}` : order.id;
    const invoice = {
      id: forgery === 'invoice' ? `INV2-${capture}` : order.invoiceId,
      status: 'PAID',
      detail: { invoice_number: number, reference: number, currency_code: currency },
      invoicer: { email_address: forgery === 'payee' ? 'other-merchant@example.com' : MERCHANT },
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
    return { ...SUCCESS, facts: { event, capture, amount } };
  }

  /** Waits for a webhook of PayPal; returns the id of its event. */
  private async waitForDelivery(wanted: (body: string) => boolean): Promise<string> {
    for (let tried = 0; tried < 2000; tried++) {
      const found = [...this.deliveries].find(([, { body }]) => wanted(body));
      if (found) return found[0];
      await pause(5);
    }
    throw new Error('PayPal sent no webhook');
  }

  private async report(model: ModelState, operation: Extract<Operation, { do: 'report' }>): Promise<OperationResult> {
    const delivery = this.deliveries.get(elementAt(model.reports, operation.report).event);
    if (!delivery) throw new Error('nothing to deliver');
    const { headers } = delivery;
    const body = operation.invalidSignature ? delivery.body.replace(/"value":"/, '"value":"9') : delivery.body;
    const results = await Promise.all(
      Array.from({ length: operation.times }, (_, place) => this.deliver({ headers, body }, place)),
    );
    return results.find(({ status }) => status !== 200) ?? SUCCESS;
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
        await this.sendWithKey(shop, 'admin/unmatched-payment-apply', this.staffAt(staff), applyInput, params),
      );
    const input = (changed: boolean) => ({ reason: changed ? 'another' : 'unmatched payment' });
    return withoutFacts(
      await this.sendWithKey(shop, 'admin/unmatched-payment-refund', this.staffAt(staff), input, params),
    );
  }

  private async deliver({ headers, body }: Delivery, place = 0): Promise<OperationResult> {
    const signed = Object.entries(headers).filter((entry): entry is [string, string] => /^paypal-/.test(entry[0]));
    const shop = this.shops[place % 2 === 0 ? 0 : 1];
    const response = await fetch(`${shop.origin}/api/webhooks/paypal`, {
      method: 'POST',
      headers: { ...JSON_HEADERS, ...Object.fromEntries(signed) },
      body,
    });
    const answer = (await response.json()) as { code?: string };
    return { status: response.status, code: answer.code ?? '', body: answer, facts: {} };
  }

  /** Runs a scheduled job now. */
  private async run(name: string): Promise<void> {
    const [added]: { id: string }[] = await this.reader.query(`select id from graphile_worker.add_job($1, '{}')`, [
      name,
    ]);
    await this.waitUntilEmpty('select from graphile_worker._private_jobs where id = $1', [added?.id]);
  }

  /** Runs the delayed jobs whose time has come by the shop's clock. */
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

  /** Waits until the outbox is empty, and delivers the webhooks other than payments. */
  async drain(): Promise<void> {
    await this.waitUntilEmpty('select from graphile_worker._private_jobs where run_at <= now() limit 1', []);
    const deliveries = this.otherDeliveries;
    this.otherDeliveries = [];
    for (const delivery of deliveries) {
      const { status } = await this.deliver(delivery);
      if (status !== 200) throw new Error(`a genuine event of PayPal got the status ${status}: ${delivery.body}`);
    }
  }

  private async waitUntilEmpty(noneOf: string, values: readonly unknown[]): Promise<void> {
    for (let tried = 0; tried < 6000; tried++) {
      const left: unknown[] = await this.reader.query(noneOf, [...values]);
      if (left.length === 0) return;
      await pause(5);
    }
    throw new Error('the outbox does not become empty');
  }
}

const SUCCESS: OperationResult = { status: 200, code: '', body: {}, facts: {} };

function withoutFacts(response: TestResponse): OperationResult {
  return { ...response, facts: {} };
}

function optionsWithKey({ bearer }: TestUser, params: Record<string, string>, key: string): RequestOptions {
  return { bearer, params, headers: { 'idempotency-key': key } };
}

function dataOf<T extends object>({ body }: TestResponse): Partial<T> {
  return (body as { data?: T }).data ?? {};
}

function bodyOf(
  order: Order,
  staffPost: StaffPost,
  sids: (places: readonly number[]) => string[],
  now: number,
): object {
  switch (staffPost.event) {
    case 'order_paid': {
      const { difference, currency = order.currency } = staffPost;
      return { event: staffPost.event, amount: order.total + difference, currency, memo: 'bank transfer' };
    }
    case 'artwork_rejected':
      return { ...staffPost, items: sids(staffPost.items) };
    case 'shipped':
      return { ...staffPost, items: sids(staffPost.items), trackingNumber: 'EE123456789CN' };
    case 'order_completed': {
      const { event, daysOff } = staffPost;
      return { event, ...(daysOff !== undefined && { deliveryDate: dayOf(now + daysOff * DAY) }) };
    }
    default:
      return staffPost;
  }
}

const applyInput = (changed: boolean) => (changed ? { orderId: UNKNOWN_ORDER_ID } : {});

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

const orderAt = (model: ModelState, place: number) => elementAt(model.orders, place);
const cartOf = (model: ModelState, shopper: number) => elementAt(model.shoppers, shopper).cart;
