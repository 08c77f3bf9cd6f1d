import { Injectable } from '@nestjs/common';
import type { EventPost, OrderState } from '@shop/order-flow';
import { STATES } from '@shop/order-flow';
import { ArtworkFiles } from '../../artwork/public';
import { Accounts, type AccountCard } from '../../identity/public';
import { type Caller, Clock, Database, priceListOf } from '../../kernel/public';
import { type Brought, Cart, CustomerOrder, itemsOf, OrderDesk, Placing } from '../../orders/public';
import { Quotes } from '../../quoting/public';
import { printFile } from './print-file';
import { scenarios, type Scenario } from './scenarios';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The demo's people, by their role in the order's history. */
const STAFF = {
  customer_service: 'service@example.com',
  accounting: 'accounting@example.com',
  factory: 'factory@example.com',
} as const;
type Hand = keyof typeof STAFF | 'customer' | 'system';

interface Step {
  to: OrderState;
  work: (scenario: Scenario, buyer: Caller) => Promise<void>;
}

/** Lives each demo order through the shop's own commands, at the times it would have happened. */
@Injectable()
export class DemoOrders {
  private readonly staffIds = new Map<string, string>();

  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly cart: Cart,
    private readonly quotes: Quotes,
    private readonly placing: Placing,
    private readonly desk: OrderDesk,
    private readonly artwork: ArtworkFiles,
    private readonly clock: Clock,
  ) {}

  async load(): Promise<void> {
    for (const scenario of scenarios) {
      const known = await this.database.reader.findOneBy(CustomerOrder, { id: scenario.orderId });
      if (!known) await this.live(scenario);
    }
  }

  private async live(scenario: Scenario): Promise<void> {
    const buyer = callerOf(await this.person(`${scenario.buyer}@example.com`));
    const placedAt = Date.now() - scenario.days * DAY_MS - HOUR_MS;
    const steps = stepsTo(scenario.state, this.steps());
    for (const [place, { work }] of steps.entries()) {
      const late = scenario.state === 'expired' && place === steps.length - 1 ? 8 * DAY_MS : 0;
      await this.clock.during(new Date(placedAt + place * 3 * HOUR_MS + late), () => work(scenario, buyer));
    }
  }

  private steps(): readonly Step[] {
    return [
      { to: 'preorder', work: (scenario, buyer) => this.place(scenario, buyer) },
      {
        to: 'awaiting_payment',
        work: ({ orderId }, buyer) => this.post(orderId, { event: 'recipient_info_added', actor: 'customer' }, buyer),
      },
      { to: 'awaiting_files', work: (scenario, buyer) => this.pay(scenario, buyer) },
      { to: 'in_review', work: ({ orderId }, buyer) => this.submit(orderId, buyer) },
      { to: 'awaiting_proof_approval', work: ({ orderId }) => this.prove(orderId) },
      { to: 'ready_for_production', work: ({ orderId }, buyer) => this.confirm(orderId, buyer) },
      { to: 'in_production', work: ({ orderId }) => this.post(orderId, { event: 'in_production', actor: 'factory' }) },
      { to: 'shipped', work: ({ orderId }) => this.ship(orderId) },
      {
        to: 'completed',
        work: ({ orderId }) => this.post(orderId, { event: 'order_completed', actor: 'customer_service' }),
      },
      {
        to: 'cancelled',
        work: ({ orderId, reason = '' }, buyer) =>
          this.post(orderId, { event: 'order_cancelled', actor: 'customer', reason }, buyer),
      },
      { to: 'expired', work: ({ orderId }) => this.post(orderId, { event: 'order_expired', actor: 'system' }) },
    ];
  }

  private async place(
    { orderId, items, currency, shippingMethod, shipTo, buyer: kind }: Scenario,
    buyer: Caller,
  ): Promise<void> {
    for (const item of items) await this.cart.add(buyer, item, null);
    const terms = { currency, shippingMethod, paymentMethod: kind === 'reseller' ? 3 : 0 };
    const { adjusted } = this.quotes.cart(priceListOf(buyer), items, { ...terms, country: shipTo.country });
    await this.placing.place(
      buyer,
      { address: shipTo, ...terms, expectedTotal: { currency, amount: adjusted.total } },
      null,
      orderId,
    );
  }

  private async pay({ orderId, buyer: kind }: Scenario, buyer: Caller): Promise<void> {
    const { total: amount, currency } = await this.database.reader.findOneByOrFail(CustomerOrder, { id: orderId });
    const actor = kind === 'reseller' ? 'customer' : 'accounting';
    await this.post(
      orderId,
      { event: 'order_paid', actor, amount, currency, ...(actor === 'accounting' && { memo: `Ref. ${orderId.slice(-6)}` }) },
      buyer,
    );
  }

  private async submit(orderId: string, buyer: Caller): Promise<void> {
    for (const { sid, position } of await this.printed(orderId)) {
      const name = `artwork-${position + 1}.png`;
      const file = await this.artwork.storePrintFile(name, printFile(480, 240, position));
      await this.post(orderId, { event: 'user_file_upload', actor: 'customer', sid }, buyer, {
        artwork: { kind: 'file', name, file },
      });
    }
    if ((await this.printed(orderId)).length > 0)
      await this.post(orderId, { event: 'artworks_submitted', actor: 'customer' }, buyer);
  }

  private async prove(orderId: string): Promise<void> {
    for (const { sid, position } of await this.printed(orderId)) {
      const name = `proof-${position + 1}.png`;
      const file = await this.artwork.storePrintFile(name, printFile(480, 240, position));
      await this.post(orderId, { event: 'digital_proof_sent', actor: 'customer_service', sid }, undefined, {
        proof: { name, file },
      });
    }
  }

  private async confirm(orderId: string, buyer: Caller): Promise<void> {
    const printed = await this.printed(orderId);
    const versions = Object.fromEntries(printed.map(({ sid }) => [sid, 1]));
    if (printed.length > 0)
      await this.post(orderId, { event: 'artwork_confirmed', actor: 'customer', versions }, buyer);
  }

  private async ship(orderId: string): Promise<void> {
    const items = (await itemsOf(this.database.reader, orderId)).map(({ sid }) => sid);
    await this.post(orderId, {
      event: 'shipped',
      actor: 'factory',
      items,
      agent: 'EMS',
      trackingNumber: `EE${orderId.slice(-6)}CN`,
    });
  }

  private async printed(orderId: string): Promise<{ sid: string; position: number }[]> {
    return (await itemsOf(this.database.reader, orderId)).filter(({ printed }) => printed);
  }

  private async post(orderId: string, event: EventPost, buyer?: Caller, brought?: Brought): Promise<void> {
    const accountId = event.actor === 'customer' ? (buyer?.accountId ?? null) : await this.staffId(event.actor as Hand);
    await this.database.transaction((tx) => this.desk.post(tx, orderId, event, { accountId }, brought));
  }

  private async staffId(hand: Hand): Promise<string | null> {
    if (hand === 'system' || hand === 'customer') return null;
    const email = STAFF[hand];
    const id = this.staffIds.get(email) ?? (await this.person(email)).id;
    this.staffIds.set(email, id);
    return id;
  }

  private async person(email: string): Promise<AccountCard> {
    const account = await this.accounts.byEmail(this.database.reader, email);
    if (!account) throw new Error(`the demo has no ${email}`);
    return account;
  }
}

/** The way of an order to a state: the road there, or the turn-off from it. */
function stepsTo(state: OrderState, steps: readonly Step[]): readonly Step[] {
  const endsEarly = state === 'cancelled' || state === 'expired';
  const last = STATES.indexOf(endsEarly ? 'awaiting_payment' : state);
  return steps.filter(({ to }) => STATES.indexOf(to) <= last || (endsEarly && to === state));
}

function callerOf({ id, email, role, language }: AccountCard): Caller {
  return { accountId: id, sessionId: '', familyId: '', email, role, language, address: '127.0.0.1' };
}
