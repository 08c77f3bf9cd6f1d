import { Injectable } from '@nestjs/common';
import { Clock, type Tx } from '../../common/public';
import { Ledger } from '../../ledger/public';
import { lockOrder, OrderWorkflow } from '../../orders/public';
import { AccountingNotifications } from '../accounting-notifications';
import { PayPalCapture } from '../entities/paypal-capture.entity';
import { PayPalDisputeRow } from '../entities/paypal-dispute.entity';
import type { PayPalDispute } from '../paypal/client/paypal-dispute';
import { findOrdersOfCaptures } from '../refunds/capture.queries';
import { isPaid } from '../refunds/external-refunds.service';
import { isPostedToLedger } from '../unmatched/unmatched-payments.queries';
import { findDisputesOfInvoice, insertDispute, lockDispute } from './dispute.queries';

type Step = 'opened' | 'resolved';

/**
 * Disputes about PayPal payments. A dispute is opened once and resolved once, in whatever order PayPal reports it: one that
 * is reported as resolved first is opened and resolved together.
 */
@Injectable()
export class PayPalDisputes {
  constructor(
    private readonly workflow: OrderWorkflow,
    private readonly ledger: Ledger,
    private readonly notifications: AccountingNotifications,
    private readonly clock: Clock,
  ) {}

  /** Stores the dispute or its outcome, applies it to the payment if that is known, and notifies accounting. */
  async record(tx: Tx, dispute: PayPalDispute): Promise<string[]> {
    const { disputeId, captureId, outcome, respondBy } = dispute;
    for (const orderId of await findOrdersOfCaptures(tx, { captureId })) await lockOrder(tx, orderId);
    const isNew = await insertDispute(tx, dispute, this.clock.now());
    const row = await lockDispute(tx, disputeId);
    if (respondBy) row.respondBy = respondBy;
    const isResolved = outcome !== null && row.state === 'open';
    if (isResolved) Object.assign(row, { state: 'resolved', outcome, resolvedAt: this.clock.now() });
    await tx.save(row);
    await this.applyToPayment(tx, row);
    if (isNew) await this.notify(tx, row, 'opened');
    if (isResolved) await this.notify(tx, row, 'resolved');
    return [...(isNew ? ['dispute opened'] : []), ...(isResolved ? ['dispute resolved'] : [])];
  }

  /** Applies the disputes that were reported before the payments of the invoice. */
  async matchEarlier(tx: Tx, invoiceId: string): Promise<void> {
    for (const id of await findDisputesOfInvoice(tx, invoiceId))
      await this.applyToPayment(tx, await lockDispute(tx, id));
  }

  /** A disputed amount that the payment cannot have stays a task for accounting without a posting. */
  private async applyToPayment(tx: Tx, row: PayPalDisputeRow): Promise<void> {
    const capture = await tx.findOneBy(PayPalCapture, { captureId: row.captureId });
    if (capture?.currency !== row.currency || row.amount > capture.amount) return;
    row.orderId = capture.paidOrderId ?? capture.orderId;
    if (row.posted === null && (await this.post(tx, row, capture, 'opened'))) row.posted = 'opened';
    if (row.posted === 'opened' && row.state === 'resolved') {
      await this.post(tx, row, capture, 'resolved');
      row.posted = 'resolved';
    }
    await tx.save(row);
  }

  /** Returns false if the ledger is not kept in the payment's currency. */
  private async post(
    tx: Tx,
    { id: reference, currency, amount, outcome }: PayPalDisputeRow,
    { captureId, paidOrderId, orderId }: PayPalCapture,
    step: Step,
  ): Promise<boolean> {
    const order = paidOrderId === null ? null : await lockOrder(tx, paidOrderId);
    const report = { actor: 'system', amount, currency, reference } as const;
    const author = { accountId: null };
    if (order && isPaid(order)) {
      if (step === 'opened') await this.workflow.postLocked(tx, order, { event: 'dispute_opened', ...report }, author);
      else
        await this.workflow.postLocked(
          tx,
          order,
          { event: 'dispute_resolved', ...report, outcome: outcome ?? '' },
          author,
        );
      return true;
    }
    if (!order && !(await isPostedToLedger(tx, captureId))) return false;
    const disputed = { orderId: order?.id ?? orderId ?? undefined, reference, currency, amount };
    await this.ledger.postDispute(tx, step, { ...disputed, source: { kind: 'paypal' }, at: this.clock.now() });
    return true;
  }

  private notify(
    tx: Tx,
    { id: reference, orderId, currency, amount, outcome }: PayPalDisputeRow,
    step: Step,
  ): Promise<void> {
    return this.notifications.notify(tx, {
      template: `staff_dispute_${step}`,
      dedupeKey: `dispute:${reference}:${step}`,
      page: 'paypal-disputes',
      data: { orderId: orderId ?? undefined, amount: { currency, amount }, reference, outcome: outcome ?? undefined },
    });
  }
}
