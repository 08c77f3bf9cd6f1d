import { Injectable } from '@nestjs/common';
import { Database } from '../../common/public';
import { CustomerOrder } from '../../orders/public';
import { PayPalDisputes, PayPalPayments } from '../../payments/public';
import type { DemoDispute } from './demo-order-scenarios';

const DAY_MS = 86_400_000;

/** What PayPal reports about demo orders. The emulator of PayPal has the same payments. */
@Injectable()
export class DemoPayPal {
  constructor(
    private readonly database: Database,
    private readonly payments: PayPalPayments,
    private readonly disputes: PayPalDisputes,
  ) {}

  /** Pays an order, or is an unmatched payment if the order cannot be paid any more. */
  async pay(orderId: string, number: string): Promise<void> {
    const { currency, total: amount } = await this.findOrder(orderId);
    const capture = { captureId: captureId(number), orderId, invoiceId: `DEMO-INVOICE-${number}`, currency, amount };
    await this.database.transaction((tx) => this.payments.apply(tx, capture, null));
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

  private findOrder(id: string): Promise<CustomerOrder> {
    return this.database.reader.findOneByOrFail(CustomerOrder, { id });
  }
}

const captureId = (number: string): string => `DEMO-CAPTURE-${number}`;
