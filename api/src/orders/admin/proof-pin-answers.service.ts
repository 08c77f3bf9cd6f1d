import { Injectable } from '@nestjs/common';
import type { AdminOrderView, StaffLanguageCode } from '@shop/contract';
import { ProofDecisions } from '../../artwork/public';
import { ApiError, AuditLog, type Caller, Clock, Database, type IdempotencyKey } from '../../common/public';
import { lockOrder } from '../lock-order';
import { normalizeOrderId } from '../order-id';
import { StaffOrders } from './orders.service';

/** Staff answer customers' pins on proofs. */
@Injectable()
export class ProofPinAnswers {
  constructor(
    private readonly database: Database,
    private readonly orders: StaffOrders,
    private readonly decisions: ProofDecisions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws {ApiError} `resource_not_found` if the order has no such pin */
  async answer(
    caller: Caller,
    { orderId: typedId, pinId, answer }: { orderId: string; pinId: string; answer: string },
    { idempotencyKey, language }: { idempotencyKey: IdempotencyKey | null; language: StaffLanguageCode },
  ): Promise<AdminOrderView> {
    const orderId = normalizeOrderId(typedId);
    return this.database.command(idempotencyKey, async (tx) => {
      if (!(await lockOrder(tx, orderId))) throw new ApiError('resource_not_found');
      await this.decisions.answer(tx, { orderId, pinId, answer }, this.clock.now());
      const subject = { action: 'proof-pin-answer', kind: 'order', id: orderId };
      await this.audit.record(tx, caller, { ...subject, before: {}, after: { pinId, answer } });
      return this.orders.view(tx, caller, orderId, language);
    });
  }
}
