import { Injectable } from '@nestjs/common';
import { Clock, type Tx } from '../../common/public';
import { Ledger } from '../../ledger/public';
import { AccountingNotifications } from '../accounting-notifications';
import { isPostedToLedger, reduceUnmatchedPayment } from '../unmatched/unmatched-payments.queries';
import { type InvoiceCapture, lockCapturesOfInvoice } from './capture.queries';
import { insertExternalRefund } from './refund.queries';

/** A refund as a PayPal invoice lists it. Amount in minor units. */
export interface ReportedRefund {
  refundId: string;
  invoiceId: string;
  currency: string;
  amount: number;
}

/** Refunds that somebody made at PayPal and not through this shop. */
@Injectable()
export class ExternalRefunds {
  constructor(
    private readonly ledger: Ledger,
    private readonly notifications: AccountingNotifications,
    private readonly clock: Clock,
  ) {}

  /** Stores the refund, posts it to the ledger and notifies accounting. */
  async record(tx: Tx, { refundId, invoiceId, currency, amount }: ReportedRefund): Promise<void> {
    const at = this.clock.now();
    const capture = invoiceId ? matchCapture(await lockCapturesOfInvoice(tx, invoiceId, currency), amount) : null;
    const captureId = capture?.captureId ?? null;
    const orderId = capture?.paidOrderId ?? capture?.orderId ?? null;
    await insertExternalRefund(tx, { refundId, captureId, orderId, currency, amount }, at);
    if (capture) await this.post(tx, capture, { refundId, currency, amount, at });
    await this.notifications.notify(tx, {
      template: 'staff_refund_by_hand',
      dedupeKey: `refund-by-hand:${refundId}`,
      page: 'paypal-refunds',
      data: { orderId: orderId ?? '–', amount: { currency, amount }, reference: refundId },
    });
  }

  /** Posts nothing if the ledger shows less left of the order's payment than the refund. */
  private async post(
    tx: Tx,
    { captureId, paidOrderId, orderId }: InvoiceCapture,
    { refundId, currency, amount, at }: { refundId: string; currency: string; amount: number; at: Date },
  ): Promise<void> {
    const dedupeKey = `paypal-refund:${refundId}`;
    if (paidOrderId === null) {
      if (await isPostedToLedger(tx, captureId)) {
        const details = { dedupeKey, memo: refundId, at, by: null };
        await this.ledger.postUnmatchedRefund(tx, { currency, amount }, orderId ?? undefined, details);
      }
      await reduceUnmatchedPayment(tx, captureId, amount, { at, by: null });
      return;
    }
    const { paid, refunded } = await this.ledger.loadOrderBalance(tx, paidOrderId, currency);
    if (amount > paid - refunded) return;
    await this.ledger.postRefund(tx, {
      ...{ dedupeKey, orderId: paidOrderId, currency, amount, at, by: null },
      of: 'payment',
      to: { kind: 'paypal' },
    });
  }
}

/**
 * A PayPal invoice does not say which payment a refund belongs to. Prefers an unmatched payment of exactly that amount,
 * then the order's payment, then any payment with enough left.
 */
function matchCapture(captures: readonly InvoiceCapture[], amount: number): InvoiceCapture | null {
  return (
    captures.find(({ paidOrderId, remaining }) => paidOrderId === null && remaining === amount) ??
    captures.find(({ paidOrderId, remaining }) => paidOrderId !== null && remaining >= amount) ??
    captures.find(({ remaining }) => remaining >= amount) ??
    null
  );
}
