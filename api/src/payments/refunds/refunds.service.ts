import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApiError, Clock, Database, enqueue, job, Outbox, type Tx } from '../../common/public';
import { lockOrder, PAYPAL_QUEUE, type PaymentRefundRequest } from '../../orders/public';
import { AccountingNotifications } from '../accounting-notifications';
import { PayPalError } from '../paypal/client/paypal-error';
import type { PayPalRefund, PayPalRefundReport } from '../paypal/client/paypal-refund';
import { PayPalAccount } from '../paypal/paypal-account.service';
import { reduceUnmatchedPayment } from '../unmatched/unmatched-payments.queries';
import { findInvoiceIdOfCapture, findOrdersOfCaptures, lockRefundableCaptures } from './capture.queries';
import { ExternalRefunds } from './external-refunds.service';
import {
  findRefund,
  insertRefund,
  lockRefund,
  lockRefundByPayPalId,
  lockUnconfirmedRefund,
  markRejected,
  type RefundRow,
  type ReportedRefund,
  updateRefundStatus,
} from './refund.queries';
import { splitRefund } from './refund-split';

/** Sends one refund of one capture to PayPal. */
const refundRequested = job<{ id: string }>('payments.paypal-refund-requested');

/** `orderId` is null for an unmatched payment without an order. */
export type RefundRequest = Omit<PaymentRefundRequest, 'orderId'> & { orderId: string | null };

/**
 * Refunds PayPal captures. Every refund is a row with its own request id before PayPal is called, so that PayPal never
 * refunds it twice.
 */
@Injectable()
export class PayPalRefunds implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly external: ExternalRefunds,
    private readonly notifications: AccountingNotifications,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly paypal: PayPalAccount,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(refundRequested, ({ id }) => this.send(id));
  }

  /**
   * Requests a refund in the transaction that posts it to the ledger. Splits it if no single capture has enough left.
   *
   * @throws ApiError `event_not_allowed` with `refund_exceeds_limit` if the captures have less left than the amount
   */
  async request(tx: Tx, { dedupeKey, orderId, currency, amount, of, capture, at, by }: RefundRequest): Promise<void> {
    const captures = await lockRefundableCaptures(tx, { orderId, currency, of, captureId: capture ?? null });
    const parts = splitRefund(captures, amount);
    if (!parts) throw new ApiError('event_not_allowed', [{ field: 'amount', code: 'refund_exceeds_limit' }]);
    for (const [index, { captureId, amount: partAmount }] of parts.entries()) {
      const refund = { dedupeKey, part: index + 1, captureId, orderId, currency, amount: partAmount };
      const id = await insertRefund(tx, refund, at);
      if (!id) continue;
      if (of === 'unmatched') await reduceUnmatchedPayment(tx, captureId, partAmount, { at, by });
      await this.enqueue(tx, id);
    }
  }

  /** Queues the job that sends a refund to PayPal. */
  enqueue(tx: Tx, id: string): Promise<void> {
    return enqueue(tx, refundRequested, { id }, { key: `paypal-refund:${id}`, queue: PAYPAL_QUEUE });
  }

  /** Can be repeated: PayPal returns the same refund for the same request id. */
  private async send(id: string): Promise<void> {
    const refund = await findRefund(this.database.reader, id);
    if (refund?.state !== 'requested' || refund.captureId === null) return;
    const { captureId, requestId, currency, amount } = refund;
    try {
      const response = await this.paypal.client.refundCapture(captureId, { currency, amount }, requestId);
      await this.database.transaction((tx) => this.recordResponse(tx, id, response));
    } catch (error) {
      if (!(error instanceof PayPalError) || !isPermanent(error)) throw error;
      const failure = error.issues.join(' ') || error.name;
      await this.database.transaction(async (tx) => {
        if (await markRejected(tx, id, failure)) await this.notifyFailure(tx, refund, failure);
      });
    }
  }

  /**
   * A refund of the same amount that was made at PayPal may have been taken for this one before the response came
   * (`lockUnconfirmedRefund`). Then this refund gets its real id and the other one is recorded as external.
   */
  private async recordResponse(tx: Tx, id: string, response: PayPalRefund): Promise<void> {
    const refund = await lockRefund(tx, id);
    if (!refund) return;
    const { refundId: assumedId, currency, amount } = refund;
    if (assumedId === null || assumedId === response.refundId) {
      await this.applyStatus(tx, refund, response);
      return;
    }
    await updateRefundStatus(tx, { id, state: 'requested' }, response, this.clock.now());
    const invoiceId = await findInvoiceIdOfCapture(tx, refund.captureId);
    await this.external.record(tx, { refundId: assumedId, kind: 'refund', invoiceId, currency, amount });
  }

  private async applyStatus(tx: Tx, refund: RefundRow, response: PayPalRefund): Promise<boolean> {
    const hasChanged = await updateRefundStatus(tx, refund, response, this.clock.now());
    const { status } = response;
    if (hasChanged && (status === 'FAILED' || status === 'CANCELLED')) await this.notifyFailure(tx, refund, status);
    return hasChanged;
  }

  /**
   * Loads a refund from PayPal and applies its status. Returns the new status, or null if it has not changed.
   *
   * @throws PayPalError
   */
  async refresh(refundId: string): Promise<string | null> {
    const refund = await this.paypal.client.getRefund(refundId);
    const hasChanged = await this.database.transaction((tx) => this.updateStatus(tx, refund));
    return hasChanged ? refund.status : null;
  }

  /**
   * Applies a refund that an event describes. One that this shop did not request counts once it is completed. Returns what
   * changed.
   */
  async recordEvent(tx: Tx, { refundId, status, kind, captureId, money }: PayPalRefundReport): Promise<string[]> {
    for (const orderId of await findOrdersOfCaptures(tx, { captureId })) await lockOrder(tx, orderId);
    if (await this.updateStatus(tx, { refundId, status })) return ['refund status'];
    if (status !== 'COMPLETED' || !money) return [];
    const reported = { refundId, kind, captureId: captureId ?? (kind === 'chargeback' ? refundId : null), ...money };
    return (await this.recordReported(tx, reported)) ? [kind === 'refund' ? 'refunded' : 'charged back'] : [];
  }

  /** Applies the status of a refund that this shop requested; ignores others. Returns whether it changed. */
  async updateStatus(tx: Tx, response: PayPalRefund): Promise<boolean> {
    const refund = await lockRefundByPayPalId(tx, response.refundId);
    return refund !== null && this.applyStatus(tx, refund, response);
  }

  /** Records a refund that PayPal reports: one that was requested, or an external one. Returns whether it is new. */
  async recordReported(tx: Tx, reported: ReportedRefund): Promise<boolean> {
    const { refundId, kind } = reported;
    if (await lockRefundByPayPalId(tx, refundId)) return false;
    const requested = kind === 'refund' ? await lockUnconfirmedRefund(tx, reported) : null;
    if (requested) return this.applyStatus(tx, requested, { refundId, status: 'COMPLETED' });
    return this.external.record(tx, reported);
  }

  /** Applies the refunds that were reported before the payments of the invoice. */
  matchEarlier(tx: Tx, invoiceId: string): Promise<void> {
    return this.external.matchEarlier(tx, invoiceId);
  }

  private notifyFailure(
    tx: Tx,
    { id, requestId, orderId, currency, amount }: RefundRow,
    reason: string,
  ): Promise<void> {
    return this.notifications.notify(tx, {
      template: 'staff_refund_failed',
      dedupeKey: `refund-failed:${id}:${requestId}`,
      page: 'paypal-refunds',
      data: { orderId: orderId ?? undefined, amount: { currency, amount }, reason },
    });
  }
}

/** Whether PayPal would reject the same request again. */
function isPermanent({ kind, retryable, status = 0 }: PayPalError): boolean {
  return kind === 'unsendable' || (kind === 'response' && !retryable && [400, 403, 404, 422].includes(status));
}
