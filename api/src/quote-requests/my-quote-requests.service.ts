import { Injectable } from '@nestjs/common';
import type { Input, MyQuoteRequestView, Output } from '@shop/contract';
import { Products } from '../catalogue/public';
import { type Caller, Clock, Database, type IdempotencyKey } from '../common/public';
import { QuoteRequest } from './quote-request.entity';
import { lockOpenRequest, listRequestsOfAccount, type RequestRow } from './quote-request.queries';

/** The signed-in customer's quote requests. */
@Injectable()
export class MyQuoteRequests {
  constructor(
    private readonly database: Database,
    private readonly products: Products,
    private readonly clock: Clock,
  ) {}

  async list(
    { accountId }: Caller,
    page: Input<'Account/MyQuoteRequests'>,
    language: string,
  ): Promise<Output<'Account/MyQuoteRequests'>> {
    const { total, rows } = await listRequestsOfAccount(this.database.reader, accountId, this.clock.now(), page);
    return { total, items: rows.map((row) => this.toView(row, language)) };
  }

  /** @throws ApiError `resource_not_found`, also for another customer's request; `already_decided` */
  async withdraw(
    { accountId }: Caller,
    { requestId }: Input<'Account/WithdrawQuoteRequest'>,
    idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'Account/WithdrawQuoteRequest'>> {
    return this.database.command(idempotencyKey, async (tx) => {
      await lockOpenRequest(tx, requestId, accountId);
      await tx.update(QuoteRequest, { id: requestId }, { state: 'withdrawn', decidedAt: this.clock.now() });
      return {};
    });
  }

  private toView(row: RequestRow, language: string): MyQuoteRequestView {
    const { id, kind, state, message, items, wish, answer, decided_at, valid_until } = row;
    return {
      ...{ requestId: id, kind, state, message, wish },
      requestedAt: row.requested_at.toISOString(),
      replyBy: row.due_at.toISOString(),
      items: items.map((item) => ({ name: this.products.nameOf(item, language), item })),
      answer: answer &&
        decided_at && {
          at: decided_at.toISOString(),
          message: answer.message,
          total: answer.total,
          validUntil: valid_until?.toISOString() ?? null,
          offer: state === 'answered' && row.offer_id ? `/quote?t=${row.offer_id}` : null,
        },
      orderId: row.order_id,
    };
  }
}
