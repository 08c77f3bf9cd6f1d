import { Injectable } from '@nestjs/common';
import type { EventInput, OrderState } from '@shop/order-flow';
import { ORDER_STATES } from '@shop/order-flow';
import { ArtworkFiles } from '../../artwork/public';
import { Accounts, type AccountSummary } from '../../accounts/public';
import { type Caller, Clock, Database, priceListOf } from '../../common/public';
import {
  type EventAttachments,
  Cart,
  CustomerOrder,
  findOrderItems,
  OrderWorkflow,
  OrderPlacement,
} from '../../orders/public';
import { Quotes } from '../../quoting/public';
import { drawPrintFile } from './print-file';
import { demoOrderScenarios, type DemoOrderScenario } from './demo-order-scenarios';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The demo staff accounts by actor of an event. */
const STAFF = {
  customer_service: 'service@example.com',
  accounting: 'accounting@example.com',
  factory: 'factory@example.com',
} as const;
type StaffActor = keyof typeof STAFF | 'customer' | 'system';

interface Step {
  to: OrderState;
  work: (scenario: DemoOrderScenario, buyer: Caller) => Promise<void>;
}

/** Creates each demo order with the commands of the shop, at past times. */
@Injectable()
export class DemoOrders {
  private readonly staffIds = new Map<string, string>();

  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly cart: Cart,
    private readonly quotes: Quotes,
    private readonly placing: OrderPlacement,
    private readonly workflow: OrderWorkflow,
    private readonly artwork: ArtworkFiles,
    private readonly clock: Clock,
  ) {}

  async load(): Promise<void> {
    for (const scenario of demoOrderScenarios) {
      const existing = await this.database.reader.findOneBy(CustomerOrder, { id: scenario.orderId });
      if (!existing) await this.createOrder(scenario);
    }
  }

  private async createOrder(scenario: DemoOrderScenario): Promise<void> {
    const buyer = toCaller(await this.findAccount(`${scenario.buyer}@example.com`));
    const placedAt = Date.now() - scenario.daysAgo * DAY_MS - HOUR_MS;
    const steps = stepsTo(scenario.state, this.steps());
    for (const [index, { work }] of steps.entries()) {
      const delay = scenario.state === 'expired' && index === steps.length - 1 ? 8 * DAY_MS : 0;
      await this.clock.during(new Date(placedAt + index * 3 * HOUR_MS + delay), () => work(scenario, buyer));
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
      { to: 'in_review', work: ({ orderId }, buyer) => this.submitArtwork(orderId, buyer) },
      { to: 'awaiting_proof_approval', work: ({ orderId }) => this.sendProofs(orderId) },
      { to: 'ready_for_production', work: ({ orderId }, buyer) => this.approveProofs(orderId, buyer) },
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
    { orderId, items, currency, shippingMethod, shipTo, buyer: kind }: DemoOrderScenario,
    buyer: Caller,
  ): Promise<void> {
    for (const item of items) await this.cart.add(buyer, item, null);
    const terms = { currency, shippingMethod, paymentMethod: kind === 'reseller' ? 3 : 0 };
    const { adjusted } = this.quotes.quoteCart(priceListOf(buyer), items, { ...terms, country: shipTo.country });
    await this.placing.place(
      buyer,
      { address: shipTo, ...terms, expectedTotal: { currency, amount: adjusted.total } },
      null,
      orderId,
    );
  }

  private async pay({ orderId, buyer: kind }: DemoOrderScenario, buyer: Caller): Promise<void> {
    const { total: amount, currency } = await this.database.reader.findOneByOrFail(CustomerOrder, { id: orderId });
    const actor = kind === 'reseller' ? 'customer' : 'accounting';
    await this.post(
      orderId,
      {
        event: 'order_paid',
        actor,
        amount,
        currency,
        ...(actor === 'accounting' && { memo: `Ref. ${orderId.slice(-6)}` }),
      },
      buyer,
    );
  }

  private async submitArtwork(orderId: string, buyer: Caller): Promise<void> {
    for (const { sid, position } of await this.printed(orderId)) {
      const name = `artwork-${position + 1}.png`;
      const file = await this.artwork.storePrintFile(name, drawPrintFile(480, 240, position));
      await this.post(orderId, { event: 'user_file_upload', actor: 'customer', sid, fileName: name }, buyer, {
        artwork: { kind: 'file', name, file },
      });
    }
    if ((await this.printed(orderId)).length > 0)
      await this.post(orderId, { event: 'artworks_submitted', actor: 'customer' }, buyer);
  }

  private async sendProofs(orderId: string): Promise<void> {
    for (const { sid, position } of await this.printed(orderId)) {
      const name = `proof-${position + 1}.png`;
      const file = await this.artwork.storePrintFile(name, drawPrintFile(480, 240, position));
      await this.post(
        orderId,
        { event: 'digital_proof_sent', actor: 'customer_service', sid, fileName: name },
        undefined,
        {
          proof: { name, file },
        },
      );
    }
  }

  private async approveProofs(orderId: string, buyer: Caller): Promise<void> {
    const printedItems = await this.printed(orderId);
    const versions = Object.fromEntries(printedItems.map(({ sid }) => [sid, 1]));
    if (printedItems.length > 0)
      await this.post(orderId, { event: 'artwork_confirmed', actor: 'customer', versions }, buyer);
  }

  private async ship(orderId: string): Promise<void> {
    const items = (await findOrderItems(this.database.reader, orderId)).map(({ sid }) => sid);
    await this.post(orderId, {
      event: 'shipped',
      actor: 'factory',
      items,
      agent: 'EMS',
      trackingNumber: `EE${orderId.slice(-6)}CN`,
    });
  }

  private async printed(orderId: string): Promise<{ sid: string; position: number }[]> {
    return (await findOrderItems(this.database.reader, orderId)).filter(({ printed }) => printed);
  }

  private async post(
    orderId: string,
    event: EventInput,
    buyer?: Caller,
    attachments?: EventAttachments,
  ): Promise<void> {
    const accountId =
      event.actor === 'customer' ? (buyer?.accountId ?? null) : await this.staffId(event.actor as StaffActor);
    await this.database.transaction((tx) => this.workflow.post(tx, orderId, event, { accountId }, attachments));
  }

  private async staffId(hand: StaffActor): Promise<string | null> {
    if (hand === 'system' || hand === 'customer') return null;
    const email = STAFF[hand];
    const id = this.staffIds.get(email) ?? (await this.findAccount(email)).id;
    this.staffIds.set(email, id);
    return id;
  }

  private async findAccount(email: string): Promise<AccountSummary> {
    const account = await this.accounts.findByEmail(this.database.reader, email);
    if (!account) throw new Error(`there is no demo account ${email}`);
    return account;
  }
}

/** The steps that bring an order to a state. */
function stepsTo(state: OrderState, steps: readonly Step[]): readonly Step[] {
  const endsEarly = state === 'cancelled' || state === 'expired';
  const last = ORDER_STATES.indexOf(endsEarly ? 'awaiting_payment' : state);
  return steps.filter(({ to }) => ORDER_STATES.indexOf(to) <= last || (endsEarly && to === state));
}

function toCaller({ id, email, role, language }: AccountSummary): Caller {
  return { accountId: id, sessionId: '', familyId: '', email, role, language, address: '127.0.0.1' };
}
