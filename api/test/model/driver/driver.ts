import { randomUUID } from 'node:crypto';
import { job, Outbox, type Tx } from '../../../src/common/public';
import { EmulatorProcess, WebhookReceiver } from '../../../src/payments/paypal/client/emulator.testing';
import { openShop, type Shop } from '../../app';
import { sendRequest } from '../../concurrency';
import { fixtureCatalogue, reloadCaches } from '../../fixture-catalogue';
import { openTestEnv, type TestEnv } from '../../test-env';
import { buildInvalidRequest } from '../invalid-input';
import type { ModelState } from '../model-state';
import type { Operation } from '../operation';
import { Commands } from './commands';
import { CustomerOperations } from './customer-operations';
import { Jobs } from './jobs';
import { elementAt, type OperationResult, orderAt, SUCCESS, withoutFacts } from './operation-result';
import { MERCHANT, PayPalOperations } from './paypal-operations';
import { StaffOperations } from './staff-operations';
import { type ModelUser, ModelUsers } from './users';

/** Performs operations on a real shop of two processes on one database, whose clock changes only between operations. */
export class Driver {
  private readonly users: ModelUsers;
  private readonly commands: Commands;
  private readonly customers: CustomerOperations;
  private readonly staff: StaffOperations;
  private readonly payments: PayPalOperations;
  private readonly jobs: Jobs;
  private now = 0;
  private turn = 0;
  private lastWait = 0;

  private constructor(
    readonly shops: readonly [Shop, Shop],
    private readonly testEnv: TestEnv,
    private readonly paypal: EmulatorProcess,
    private readonly webhooks: WebhookReceiver,
  ) {
    this.users = new ModelUsers(shops[0]);
    this.commands = new Commands(this.users);
    this.customers = new CustomerOperations(this.users, this.commands);
    this.staff = new StaffOperations(this.users, this.commands);
    this.payments = new PayPalOperations(shops, paypal, webhooks);
    this.jobs = new Jobs(this.reader);
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
    await this.users.populate(model);
  }

  setTime(now: number): void {
    this.now = now;
    for (const { clock } of this.shops) clock.stopAt(new Date(now).toISOString());
  }

  /** Waits for the workers, because their locks would expire if the clock advanced further. */
  async waitForWorkers(now: number): Promise<void> {
    if (now - this.lastWait < 30_000) return;
    await this.jobs.waitForInvoices();
    this.lastWait = this.now;
  }

  accountOf(shopperAt: number): string {
    return this.users.shopperAt(shopperAt).accountId;
  }

  get reader(): Tx {
    return this.shops[0].database.reader;
  }

  /** Renews the sessions that an operation needs, so that two simultaneous operations do not. */
  async prepare(operation: Operation): Promise<void> {
    if ('shopper' in operation) await this.users.renewSession(this.users.shopperAt(operation.shopper), this.now);
    if ('staff' in operation) await this.users.renewSession(this.users.staffAt(operation.staff), this.now);
  }

  async perform(model: ModelState, operation: Operation): Promise<OperationResult> {
    const shop = this.shops[this.turn++ % 2 === 0 ? 0 : 1];
    switch (operation.do) {
      case 'add':
        return this.customers.add(shop, operation.shopper, operation.item);
      case 'remove': {
        const itemId = cartOf(model, operation.shopper)[operation.line]?.id ?? randomUUID();
        return withoutFacts(
          await sendRequest(shop, 'Cart/DeleteItemInCart', { itemId }, this.users.shopperAt(operation.shopper)),
        );
      }
      case 'place':
        return this.customers.place(shop, operation);
      case 'deposit':
        return this.staff.deposit(shop, operation);
      case 'post':
        return this.post(shop, model, operation, this.users.staffAt(operation.staff));
      case 'post-as-shopper':
        return this.post(shop, model, operation, this.users.shopperAt(operation.shopper));
      case 'pay':
        return this.payments.pay(orderAt(model, operation.order), operation.part);
      case 'forge':
        return this.payments.forge(model, operation);
      case 'report':
        return this.payments.report(model, operation);
      case 'settle':
        return this.staff.settle(shop, elementAt(model.tasks, operation.task).capture, operation);
      case 'guest':
        await this.users.addShopper('guest', this.now);
        return SUCCESS;
      case 'wait':
        await this.waitForWorkers(Infinity);
        this.setTime(this.now + operation.ms);
        return SUCCESS;
      case 'expire':
        await this.jobs.run('orders.expire');
        return SUCCESS;
      case 'complete-shipped':
        await this.jobs.runDue(this.now);
        return SUCCESS;
      case 'drain':
        await this.drain();
        return SUCCESS;
      case 'invalid-request': {
        const { name, input, as } = buildInvalidRequest(operation.which, {
          shopper: this.users.shopperAt(operation.shopper),
          staff: this.users.staffAt(operation.staff),
          orderId: model.orders.at(-1)?.id ?? '',
        });
        return withoutFacts(await sendRequest(shop, name, input, as));
      }
      case 'repeat':
        return this.commands.repeat(shop, operation, this.now);
      default:
        return this.customers.byOwner(shop, model, operation);
    }
  }

  /** Waits until the outbox is empty, and delivers the webhooks other than payments. */
  async drain(): Promise<void> {
    await this.jobs.waitForAll();
    await this.payments.deliverOthers();
  }

  private post(
    shop: Shop,
    model: ModelState,
    operation: Extract<Operation, { do: 'post' | 'post-as-shopper' }>,
    by: ModelUser,
  ): Promise<OperationResult> {
    return this.staff.post(shop, orderAt(model, operation.order), by, operation.post, this.now);
  }
}

const cartOf = (model: ModelState, shopper: number) => elementAt(model.shoppers, shopper).cart;
