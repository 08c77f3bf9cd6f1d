import { createHash, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallName, Output } from '@shop/contract';
import type { EmulatorProcess } from '../../src/payments/paypal/client/emulator.testing';
import { createApiCalls } from '../app';
import { type TestResponse, sendRequest } from '../concurrency';
import type { RestartableShop } from '../restartable-shop';
import { bannerItem, blankItem, paypalTerms, prepaidTerms, fillCart, buildForm, buildPdf } from '../orders';
import type { TestUser } from '../users';
import type { Random } from '../random';
import type { ServerCluster } from './server-cluster';

/** An order's final state according to the responses its customer got. Amounts in minor units. */
export interface OrderOutcome {
  orderId: string;
  state: string;
  paid: number;
  refunded: number;
  byPayPal: boolean;
  /** Of the last upload. */
  sha256?: string;
}

interface RetriedRequest {
  name: CallName;
  input: () => unknown;
  by: TestUser;
  params?: Record<string, string>;
  /** The error that is expected if an earlier attempt without a response has succeeded. */
  acceptedError?: string;
}

/** Customers who order, pay, cancel and are refunded while servers are killed. */
export class OrderActivity {
  constructor(
    private readonly servers: RestartableShop,
    private readonly cluster: ServerCluster,
    private readonly paypal: EmulatorProcess,
    private readonly service: TestUser,
  ) {}

  /** Runs one order from the cart to a random end. */
  async runOrder(buyer: TestUser, random: Random): Promise<OrderOutcome> {
    const printed = random.percent(50);
    const terms = random.percent(60) ? prepaidTerms : paypalTerms;
    const input = await fillCart(this.servers.shop, buyer, terms, [printed ? bannerItem : blankItem]);
    const { orderId, quote } = await this.callUntilAnswered('Cart/PlaceOrder', input, buyer);
    await this.callUntilAnswered('Cart/CompleteOrder', { orderId }, buyer);
    const outcome = { orderId, paid: 0, refunded: 0, byPayPal: terms === paypalTerms };
    if (random.percent(10)) {
      await this.sendUntilAnswered({
        name: 'Account/CancelOrder',
        input: () => ({ orderId, reason: 'changed my mind' }),
        by: buyer,
        acceptedError: 'event_not_allowed',
      });
      return { ...outcome, state: 'cancelled' };
    }
    const { total: paid, product } = quote.adjusted;
    await this.pay(orderId, buyer);
    return random.pickWeighted<() => Promise<OrderOutcome>>([
      [30, () => this.cancel({ ...outcome, paid })],
      [30, () => this.refund({ ...outcome, paid, state: paidState(printed) }, random.integer(1, product))],
      [printed ? 30 : 0, () => this.submit({ ...outcome, paid, state: 'in_review' }, buyer, random)],
      [10, async () => ({ ...outcome, paid, state: paidState(printed) })],
    ])();
  }

  private async pay(orderId: string, buyer: TestUser): Promise<void> {
    const { paypal } = await this.callUntilAnswered('Cart/Checkout', { orderId, payNow: true }, buyer);
    if (!paypal) return;
    await this.paypal.pay(paypal.payUrl);
    for (;;) {
      const { paid } = await this.servers.shop.call('Account/ViewOrder', { orderId }, buyer);
      if (paid.amount > 0) return;
      await pause(50);
    }
  }

  private async cancel(outcome: Omit<OrderOutcome, 'state'>): Promise<OrderOutcome> {
    await this.post(outcome.orderId, { event: 'order_cancelled', reason: 'sold out' });
    return { ...outcome, state: 'cancelled', refunded: outcome.paid };
  }

  private async refund(outcome: OrderOutcome, amount: number): Promise<OrderOutcome> {
    await this.post(outcome.orderId, { event: 'refund_issued', amount, reason: 'scratched' });
    return { ...outcome, refunded: amount };
  }

  private async submit(outcome: OrderOutcome, by: TestUser, random: Random): Promise<OrderOutcome> {
    const { orderId } = outcome;
    const { items } = await this.servers.shop.call('Account/ViewOrder', { orderId }, by);
    const text = `print ${random.integer(0, 1_000_000)}`;
    for (const { sid } of items) {
      const input = () => buildForm({ orderId, sid }, { name: 'art.pdf', content: buildPdf(text) });
      await this.sendUntilAnswered({ name: 'Account/ArtworkUpload', input, by });
    }
    await this.sendUntilAnswered({
      name: 'Account/FinishUpload',
      input: () => ({ orderId }),
      by,
      acceptedError: 'event_not_allowed',
    });
    const bytes = Buffer.from(await buildPdf(text).arrayBuffer());
    return { ...outcome, sha256: createHash('sha256').update(bytes).digest('hex') };
  }

  private post(orderId: string, input: object): Promise<TestResponse> {
    return this.sendUntilAnswered({
      name: 'admin/order-events',
      input: () => input,
      by: this.service,
      params: { orderId },
    });
  }

  private async callUntilAnswered<N extends CallName>(name: N, input: unknown, by: TestUser): Promise<Output<N>> {
    return ((await this.sendUntilAnswered({ name, input: () => input, by })).body as { data: Output<N> }).data;
  }

  /** Repeats a request with the same idempotency key until there is a response, as a client with a broken connection does. */
  private async sendUntilAnswered({
    name,
    input,
    by,
    params = {},
    acceptedError,
  }: RetriedRequest): Promise<TestResponse> {
    const as = { bearer: by.bearer, params, headers: { 'idempotency-key': randomUUID() } };
    for (let attempt = 1; ; attempt++) {
      const response = await sendRequest(createApiCalls(await this.cluster.origin()), name, input(), as).catch(
        () => null,
      );
      if (response?.status === 200) return response;
      if (response === null || response.code === 'paypal_error') continue;
      if (attempt > 1 && response.code === acceptedError) return response;
      throw new Error(`${name}: ${JSON.stringify(response.body)}`);
    }
  }
}

const paidState = (printed: boolean) => (printed ? 'awaiting_files' : 'ready_for_production');

/** Forwards PayPal's webhooks to a running server, and its response to PayPal. */
export class WebhookForwarder {
  cluster?: ServerCluster;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<WebhookForwarder> {
    const forwarder: WebhookForwarder = new WebhookForwarder(
      createServer((request, response) => {
        const chunks: Buffer[] = [];
        request.on('data', (chunk: Buffer) => chunks.push(chunk));
        request.on('end', () => {
          const headers = Object.entries(request.headers).filter(([name]) => /^paypal-|^content-type$/.test(name));
          void forwarder
            .forward(Object.fromEntries(headers) as Record<string, string>, Buffer.concat(chunks))
            .then((status) => response.writeHead(status).end());
        });
      }),
    );
    await new Promise<void>((resolve) => forwarder.server.listen(0, '127.0.0.1', resolve));
    return forwarder;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async forward(headers: Record<string, string>, body: Buffer): Promise<number> {
    try {
      const url = `${await this.cluster?.origin()}/api/webhooks/paypal`;
      return (await fetch(url, { method: 'POST', headers, body: body.toString() })).status;
    } catch {
      return 503;
    }
  }
}
