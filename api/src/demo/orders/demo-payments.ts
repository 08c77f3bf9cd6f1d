import { Injectable } from '@nestjs/common';
import { type Caller, Database } from '../../common/public';
import { DocumentIssuing } from '../../documents/public';
import { CustomerOrder } from '../../orders/public';
import { PayPalDisputes, PayPalPayments } from '../../payments/public';
import { DemoOrderEvents } from './demo-order-events';
import type { DemoDispute, DemoOrderScenario, DemoRefund } from './demo-order-scenarios';

const DAY_MS = 86_400_000;

/**
 * Payments of demo orders, refunds and disputes, with their documents. The reseller pays from the prepaid account, the
 * customer through PayPal or by a transfer that accounting records. The emulator of PayPal has the same payments.
 */
@Injectable()
export class DemoPayments {
  constructor(
    private readonly database: Database,
    private readonly events: DemoOrderEvents,
    private readonly paypal: PayPalPayments,
    private readonly disputes: PayPalDisputes,
    private readonly documents: DocumentIssuing,
  ) {}

  async pay({ orderId, buyer: kind, paypalPayment }: DemoOrderScenario, buyer: Caller): Promise<void> {
    if (paypalPayment) await this.payThroughPayPal(orderId, paypalPayment.number);
    else {
      const { total: amount, currency } = await this.findOrder(orderId);
      const byActor =
        kind === 'reseller'
          ? ({ actor: 'customer' } as const)
          : ({ actor: 'accounting', memo: `Ref. ${orderId.slice(-6)}` } as const);
      await this.events.post(orderId, { event: 'order_paid', amount, currency, ...byActor }, buyer);
    }
    await this.documents.issueForOrder(orderId);
  }

  /** The payment is unmatched if the order cannot be paid any more. */
  async payThroughPayPal(orderId: string, number: string): Promise<void> {
    const { currency, total: amount } = await this.findOrder(orderId);
    const capture = { captureId: captureId(number), orderId, invoiceId: `DEMO-INVOICE-${number}`, currency, amount };
    await this.database.transaction((tx) => this.paypal.apply(tx, capture, null));
  }

  /** Opens a dispute about the whole payment of an order. */
  async dispute(orderId: string, number: string, { id, reason, daysToRespond }: DemoDispute): Promise<void> {
    const { currency, total: amount } = await this.findOrder(orderId);
    const report = {
      ...{ disputeId: id, captureId: captureId(number), money: { currency, amount }, reason, outcome: null },
      ...{ respondBy: new Date(Date.now() + daysToRespond * DAY_MS), payee: {} },
    };
    await this.database.transaction((tx) => this.disputes.record(tx, report));
  }

  async refund(orderId: string, { amount, reason }: DemoRefund): Promise<void> {
    await this.events.post(orderId, { event: 'refund_issued', actor: 'customer_service', amount, reason });
    await this.documents.issueForOrder(orderId);
  }

  private findOrder(id: string): Promise<CustomerOrder> {
    return this.database.reader.findOneByOrFail(CustomerOrder, { id });
  }
}

const captureId = (number: string): string => `DEMO-CAPTURE-${number}`;
