import { Injectable } from '@nestjs/common';
import { ApiError, AuditLog, type Caller, Clock, isUuid, type Tx } from '../../../common/public';
import { lockRefund, markSettled, type RefundRow, resetForRetry } from '../refund.queries';
import { PayPalRefunds } from '../refunds.service';

/** How accounting handles refunds that failed or were made at PayPal. */
@Injectable()
export class RefundTasks {
  constructor(
    private readonly refunds: PayPalRefunds,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Requests a failed refund from PayPal again.
   *
   * @throws ApiError `resource_not_found`; `already_decided` if it did not fail or is settled
   */
  async retry(tx: Tx, caller: Caller, id: string): Promise<void> {
    const refund = await lockUnsettledRefund(tx, id);
    if (refund.state !== 'failed') throw new ApiError('already_decided');
    await resetForRetry(tx, id, this.clock.now());
    await this.refunds.enqueue(tx, id);
    await this.recordAudit(tx, caller, 'refund-retried', refund, { state: 'requested' });
  }

  /**
   * Settles a failed refund that was made another way, or a refund made at PayPal that accounting has checked.
   *
   * @throws ApiError `resource_not_found`; `already_decided` if it is settled or needs no settlement
   */
  async settle(tx: Tx, caller: Caller, id: string, note: string): Promise<void> {
    const refund = await lockUnsettledRefund(tx, id);
    if (refund.state !== 'failed' && refund.origin !== 'paypal') throw new ApiError('already_decided');
    await markSettled(tx, id, { at: this.clock.now(), by: caller.accountId, note });
    await this.recordAudit(tx, caller, 'refund-settled', refund, { note });
  }

  private recordAudit(
    tx: Tx,
    caller: Caller,
    action: string,
    { id, state, orderId }: RefundRow,
    after: object,
  ): Promise<void> {
    const subject = orderId === null ? { kind: 'paypal-refund', id } : { kind: 'order', id: orderId };
    return this.audit.record(tx, caller, { action, ...subject, before: { state }, after: { refund: id, ...after } });
  }
}

async function lockUnsettledRefund(tx: Tx, id: string): Promise<RefundRow> {
  const refund = isUuid(id) ? await lockRefund(tx, id) : null;
  if (!refund) throw new ApiError('resource_not_found');
  if (refund.isSettled) throw new ApiError('already_decided');
  return refund;
}
