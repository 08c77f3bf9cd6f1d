import { Injectable } from '@nestjs/common';
import type { OrderState } from '@shop/order-flow';
import type { Tx } from '../../common/public';
import { Ledger } from '../../ledger/public';
import { type CustomerOrder, OrderWorkflow } from '../../orders/public';
import type { PaymentDetails, PaymentProvider } from './payment-provider';

/** Charges orders to the customer's prepaid account. The ledger holds all of its data. */
@Injectable()
export class PrepaidProvider implements PaymentProvider {
  constructor(
    private readonly workflow: OrderWorkflow,
    private readonly ledger: Ledger,
  ) {}

  async start(tx: Tx, order: CustomerOrder, payNow: boolean): Promise<PaymentDetails & { status: OrderState }> {
    const { accountId, currency, total: amount } = order;
    const payment = { event: 'order_paid', actor: 'customer', amount, currency } as const;
    const paid = payNow ? await this.workflow.postWithResults(tx, order, payment, { accountId }) : undefined;
    const fen = paid?.prepaidBalance ?? (await this.ledger.loadPrepaidBalance(tx, accountId));
    return { status: paid?.state ?? order.state, prepaid: { balance: { currency: 'CNY', amount: fen } } };
  }

  /** The ledger entry of a refund credits the prepaid account; nothing else is to be done. */
  async requestRefund(): Promise<void> {}
}
