import { Injectable } from '@nestjs/common';
import type { OrderView } from '@shop/contract';
import type { HistoryEntry } from '@shop/order-flow';
import type { Tx } from '../../common/public';
import type { CustomerOrder } from '../order.entity';
import { OrderPayments, type PaymentInvoiceSummary, type PaymentRefundSummary } from '../workflow/order-payments';

/** Builds the parts of an order's view about its payment: invoice, sums and refunds. */
@Injectable()
export class OrderPaymentViewBuilder {
  constructor(private readonly payments: OrderPayments) {}

  async buildForOrder(
    tx: Tx,
    order: CustomerOrder,
    { paid, refunded, history }: { paid: number; refunded: number; history: readonly HistoryEntry[] },
    { isStaff }: { isStaff: boolean },
  ): Promise<Pick<OrderView, 'invoice' | 'paid' | 'refunded' | 'refunds'>> {
    const { id, currency } = order;
    const { invoice, refunds } = await this.payments.find(tx, id);
    return {
      invoice: toInvoiceView(order, history, invoice),
      paid: { currency, amount: paid },
      refunded: { currency, amount: refunded },
      refunds: refunds.map((refund) => toRefundView(refund, isStaff)),
    };
  }
}

function toInvoiceView(
  { state }: CustomerOrder,
  history: readonly HistoryEntry[],
  invoice: PaymentInvoiceSummary | null,
): OrderView['invoice'] {
  if (!invoice) return null;
  const { number, payUrl, isOpen } = invoice;
  if (state === 'awaiting_payment')
    return isOpen ? { number, payUrl, status: 'open' } : { number, status: 'cancelled' };
  const paid = history.some(({ event }) => event === 'order_paid');
  return { number, status: paid ? 'paid' : 'cancelled' };
}

/** Staff handle refunds that PayPal rejected or holds; the customer sees them as requested until they are done. */
function toRefundView(
  { currency, amount, state, requestedAt, completedAt }: PaymentRefundSummary,
  isStaff: boolean,
): OrderView['refunds'][number] {
  return {
    amount: { currency, amount },
    state: isStaff || state === 'done' ? state : 'requested',
    requestedAt: requestedAt.toISOString(),
    doneAt: completedAt?.toISOString() ?? null,
  };
}
