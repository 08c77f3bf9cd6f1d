import { Injectable } from '@nestjs/common';
import type { OrderState } from '@shop/order-flow';
import { ORDER_STATES } from '@shop/order-flow';
import type { AccountSummary } from '../../accounts/public';
import { type Caller, Clock, Database } from '../../common/public';
import { CustomerOrder } from '../../orders/public';
import { DemoOrderEvents } from './demo-order-events';
import { DemoOrderPlacement } from './demo-order-placement';
import { DemoPayments } from './demo-payments';
import { DemoOrderProduction } from './demo-order-production';
import { demoOrderScenarios, type DemoOrderScenario } from './demo-order-scenarios';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

interface Step {
  to: OrderState;
  work: (scenario: DemoOrderScenario, buyer: Caller) => Promise<void>;
}

/** A step of one order, at its time in milliseconds. */
interface PlannedStep {
  at: number;
  work: () => Promise<void>;
}

/** Creates each demo order with the commands of the shop, at past times. */
@Injectable()
export class DemoOrders {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly placement: DemoOrderPlacement,
    private readonly production: DemoOrderProduction,
    private readonly events: DemoOrderEvents,
    private readonly payments: DemoPayments,
  ) {}

  /** All that happens to the orders happens in the order of its time, as the journal and its numbers show. */
  async load(): Promise<void> {
    const planned: PlannedStep[] = [];
    for (const scenario of demoOrderScenarios) {
      const existing = await this.database.reader.findOneBy(CustomerOrder, { id: scenario.orderId });
      if (!existing) planned.push(...(await this.plan(scenario)));
    }
    for (const { at, work } of planned.toSorted((one, other) => one.at - other.at))
      await this.clock.during(new Date(at), work);
  }

  private async plan(scenario: DemoOrderScenario): Promise<PlannedStep[]> {
    const email = `${scenario.buyer}@example.com`;
    const buyer = toCaller(await this.events.findAccount(email));
    const placedAt = Date.now() - scenario.daysAgo * DAY_MS - HOUR_MS;
    const steps = stepsTo(scenario.state, this.steps());
    const planned = steps.map(({ work }, index) => {
      const delay = scenario.state === 'expired' && index === steps.length - 1 ? 8 * DAY_MS : 0;
      return { at: placedAt + index * 3 * HOUR_MS + delay, work: () => work(scenario, buyer) };
    });
    return [...planned, ...this.planLaterEvents(scenario, buyer)];
  }

  /** What follows the completion or the end of an order. */
  private planLaterEvents(scenario: DemoOrderScenario, buyer: Caller): PlannedStep[] {
    const { orderId, claim, refund, paypalPayment: payment, dispute } = scenario;
    const planned: PlannedStep[] = [];
    const plan = (daysAgo: number, work: () => Promise<void>) =>
      planned.push({ at: Date.now() - daysAgo * DAY_MS, work });
    if (payment?.daysAgo !== undefined)
      plan(payment.daysAgo, () => this.payments.payThroughPayPal(orderId, payment.number));
    if (payment && dispute) plan(dispute.daysAgo, () => this.payments.dispute(orderId, payment.number, dispute));
    if (claim) planned.push({ at: Date.now() - 2 * HOUR_MS, work: () => this.production.claim(orderId, buyer, claim) });
    if (refund) plan(refund.daysAgo, () => this.payments.refund(orderId, refund));
    return planned;
  }

  private steps(): readonly Step[] {
    const { events, payments, placement, production } = this;
    return [
      { to: 'preorder', work: (scenario, buyer) => placement.place(scenario, buyer) },
      {
        to: 'awaiting_payment',
        work: ({ orderId }, buyer) => events.post(orderId, { event: 'recipient_info_added', actor: 'customer' }, buyer),
      },
      { to: 'awaiting_files', work: (scenario, buyer) => payments.pay(scenario, buyer) },
      {
        to: 'in_review',
        work: ({ orderId, hasFaultyArtwork: isFaulty = false }, buyer) =>
          production.submitArtwork(orderId, buyer, { isFaulty }),
      },
      { to: 'awaiting_proof_approval', work: ({ orderId }) => production.sendProofs(orderId) },
      { to: 'ready_for_production', work: ({ orderId }, buyer) => production.approveProofs(orderId, buyer) },
      {
        to: 'in_production',
        work: ({ orderId }) => events.post(orderId, { event: 'in_production', actor: 'factory' }),
      },
      { to: 'shipped', work: ({ orderId }) => production.ship(orderId) },
      {
        to: 'completed',
        work: async ({ orderId }) => {
          await production.handOver(orderId);
          await events.post(orderId, { event: 'order_completed', actor: 'customer_service' });
        },
      },
      {
        to: 'cancelled',
        work: ({ orderId, reason = '' }, buyer) =>
          events.post(orderId, { event: 'order_cancelled', actor: 'customer', reason }, buyer),
      },
      { to: 'expired', work: ({ orderId }) => events.post(orderId, { event: 'order_expired', actor: 'system' }) },
    ];
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
