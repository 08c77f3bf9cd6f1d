import { Injectable } from '@nestjs/common';
import { ApiError, AuditLog, type Caller, Clock, enqueue, isUuid, type Tx } from '../../common/public';
import { type EntryDetails, Ledger } from '../../ledger/public';
import {
  type CustomerOrder,
  lockOrder,
  normalizeOrderId,
  OrderWorkflow,
  PAYPAL_QUEUE,
  paypalInvoiceCancelled,
} from '../../orders/public';
import { Currency } from '../../tariff/public';
import { AccountingNotifications } from '../accounting-notifications';
import { UnmatchedPayment as UnmatchedPaymentRow } from '../entities/unmatched-payment.entity';
import { markPaidByCaptures } from '../paypal/invoice.queries';
import { assignCapturesToOrder, type Capture } from '../refunds/capture.queries';
import { PayPalRefunds } from '../refunds/refunds.service';
import {
  insertUnmatchedPayment,
  lockOpenPaymentsOfOrder,
  lockUnmatchedPayment,
  markApplied,
  type UnmatchedPayment,
} from './unmatched-payments.queries';

/** Payments that match no open order. Accounting refunds them or applies them to an order. */
@Injectable()
export class UnmatchedPayments {
  constructor(
    private readonly workflow: OrderWorkflow,
    private readonly ledger: Ledger,
    private readonly refunds: PayPalRefunds,
    private readonly notifications: AccountingNotifications,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a payment as unmatched, posts it to the ledger and notifies accounting.
   *
   * @param reason a code from `unmatched-payments.json`
   */
  async record(tx: Tx, { captureId, orderId, currency, amount }: Capture, reason: string): Promise<void> {
    const at = this.clock.now();
    const dedupeKey = `unmatched:${captureId}`;
    const details = { dedupeKey, memo: captureId, at, by: null };
    const isLedgerCurrency = await tx.existsBy(Currency, { code: currency });
    const entryId = isLedgerCurrency
      ? await this.ledger.postUnmatchedPayment(tx, { currency, amount }, orderId ?? undefined, details)
      : null;
    await insertUnmatchedPayment(tx, { entryId, orderId, captureId, currency, amount }, reason, at);
    await this.notifications.notify(tx, {
      template: 'staff_payment_unmatched',
      dedupeKey,
      page: 'unmatched-payments',
      data: { orderId: orderId ?? undefined, amount: { currency, amount }, reason, reference: captureId },
    });
  }

  /**
   * Refunds what is left of an unmatched payment.
   *
   * @throws ApiError `resource_not_found`, `already_decided`, or the order workflow's error
   */
  async refund(tx: Tx, caller: Caller, id: string, reason: string): Promise<void> {
    const { payment, order } = await this.lockOpenPayment(tx, id);
    const { currency, remaining: amount, captureId, orderId } = payment;
    if (order && order.currency === currency && order.state !== 'preorder') {
      const refund = { event: 'refund_issued', actor: 'accounting', amount, currency, reason } as const;
      await this.workflow.postLocked(tx, order, refund, { accountId: caller.accountId }, { capture: captureId });
    } else await this.refundWithoutOrder(tx, payment, caller.accountId);
    await this.audit.record(tx, caller, {
      action: 'unmatched-payment-refunded',
      ...auditSubject(id, orderId),
      before: { amount: { currency, amount } },
      after: { reason },
    });
  }

  /** For a payment without an order that the refund could be posted to as an event. */
  private async refundWithoutOrder(tx: Tx, payment: UnmatchedPayment, by: string): Promise<void> {
    const { id, entryId, orderId, captureId, currency, remaining: amount } = payment;
    const at = this.clock.now();
    const dedupeKey = `unmatched-refund:${id}`;
    if (entryId) {
      const details = { dedupeKey, memo: captureId, at, by };
      await this.ledger.postUnmatchedRefund(tx, { currency, amount }, orderId ?? undefined, details);
    }
    const request = { dedupeKey, orderId, currency, amount, capture: captureId, at, by };
    await this.refunds.request(tx, { ...request, of: 'unmatched' });
  }

  /**
   * Pays an order with an unmatched payment: the order it was received for, or another order of the same customer. The
   * payment must be the order's total, alone or together with the other open payments of its own order.
   *
   * @param toOrderId defaults to the payment's own order
   * @throws ApiError `resource_not_found`, `already_decided`, or the order workflow's error
   */
  async apply(tx: Tx, caller: Caller, id: string, toOrderId: string | undefined): Promise<void> {
    const { payment, order: ownOrder } = await this.lockOpenPayment(tx, id, toOrderId);
    const order = toOrderId === undefined ? ownOrder : await lockOrder(tx, normalizeOrderId(toOrderId));
    if (!order || (ownOrder && ownOrder.accountId !== order.accountId)) {
      throw new ApiError('resource_not_found', [{ field: 'orderId', code: 'resource_not_found' }]);
    }
    const stateBefore = order.state;
    const payments = await this.selectPayments(tx, payment, order);
    await this.payOrder(tx, caller, payments, order);
    const { id: orderId, currency, total: amount } = order;
    await this.audit.record(tx, caller, {
      action: 'unmatched-payment-applied',
      kind: 'order',
      id: orderId,
      before: { status: stateBefore },
      after: { amount: { currency, amount }, from: payments.map(({ captureId }) => captureId) },
    });
  }

  /** The payment alone, or all open payments of its order if they add up to the total. */
  private async selectPayments(tx: Tx, payment: UnmatchedPayment, order: CustomerOrder): Promise<UnmatchedPayment[]> {
    if (payment.remaining === order.total || payment.orderId === null) return [payment];
    const payments = await lockOpenPaymentsOfOrder(tx, payment.orderId, payment.currency);
    return sumRemaining(payments) === order.total ? payments : [payment];
  }

  private async payOrder(
    tx: Tx,
    caller: Caller,
    payments: readonly UnmatchedPayment[],
    order: CustomerOrder,
  ): Promise<void> {
    const at = this.clock.now();
    const by = caller.accountId;
    const currency = payments[0]?.currency ?? '';
    const payment = { event: 'order_paid', actor: 'system', amount: sumRemaining(payments), currency } as const;
    for (const unmatched of payments) await this.moveToOrder(tx, unmatched, order.id, by);
    await this.workflow.postLocked(tx, order, payment, { accountId: by }, { paidFrom: 'unmatched' });
    const captureIds = payments.map(({ captureId }) => captureId);
    const ids = payments.map(({ id }) => id);
    await assignCapturesToOrder(tx, captureIds, order.id);
    await markApplied(tx, ids, order.id, { at, by });
    await markPaidByCaptures(tx, order.id, captureIds, at);
    await enqueue(tx, paypalInvoiceCancelled, { orderId: order.id }, { queue: PAYPAL_QUEUE });
  }

  /** Moves an unmatched payment in the ledger from the order it was received for to the order that it pays. */
  private async moveToOrder(tx: Tx, payment: UnmatchedPayment, toOrderId: string, by: string): Promise<void> {
    const { id, orderId, captureId, currency, remaining: amount } = payment;
    if (orderId === toOrderId) return;
    const at = this.clock.now();
    const details = (step: 'from' | 'to'): EntryDetails => ({
      dedupeKey: `unmatched-moved:${id}:${step}`,
      ...{ memo: captureId, at, by },
    });
    await this.ledger.postUnmatchedRefund(tx, { currency, amount }, orderId ?? undefined, details('from'));
    await this.ledger.postUnmatchedPayment(tx, { currency, amount }, toOrderId, details('to'));
  }

  /** Locks an open payment after its order and the other order, which are locked in the order of their ids. */
  private async lockOpenPayment(
    tx: Tx,
    id: string,
    otherOrderId?: string,
  ): Promise<{ payment: UnmatchedPayment; order: CustomerOrder | null }> {
    if (!isUuid(id)) throw new ApiError('resource_not_found');
    const row = await tx.findOneBy(UnmatchedPaymentRow, { id });
    if (!row) throw new ApiError('resource_not_found');
    const { orderId: ownOrderId } = row;
    const orderIds = [ownOrderId, otherOrderId === undefined ? null : normalizeOrderId(otherOrderId)];
    for (const orderId of orderIds.filter((each) => each !== null).sort()) await lockOrder(tx, orderId);
    const order = ownOrderId === null ? null : await lockOrder(tx, ownOrderId);
    const payment = await lockUnmatchedPayment(tx, id);
    if (!payment) throw new ApiError('resource_not_found');
    if (payment.isSettled) throw new ApiError('already_decided');
    return { payment, order };
  }
}

function sumRemaining(payments: readonly UnmatchedPayment[]): number {
  return payments.reduce((sum, { remaining }) => sum + remaining, 0);
}

function auditSubject(id: string, orderId: string | null): { kind: string; id: string } {
  return orderId === null ? { kind: 'unmatched-payment', id } : { kind: 'order', id: orderId };
}
