import { Injectable } from '@nestjs/common';
import { ApiError, Clock, type Tx } from '../../common/public';
import { lockOrder, OrderWorkflow } from '../../orders/public';
import { assignCapturesToOrder, type Capture, insertCapture } from '../refunds/capture.queries';
import { UnmatchedPayments } from '../unmatched/unmatched-payments.service';

/** Payments of PayPal invoices. */
@Injectable()
export class PayPalPayments {
  constructor(
    private readonly workflow: OrderWorkflow,
    private readonly unmatchedPayments: UnmatchedPayments,
    private readonly clock: Clock,
  ) {}

  /**
   * Pays the order, or records the payment as unmatched. Ignores a capture that is stored already.
   *
   * @param mismatch the reason why it cannot pay the order, if that is known
   * @returns null if it was ignored, otherwise why the payment is unmatched, if it is
   */
  async apply(tx: Tx, capture: Capture, mismatch: string | null): Promise<{ unmatched: string | null } | null> {
    if (!(await insertCapture(tx, capture, this.clock.now()))) return null;
    const unmatched = mismatch ?? (await this.payOrder(tx, capture));
    if (unmatched !== null) await this.unmatchedPayments.record(tx, capture, unmatched);
    return { unmatched };
  }

  /** Returns null if the order is paid, otherwise the code of the error that the workflow rejected the payment with. */
  private async payOrder(tx: Tx, { captureId, orderId, currency, amount }: Capture): Promise<string | null> {
    const order = orderId === null ? null : await lockOrder(tx, orderId);
    if (!order) return 'no_order';
    const payment = { event: 'order_paid', actor: 'system', amount, currency } as const;
    try {
      await this.workflow.postLocked(tx, order, payment, { accountId: null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The workflow says only that an expired order does not await a payment.
      if (order.state === 'expired') return 'order_expired';
      return error.errors[0]?.code ?? error.code;
    }
    await assignCapturesToOrder(tx, [captureId], order.id);
    return null;
  }
}
