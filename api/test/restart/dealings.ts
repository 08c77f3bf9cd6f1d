import { createHash, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallName, Output } from '@shop/contract';
import type { EmulatorProcess } from '../../src/payments/paypal/emulator.testing';
import { callsTo } from '../app';
import { type Answer, answer } from '../at-once';
import type { KillableShop } from '../killable-shop';
import { banner, blank, byPayPal, byPrepaid, fillCart, form, pdf } from '../ordering';
import type { Person } from '../people';
import type { Chance } from '../seeded';
import type { Fleet } from './fleet';

/** An order as its customer was told in the end that it stands. Amounts in minor units. */
export interface Dealt {
  orderId: string;
  state: string;
  paid: number;
  refunded: number;
  byPayPal: boolean;
  /** Of what was uploaded last. */
  sha256?: string;
}

interface Asking {
  name: CallName;
  input: () => unknown;
  by: Person;
  params?: Record<string, string>;
  /** What an earlier attempt, whose answer never came, may lead to. */
  orElse?: string;
}

/** People who buy, pay, change their minds and are given money back, from a shop that is killed all the time. */
export class Dealings {
  constructor(
    private readonly shop: KillableShop,
    private readonly fleet: Fleet,
    private readonly paypal: EmulatorProcess,
    private readonly service: Person,
  ) {}

  /** One order from the cart to wherever it gets. */
  async deal(buyer: Person, chance: Chance): Promise<Dealt> {
    const printed = chance.percent(50);
    const terms = chance.percent(60) ? byPrepaid : byPayPal;
    const placing = await fillCart(this.shop.still, buyer, terms, [printed ? banner : blank]);
    const { orderId, quote } = await this.told('Cart/PlaceOrder', placing, buyer);
    await this.told('Cart/CompleteOrder', { orderId }, buyer);
    const dealt = { orderId, paid: 0, refunded: 0, byPayPal: terms === byPayPal };
    if (chance.percent(10)) {
      await this.insist({
        name: 'Account/CancelOrder',
        input: () => ({ orderId, reason: 'changed my mind' }),
        by: buyer,
        orElse: 'event_not_allowed',
      });
      return { ...dealt, state: 'cancelled' };
    }
    const { total: paid, product } = quote.adjusted;
    await this.pay(orderId, buyer);
    return chance.weighed<() => Promise<Dealt>>([
      [30, () => this.cancel({ ...dealt, paid })],
      [30, () => this.refund({ ...dealt, paid, state: paidState(printed) }, chance.whole(1, product))],
      [printed ? 30 : 0, () => this.submit({ ...dealt, paid, state: 'in_review' }, buyer, chance)],
      [10, async () => ({ ...dealt, paid, state: paidState(printed) })],
    ])();
  }

  private async pay(orderId: string, buyer: Person): Promise<void> {
    const { paypal } = await this.told('Cart/Checkout', { orderId, payNow: true }, buyer);
    if (!paypal) return;
    await this.paypal.pay(paypal.payUrl);
    for (;;) {
      const { paid } = await this.shop.still.call('Account/ViewOrder', { orderId }, buyer);
      if (paid.amount > 0) return;
      await pause(50);
    }
  }

  private async cancel(dealt: Omit<Dealt, 'state'>): Promise<Dealt> {
    await this.post(dealt.orderId, { event: 'order_cancelled', reason: 'sold out' });
    return { ...dealt, state: 'cancelled', refunded: dealt.paid };
  }

  private async refund(dealt: Dealt, amount: number): Promise<Dealt> {
    await this.post(dealt.orderId, { event: 'refund_issued', amount, reason: 'scratched' });
    return { ...dealt, refunded: amount };
  }

  private async submit(dealt: Dealt, by: Person, chance: Chance): Promise<Dealt> {
    const { orderId } = dealt;
    const { items } = await this.shop.still.call('Account/ViewOrder', { orderId }, by);
    const words = `print ${chance.whole(0, 1_000_000)}`;
    for (const { sid } of items) {
      const input = () => form({ orderId, sid }, { name: 'art.pdf', content: pdf(words) });
      await this.insist({ name: 'Account/ArtworkUpload', input, by });
    }
    await this.insist({ name: 'Account/FinishUpload', input: () => ({ orderId }), by, orElse: 'event_not_allowed' });
    const bytes = Buffer.from(await pdf(words).arrayBuffer());
    return { ...dealt, sha256: createHash('sha256').update(bytes).digest('hex') };
  }

  private post(orderId: string, input: object): Promise<Answer> {
    return this.insist({ name: 'admin/order-events', input: () => input, by: this.service, params: { orderId } });
  }

  private async told<N extends CallName>(name: N, input: unknown, by: Person): Promise<Output<N>> {
    return ((await this.insist({ name, input: () => input, by })).body as { data: Output<N> }).data;
  }

  /** As somebody does whose connection breaks: again, with the same key, until there is an answer. */
  private async insist({ name, input, by, params = {}, orElse }: Asking): Promise<Answer> {
    const as = { bearer: by.bearer, params, headers: { 'idempotency-key': randomUUID() } };
    for (let attempt = 1; ; attempt++) {
      const given = await answer(callsTo(await this.fleet.origin()), name, input(), as).catch(() => null);
      if (given?.status === 200) return given;
      if (given === null || given.code === 'paypal_error') continue;
      if (attempt > 1 && given.code === orElse) return given;
      throw new Error(`${name}: ${JSON.stringify(given.body)}`);
    }
  }
}

const paidState = (printed: boolean) => (printed ? 'awaiting_files' : 'ready_for_production');

/** Passes what PayPal tells to a server that serves; whether it was heard is PayPal's to see. */
export class Postman {
  fleet?: Fleet;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Postman> {
    const postman: Postman = new Postman(
      createServer((request, response) => {
        const chunks: Buffer[] = [];
        request.on('data', (chunk: Buffer) => chunks.push(chunk));
        request.on('end', () => {
          const headers = Object.entries(request.headers).filter(([name]) => /^paypal-|^content-type$/.test(name));
          void postman
            .pass(Object.fromEntries(headers) as Record<string, string>, Buffer.concat(chunks))
            .then((status) => response.writeHead(status).end());
        });
      }),
    );
    await new Promise<void>((resolve) => postman.server.listen(0, '127.0.0.1', resolve));
    return postman;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async pass(headers: Record<string, string>, body: Buffer): Promise<number> {
    try {
      const url = `${await this.fleet?.origin()}/api/webhooks/paypal`;
      return (await fetch(url, { method: 'POST', headers, body: body.toString() })).status;
    } catch {
      return 503;
    }
  }
}
