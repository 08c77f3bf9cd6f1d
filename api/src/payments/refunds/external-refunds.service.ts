import { Injectable } from '@nestjs/common';
import { PAID_STATES } from '@shop/order-flow';
import { Clock, type Tx } from '../../common/public';
import { Ledger } from '../../ledger/public';
import { type CustomerOrder, lockOrder, OrderWorkflow } from '../../orders/public';
import { AccountingNotifications } from '../accounting-notifications';
import { isPostedToLedger, reduceUnmatchedPayment } from '../unmatched/unmatched-payments.queries';
import { findOrdersOfCaptures, type InvoiceCapture, lockReportedCaptures } from './capture.queries';
import {
  assignRefundToCapture,
  insertExternalRefund,
  lockUnmatchedRefunds,
  type ReportedRefund,
  type UnmatchedRefund,
} from './refund.queries';

/** Refunds and chargebacks that were made at PayPal and not through this shop. Each counts once by its PayPal id. */
@Injectable()
export class ExternalRefunds {
  constructor(
    private readonly ledger: Ledger,
    private readonly workflow: OrderWorkflow,
    private readonly notifications: AccountingNotifications,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the refund, applies it to its payment if that is known, and notifies accounting. Returns false if it is stored
   * already.
   */
  async record(tx: Tx, reported: ReportedRefund): Promise<boolean> {
    const refund = await insertExternalRefund(tx, reported, this.clock.now());
    if (!refund) return false;
    const orderId = await this.match(tx, refund);
    const { refundId, kind, currency, amount } = refund;
    await this.notifications.notify(tx, {
      template: kind === 'chargeback' ? 'staff_chargeback' : 'staff_refund_by_hand',
      dedupeKey: `refund-by-hand:${refundId}`,
      page: 'paypal-refunds',
      data: { orderId: orderId ?? undefined, amount: { currency, amount }, reference: refundId },
    });
    return true;
  }

  /** Applies the refunds that were reported before the payments of the invoice. */
  async matchEarlier(tx: Tx, invoiceId: string): Promise<void> {
    for (const refund of await lockUnmatchedRefunds(tx, invoiceId)) await this.match(tx, refund);
  }

  /** Returns the order of the refunded payment; null if there is none, or if no known payment is that large. */
  private async match(tx: Tx, refund: UnmatchedRefund): Promise<string | null> {
    for (const orderId of await findOrdersOfCaptures(tx, refund)) await lockOrder(tx, orderId);
    const capture = findRefundedCapture(await lockReportedCaptures(tx, refund), refund);
    if (!capture) return null;
    const { captureId, paidOrderId } = capture;
    const orderId = paidOrderId ?? capture.orderId;
    const order = paidOrderId === null ? null : await lockOrder(tx, paidOrderId);
    if (order) await this.applyToOrder(tx, order, refund);
    else await this.applyToUnmatchedPayment(tx, capture, refund);
    await assignRefundToCapture(tx, refund.id, { captureId, orderId });
    return orderId;
  }

  /** A cancelled order has no event for it; what exceeds its balance was posted when the cancellation refunded it. */
  private async applyToOrder(
    tx: Tx,
    order: CustomerOrder,
    { refundId, kind, currency, amount }: UnmatchedRefund,
  ): Promise<void> {
    if (isPaid(order)) {
      const reversal = {
        event: 'payment_reversed',
        actor: 'system',
        kind,
        amount,
        currency,
        reference: refundId,
      } as const;
      await this.workflow.postLocked(tx, order, reversal, { accountId: null });
      return;
    }
    const { paid, refunded } = await this.ledger.loadOrderBalance(tx, order.id, currency);
    if (amount > paid - refunded) return;
    await this.ledger.postRefund(tx, {
      ...{ kind, orderId: order.id, currency, amount, by: null, at: this.clock.now() },
      dedupeKey: `paypal-refund:${refundId}`,
      of: 'payment',
      to: { kind: 'paypal' },
    });
  }

  private async applyToUnmatchedPayment(
    tx: Tx,
    { captureId, orderId }: InvoiceCapture,
    { refundId, currency, amount }: UnmatchedRefund,
  ): Promise<void> {
    const at = this.clock.now();
    if (await isPostedToLedger(tx, captureId)) {
      const details = { dedupeKey: `paypal-refund:${refundId}`, memo: refundId, at, by: null };
      await this.ledger.postUnmatchedRefund(tx, { currency, amount }, orderId ?? undefined, details);
    }
    await reduceUnmatchedPayment(tx, captureId, amount, { at, by: null });
  }
}

/** Whether the order's state accepts reports about its payment. */
export function isPaid({ state }: Pick<CustomerOrder, 'state'>): boolean {
  return PAID_STATES.some((paid) => paid === state);
}

/**
 * A PayPal invoice does not say which payment a refund belongs to. Prefers an unmatched payment of exactly that amount,
 * then the order's payment, then any payment with enough left.
 */
function findRefundedCapture(captures: readonly InvoiceCapture[], { amount }: UnmatchedRefund): InvoiceCapture | null {
  return (
    captures.find(({ paidOrderId, remaining }) => paidOrderId === null && remaining === amount) ??
    captures.find(({ paidOrderId, kept }) => paidOrderId !== null && kept >= amount) ??
    captures.find(({ paidOrderId, remaining }) => paidOrderId === null && remaining >= amount) ??
    null
  );
}
